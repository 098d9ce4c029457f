/**
 * Finds text that orders a reader or a model what to answer, in five languages and through disguises, and says
 * whether it is given or only quoted. What it finds is no evidence, is not sent to a model and is told. Pure, linear.
 */
import type { FoundInstruction, Match } from './found-instruction.js';
import { buildLexicon } from '../text/lexicon.js';
import { wordsOf } from '../text/words.js';
import { memoize } from '../text/memoize.js';
import { LIKELY_ORDERS, ORDERS, ORDERS_OR_LEANING, PHRASES, RUN_TOGETHER, type Wordings } from './patterns/index.js';
import { readQuotations } from './quotations.js';
import {
  decodedRuns,
  foldRevealed,
  lettersOnly,
  deobfuscate,
  unscrambled,
  withoutDigitLetters,
  withoutInnerSigns,
} from './reveal.js';

/** Longest text that is searched; what lies beyond is no deck. */
const LONGEST = 400_000;
const LONGEST_EXCERPT = 160;
/** Words between an order and the reader or score it names. */
const REACH = 12;

const LEXICON = buildLexicon(PHRASES);

/** The order in the visible `text` that weighs most, if any. */
export const findInstruction: (text: string) => FoundInstruction | undefined = memoize((text) => {
  const source = text.slice(0, LONGEST);
  const match = search(source);
  return match && readQuotations(source, match, search);
});

/** The first order in text that is kept from a reader's sight, where a leaning wording is enough and marks excuse nothing. */
export function findConcealedInstruction(text: string): FoundInstruction | undefined {
  const match = searchWith(ORDERS_OR_LEANING, text.slice(0, LONGEST));
  return match && { excerpt: match.excerpt, standing: 'certain' };
}

/** True when `text` gives an order, or may give one: it is no evidence. */
export function givesOrder(text: string): boolean {
  const found = findInstruction(text);
  return found !== undefined && found.standing !== 'reported';
}

function search(text: string): Match | undefined {
  return searchWith(ORDERS, text);
}

function searchWith(wordings: Wordings, text: string): Match | undefined {
  const folded = foldRevealed(text);
  const plain = indexOf(wordings, folded);
  if (plain !== undefined) return at(text, folded, plain, 'certain');
  const digitless = withoutDigitLetters(folded);
  for (const reading of [digitless, withoutInnerSigns(digitless ?? folded), ...unscrambled(folded)]) {
    if (reading === undefined) continue;
    const index = indexOf(ORDERS, reading);
    if (index !== undefined) return { ...at(text, reading, index, 'certain'), disguised: true };
  }
  const letters = lettersOnly(folded);
  const run = letters === undefined ? null : RUN_TOGETHER.exec(letters);
  if (letters !== undefined && run) return { ...at(text, letters, run.index, 'certain'), disguised: true };
  for (const decoded of decodedRuns(text)) {
    // Nobody encodes an innocent sentence in a slide: leaning wordings count.
    const inner = foldRevealed(decoded);
    const index = indexOf(ORDERS_OR_LEANING, inner) ?? likelyIn(inner);
    if (index !== undefined) return { ...at(decoded, inner, index, 'certain'), disguised: true };
  }
  const likely = likelyIn(folded);
  if (likely !== undefined) return at(text, folded, likely, 'likely');
  const hidden = digitless === undefined ? undefined : likelyIn(digitless);
  return hidden === undefined ? undefined : { ...at(text, folded, hidden, 'likely'), disguised: true };
}

function at(text: string, folded: string, index: number, standing: Match['standing']): Match {
  return { excerpt: excerptAt(text, folded, index), standing, disguised: false, index };
}

function indexOf({ hint, groups }: Wordings, folded: string): number | undefined {
  if (!hint.test(folded)) return undefined;
  for (const { hints, patterns } of groups) {
    if (!hints.some((one) => folded.includes(one))) continue;
    for (const pattern of patterns) {
      const match = pattern.exec(folded);
      if (match) return match.index;
    }
  }
  return undefined;
}

function likelyIn(folded: string): number | undefined {
  const index = indexOf(LIKELY_ORDERS, folded);
  if (index !== undefined) return index;
  const hits = LEXICON.find(wordsOf(folded));
  if (hits.length === 0) return undefined;
  const alone = hits.find((hit) => hit.list === 'alone');
  if (alone) return alone.start;
  const wordsOfList = (list: keyof typeof PHRASES): ReadonlySet<number> =>
    new Set(hits.flatMap((hit) => (hit.list === list ? wordNumbers(hit.firstWord, hit.nextWord - 1) : [])));
  const isNear = (words: ReadonlySet<number>, from: number, to: number): boolean =>
    wordNumbers(from, to).some((word) => words.has(word));
  const [objects, owners] = [wordsOfList('object'), wordsOfList('whose')];
  const order = hits.find(
    ({ list, nextWord }) =>
      list === 'order' && [objects, owners].every((words) => isNear(words, nextWord, nextWord + REACH)),
  );
  if (order) return order.start;
  const demands = new Set(hits.flatMap(({ list, firstWord }) => (list === 'demand' ? [firstWord] : [])));
  const reader = hits.find(
    ({ list, nextWord }) => list === 'reader' && isNear(demands, nextWord - REACH, nextWord + REACH),
  );
  return reader?.start;
}

/** The numbers from `first` to `last`, both included. */
function wordNumbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

/** The line of the original in which the folded match begins; folding keeps line breaks. */
function excerptAt(text: string, folded: string, index: number): string {
  const lineNumber = folded.slice(0, index + 1).split('\n').length - (folded[index] === '\n' ? 0 : 1);
  const line = deobfuscate(text).normalize('NFKC').split('\n')[lineNumber] ?? deobfuscate(text);
  const start = folded.lastIndexOf('\n', index - 1) + 1;
  const within = Math.max(0, index - start - 20);
  return shorten(line.length <= LONGEST_EXCERPT ? line : line.slice(Math.min(within, Math.max(0, line.length - 40))));
}

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  return plain.length <= LONGEST_EXCERPT ? plain : `${plain.slice(0, LONGEST_EXCERPT - 1).trimEnd()}…`;
}
