/** F12: cumulative figures and none of a period. */
import type { FactKind } from '../../model/fact-kinds.js';
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

// prettier-ignore
const PERIODIC = ['arr', 'mrr', 'mau', 'dau', 'monthly_series', 'growth_yoy', 'growth_mom', 'growth_multiple', 'retention', 'churn', 'nrr'] as const satisfies readonly FactKind[];
const FLOWS = [
  'revenue',
  'gmv',
  'tpv',
  'usage',
  'bookings',
  'customers',
  'users',
] as const satisfies readonly FactKind[];

export const cumulativeOnly: FlagRule = {
  meta: { id: 'cumulative-only', rule: 'F12', kinds: ['cumulative_only', ...PERIODIC, ...FLOWS] },
  raise: ({ context }) => {
    const totals = context.of('cumulative_only', (fact) => fact.subject === 'company');
    const periodic =
      PERIODIC.some((kind) => context.actual(kind).length > 0) ||
      FLOWS.some(
        (kind) =>
          context.actual(kind, (fact) => !!fact.period && fact.period !== 'cumulative' && fact.period !== 'once')
            .length > 0,
      );
    return totals.length === 0 || periodic
      ? []
      : [{ severity: 'low', reason: message('flag.cumulative-only'), facts: totals }];
  },
};
