/** Words of a text without its figures: however an amount is written, and whatever it is, the words around it are the same. */
import { SCALE_WORDS } from '../numbers/scales.js';
import { fold, wordsOf } from '../../text/words.js';

const MONEY = '[$€£¥₹]|(?:us|usd|eur|gbp|inr|mxn|cop|ars|brl|chf|cad|aud|ngn|kes|pen|clp|rs)(?![a-z])';
const NAMED_MONEY = `${MONEY}|(?:dollars?|dolares|euros?|pesos?|pounds?(?: sterling)?|libras?(?: esterlinas)?|livres?(?: sterling)?|reais)(?![a-z])`;
const SCALES = [...SCALE_WORDS].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^a-z ]/gu, '\\$&'));
/** An amount in folded text: money before or after, digits, scale. Bounded, so that long rows of digits stay linear. */
const AMOUNT = new RegExp(
  `(?:(?<![a-z])(?:${MONEY})\\$?\\s?)?\\d[\\d.,'\u2019]{0,20}(?:\\s\\d{3}){0,4}(?:\\s?(?:${SCALES.join('|')})(?![a-z]))?(?:\\s?(?:(?:de |d['\u2019])?(?:${NAMED_MONEY})|(%)))?`,
  'gu',
);

/** The first `most` words, folded; each figure is `#`, a percentage `#%`. */
export function maskedWords(text: string, most: number): string[] {
  const masked = fold(text.slice(0, most * LONGEST)).replace(AMOUNT, (_, after?: string) =>
    after === '%' ? ' \u0001 ' : ' \u0002 ',
  );
  return masked
    .split(/(\u0001|\u0002)/u)
    .flatMap((part) =>
      part === '\u0001' ? ['#%'] : part === '\u0002' ? ['#'] : wordsOf(part).map(({ folded }) => folded),
    )
    .slice(0, most);
}

/** Letters of a word, blanks counted, that no text exceeds on average. */
const LONGEST = 24;
