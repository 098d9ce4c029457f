/** The sentences of a model that may stand in the summary: each carried by the facts that it names. */
import type { DeckView } from '../../evidence/view/view-types.js';
import type { Fact } from '../../model/fact.js';
import type { ModelSummary } from '../../model/model-use.js';
import type { OpenDeck, Review } from '../engine.js';
import { isCarried } from './check-sentence.js';
import type { Sentence } from './answer-schemas.js';

const MOST_SENTENCES = 3;
/** Proposed sentences that are looked at. */
const MOST_READ = 12;
const SHOWN_LENGTH = 240;

export interface WrittenSentences {
  sentences: ModelSummary['sentences'];
  refused: Review['rejected'];
}

export function writeSentences(
  proposed: readonly Sentence[],
  facts: readonly Fact[],
  { view, deck: { locale, companyName } }: { view: DeckView; deck: Pick<OpenDeck, 'locale' | 'companyName'> },
): WrittenSentences {
  const written: WrittenSentences = { sentences: [], refused: [] };
  for (const sentence of proposed.slice(0, MOST_READ)) {
    const text = sentence.text.replace(/\s+/gu, ' ').trim();
    const named = facts.filter(({ id }) => sentence.facts.includes(id));
    if (!isCarried(text, named, { view, locale, companyName })) {
      const proposal = { kind: 'summary', quote: text.slice(0, SHOWN_LENGTH) };
      written.refused.push({ step: 'ai_scoring', code: 'sentence-not-carried', proposal, values: {} });
    } else if (written.sentences.length < MOST_SENTENCES) {
      written.sentences.push({ text, factIds: named.map(({ id }) => id) });
    }
  }
  return written;
}
