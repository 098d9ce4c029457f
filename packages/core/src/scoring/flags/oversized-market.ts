/** F03: a market in trillions, or a thousand times what the deck's own buyers and price give. */
import { message } from '../../model/message.js';
import { amountValue, bareFigure, countValue } from '../../i18n/figure-value.js';
import { yearly } from '../checks/flows.js';
import type { FlagRule } from './flag.js';

const LABEL = /\b(?:tam|total addressable|mercado total|march[ée] total)\b/i;
const TRILLION = 1e12;
const OUT_OF_PROPORTION = 1000;

export const oversizedMarket: FlagRule = {
  meta: { id: 'oversized-market', rule: 'F03', kinds: ['tam', 'buyer_count', 'price'] },
  raise: ({ context }) => {
    const sizes = context.of('tam', (fact) => fact.unit === 'money' && fact.basis !== 'example');
    const labelled = sizes.filter((fact) => LABEL.test(fact.quote));
    // Decks set their market beside larger ones: of several figures the smallest is the one they claim.
    const [tam] = (labelled.length > 0 ? labelled : sizes).sort(
      (a, b) => (context.usd(a) ?? Infinity) - (context.usd(b) ?? Infinity),
    );
    const size = tam && context.usd(tam);
    if (!tam || size === undefined) return [];
    const market = bareFigure(tam) ?? tam.text;
    // A number read on the long or the short scale may be a thousand times too large: ask, do not accuse.
    const doubtful = tam.ambiguous?.includes('billion-long-or-short') ?? false;
    if (size >= TRILLION && !doubtful) {
      return [{ severity: 'medium', reason: message('flag.oversized-market', { market }), facts: [tam] }];
    }
    // With a SAM or SOM the deck itself says how far it narrows its market.
    if (context.has('sam') || context.has('som')) return [];
    // Of several counts the largest: a market is out of proportion to all that the deck counts.
    const buyers = context.of('buyer_count').sort((a, b) => (context.amount(b) ?? 0) - (context.amount(a) ?? 0))[0];
    const price = context.of(
      'price',
      (fact) => fact.subject === 'company' && fact.currency === tam.currency && fact.period !== undefined,
    )[0];
    const count = buyers && context.amount(buyers);
    const paid = price && yearly(price)?.mid;
    const stated = context.amount(tam);
    if (!buyers || !price || !count || !paid || !stated || stated / (count * paid) < OUT_OF_PROPORTION) return [];
    const reason = message('flag.oversized-market.against-build', {
      market,
      times: countValue(Math.round(stated / (count * paid))),
      build: amountValue(count * paid, tam),
    });
    return [{ severity: 'medium', reason, facts: [tam, buyers, price] }];
  },
};
