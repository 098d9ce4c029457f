/** Amounts of money told in words: "two million dollars", "cuatro millones y medio de euros". */
import { HALF_BEFORE, HALF_BEHIND, MILLION, MILLIONS, NUMBER_WORDS, OF_LONGER } from '../words/numbers/word-amounts.js';
import { currencyAfter } from './currencies.js';
import type { Figure } from './figure.js';
import type { NumberContext } from './read-amount.js';

const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?<!${OF_LONGER})(${Object.keys(NUMBER_WORDS).join('|')})(${HALF_BEFORE}) ${MILLIONS}(${HALF_BEHIND})(?!\p{L})`,
  'gu',
);

/** Those with a currency behind them; "two million" of anything else is left out, as words count loosely. */
export function wordAmounts(text: string, folded: string, { dollar }: NumberContext): Figure[] {
  if (!MILLION.test(folded)) return [];
  return [...folded.matchAll(AMOUNT)].flatMap((match): Figure[] => {
    const [said, number = '', before = '', behind = ''] = match;
    const start = match.index;
    const money = currencyAfter(text, folded, start + said.length);
    const value = (NUMBER_WORDS[number]! + (before + behind === '' ? 0 : 0.5)) * 1e6;
    if (money === undefined || money.currency === 'peso') return [];
    const isDollar = money.currency === '$';
    return [
      {
        start,
        end: money.end,
        coreEnd: money.end,
        text: text.slice(start, money.end),
        type: 'money',
        value,
        currency: isDollar ? dollar.currency : money.currency,
        scaled: true,
        tolerance: value * 0.05,
        ambiguous: isDollar && !dollar.sure ? ['dollar-which'] : [],
        digits: String(value / 1e6),
        marked: false,
      },
    ];
  });
}
