/** F16: less than six months of cash now, or a round that burn eats in less than a year. */
import { message } from '../../model/message.js';
import { figureValue, monthsValue } from '../../i18n/figure-value.js';
import { CASH_LIMITS } from '../cap-limits.js';
import { statedAsk } from '../round.js';
import type { FlagRule } from './flag.js';

const ROUND_MONTHS = 12;

export const shortRunway: FlagRule = {
  meta: { id: 'short-runway', rule: 'F16', kinds: ['runway', 'cash', 'burn_net', 'ask', 'profitability'] },
  raise: ({ context }) => {
    if (context.actual('profitability').length > 0) return [];
    const now = context.of('runway', (fact) => fact.detail?.after === 'now' && fact.basis === 'actual');
    const stated = now.find((fact) => (fact.high ?? context.amount(fact) ?? Infinity) < CASH_LIMITS.runwayMonths);
    if (stated) {
      const reason = message('flag.short-runway', { runway: figureValue(stated) });
      return [{ severity: 'high', reason, facts: [stated] }];
    }
    const burn = context.newest('burn_net');
    const spent = burn && context.usdPerMonth(burn);
    if (!burn || !spent || spent <= 0) return [];
    const cash = context.newest('cash');
    const held = cash && context.usd(cash);
    if (cash && held !== undefined && now.length === 0 && held / spent < CASH_LIMITS.runwayMonths) {
      const values = { cash: figureValue(cash), burn: figureValue(burn), runway: monthsValue(held / spent) };
      return [{ severity: 'high', reason: message('flag.short-runway.computed', values), facts: [cash, burn] }];
    }
    const ask = statedAsk(context, context);
    const round = ask && context.usd(ask);
    if (!ask || round === undefined || ((held ?? 0) + round) / spent >= ROUND_MONTHS) return [];
    const values = {
      ask: figureValue(ask),
      burn: figureValue(burn),
      runway: monthsValue(((held ?? 0) + round) / spent),
    };
    return [{ severity: 'high', reason: message('flag.short-runway.round', values), facts: [ask, burn] }];
  },
};
