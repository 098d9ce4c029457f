/** Words that `learned/masked-words` looks for, as patterns. Data only. */
import { SCALE_WORDS } from '../../numbers/scales.js';

const MONEY = '[$€£¥₹]|(?:us|usd|eur|gbp|inr|mxn|cop|ars|brl|chf|cad|aud|ngn|kes|pen|clp|rs)(?![a-z])';
const NAMED_MONEY = `${MONEY}|(?:dollars?|dolares|euros?|pesos?|pounds?(?: sterling)?|libras?(?: esterlinas)?|livres?(?: sterling)?|reais)(?![a-z])`;
const SCALES = [...SCALE_WORDS].sort((a, b) => b.length - a.length).map((word) => word.replace(/[^a-z ]/gu, '\\$&'));
/** An amount in folded text: money before or after, digits, scale. Bounded, so that long rows of digits stay linear. */
export const AMOUNT = new RegExp(
  `(?:(?<![a-z])(?:${MONEY})\\$?\\s?)?\\d[\\d.,'\u2019]{0,20}(?:\\s\\d{3}){0,4}(?:\\s?(?:${SCALES.join('|')})(?![a-z]))?(?:\\s?(?:(?:de |d['\u2019])?(?:${NAMED_MONEY})|(%)))?`,
  'gu',
);
