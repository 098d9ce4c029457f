/** The critic on sentences of the summary that no rule proves whole: whether their facts' quotes say all that they say. */
import type { SecondLook } from '../../../model/fact.js';
import type { Prompt } from '../prompt.js';
import { criticPrompt, plain } from './critic.js';

/** A sentence whose figures and names are proven, with the quotes of its facts. */
export interface OpenSentence {
  text: string;
  quotes: readonly string[];
}

export interface SentenceSheet {
  prompt: Prompt;
  /** The sentence under the id that the model is told. */
  ids: ReadonlyMap<string, string>;
  controls: ReadonlyMap<string, 'yes' | 'no'>;
}

/** Of no deck: no quote says it. */
const MADE_UP = 'Its two sisters run a bakery beside the harbour and have retired from rowing.';

/** The sheet for `open`, with a quote that says itself and a sentence that no quote says among them. */
export function sentenceSheet(open: readonly [OpenSentence, ...OpenSentence[]], mark: string): SentenceSheet {
  const { quotes } = open[0];
  const lines = [
    lineOf({ text: MADE_UP, quotes }),
    ...open.map(lineOf),
    lineOf({ text: quotes[0] ?? '', quotes: quotes.slice(0, 1) }),
  ];
  return {
    prompt: criticPrompt(
      lines.map((line, index) => `c${index + 1} | ${line}`),
      mark,
    ),
    ids: new Map(open.map(({ text }, index) => [`c${index + 2}`, text])),
    controls: new Map([
      ['c1', 'no'],
      [`c${lines.length}`, 'yes'],
    ]),
  };
}

function lineOf({ text, quotes }: OpenSentence): string {
  return ['sentence', 'Do the quotes say all that the sentence says?', text, '', '', quotes.join(' / ')]
    .map(plain)
    .join(' | ');
}

/** The sentences that are upheld; none of a model that errs in what is known. */
export function upheldSentences(
  { ids, controls }: SentenceSheet,
  said: ReadonlyMap<string, SecondLook>,
): ReadonlySet<string> {
  const isRead = [...controls].every(([id, answer]) => said.get(id) === answer);
  return new Set(isRead ? [...ids].flatMap(([id, text]) => (said.get(id) === 'yes' ? [text] : [])) : []);
}
