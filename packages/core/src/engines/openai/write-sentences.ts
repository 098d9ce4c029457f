/** The sentences of a model that may stand in the summary: each carried by the facts that it names. */
import type { DeckView } from '../../evidence/view/view-types.js';
import type { Fact } from '../../model/fact.js';
import type { ModelSummary } from '../../model/model-use.js';
import type { OpenDeck, Review } from '../engine.js';
import { proveSentence } from './check-sentence.js';
import type { Proof } from './proof.js';
import type { Sentence } from './answer-schemas.js';
import type { OpenSentence } from './critic/sentence-sheet.js';

const MOST_SENTENCES = 3;
/** Proposed sentences that are looked at. */
const MOST_READ = 12;
const SHOWN_LENGTH = 240;

export interface WrittenSentences {
  sentences: ModelSummary['sentences'];
  refused: Review['rejected'];
}

/** A sentence with the facts that it names, as far as rules prove it. */
export interface WeighedSentence {
  text: string;
  named: Fact[];
  proof: Proof;
}

export function weighSentences(
  proposed: readonly Sentence[],
  facts: readonly Fact[],
  { view, deck: { locale, companyName } }: { view: DeckView; deck: Pick<OpenDeck, 'locale' | 'companyName'> },
): WeighedSentence[] {
  return proposed.slice(0, MOST_READ).map((sentence) => {
    const text = sentence.text.replace(/\s+/gu, ' ').trim();
    const named = facts.filter(({ id }) => sentence.facts.includes(id));
    return { text, named, proof: proveSentence(text, named, { view, locale, companyName }) };
  });
}

/** What the critic is asked of: none where there are sentences enough. */
export function openSentences(weighed: readonly WeighedSentence[]): OpenSentence[] {
  if (weighed.filter(({ proof }) => proof === 'carried').length >= MOST_SENTENCES) return [];
  return weighed
    .filter(({ proof }) => proof === 'open')
    .map(({ text, named }) => ({ text, quotes: named.map(({ quote }) => quote) }));
}

/** The first that rules prove or the critic upheld (`upheld`, texts). */
export function writeSentences(weighed: readonly WeighedSentence[], upheld: ReadonlySet<string>): WrittenSentences {
  const written: WrittenSentences = { sentences: [], refused: [] };
  for (const { text, named, proof } of weighed) {
    if (proof === 'refused' || (proof === 'open' && !upheld.has(text))) {
      const proposal = { kind: 'summary', quote: text.slice(0, SHOWN_LENGTH) };
      written.refused.push({ step: 'ai_scoring', code: 'sentence-not-carried', proposal, values: {} });
    } else if (written.sentences.length < MOST_SENTENCES) {
      written.sentences.push({ text, factIds: named.map(({ id }) => id) });
    }
  }
  return written;
}
