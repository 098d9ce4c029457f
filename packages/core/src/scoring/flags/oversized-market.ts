/** F03: a market in trillions, or a thousand times what the deck's own buyers and price give. */
import { message } from '../../model/message.js';
import { amountValue, bareFigure, countValue } from '../../util/figure-value.js';
import { yearly } from '../checks/flows.js';
import type { FlagRule } from './flag.js';

const TRILLION = 1e12;
const OUT_OF_PROPORTION = 1000;

export const oversizedMarket: FlagRule = {
  meta: { id: 'oversized-market', rule: 'F03', kinds: ['tam', 'buyer_count', 'price'] },
  raise: ({ context }) => {
    const sizes = context.of('tam', (fact) => fact.unit === 'money' && fact.basis !== 'example');
    const [tam] = sizes.sort((a, b) => (context.usd(b) ?? 0) - (context.usd(a) ?? 0));
    const size = tam && context.usd(tam);
    if (!tam || size === undefined) return [];
    const market = bareFigure(tam) ?? tam.text;
    // A number read on the long or the short scale may be a thousand times too large: ask, do not accuse.
    const doubtful = tam.ambiguous?.includes('billion-long-or-short') ?? false;
    if (size >= TRILLION && !doubtful) {
      return [{ severity: 'medium', reason: message('flag.oversized-market', { market }), facts: [tam] }];
    }
    const buyers = context.of('buyer_count')[0];
    const price = context.of('price', (fact) => fact.subject === 'company' && fact.currency === tam.currency)[0];
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
