/** Words of a text without its figures: however an amount is written, and whatever it is, the words around it are the same. */
import { AMOUNT } from '../words/learned/masked-words.js';
import { memoize } from '../../text/memoize.js';
import { fold, wordsOf } from '../../text/words.js';

/** The first `most` words, folded; each figure is `#`, a percentage `#%`. */
export function maskedWords(text: string, most: number): readonly string[] {
  const known = ofAtMost.get(most) ?? memoize((one: string) => readMasked(one, most));
  ofAtMost.set(most, known);
  return known(text);
}

/** A title and a heading are asked for with every statement under them. */
const ofAtMost = new Map<number, (text: string) => readonly string[]>();

function readMasked(text: string, most: number): readonly string[] {
  const folded = fold(text.slice(0, most * LONGEST));
  if (!MAY_MASK.test(folded)) return wordsIn(folded).slice(0, most);
  const masked = folded.replace(AMOUNT, (_, after?: string) => (after === '%' ? ' \u0001 ' : ' \u0002 '));
  return masked
    .split(/(\u0001|\u0002)/u)
    .flatMap((part) => (part === '\u0001' ? ['#%'] : part === '\u0002' ? ['#'] : wordsIn(part)))
    .slice(0, most);
}

/** Every amount has a digit. */
const MAY_MASK = /[\d\u0001\u0002]/u;

const wordsIn = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

/** Letters of a word, blanks counted, that no text exceeds on average. */
const LONGEST = 24;
