/** F10: growth of the company, with neither the figure it started from nor the one it reached. */
import type { FactKind } from '../../model/fact-kinds.js';
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import type { FlagRule } from './flag.js';

// prettier-ignore
const FIGURES = [
  'arr', 'mrr', 'revenue', 'gmv', 'tpv', 'aum', 'tvl', 'bookings', 'carr', 'customers', 'paying_customers', 'users', 'mau', 'dau',
  'signups', 'waitlist', 'usage', 'monthly_series',
] as const satisfies readonly FactKind[];

export const growthWithoutBase: FlagRule = {
  meta: { id: 'growth-without-base', rule: 'F10', kinds: ['growth_yoy', 'growth_mom', 'growth_multiple', ...FIGURES] },
  raise: ({ context }) => {
    const growth = (['growth_yoy', 'growth_mom', 'growth_multiple'] as const)
      .flatMap((kind) => context.actual(kind, (fact) => context.amount(fact) !== undefined))
      .filter((fact) => fact.detail?.base === undefined && fact.derivedFrom === undefined);
    const [first] = growth;
    if (!first || FIGURES.some((kind) => context.actual(kind).length > 0)) return [];
    const reason = message('flag.growth-without-base', { value: figureValue(first) });
    return [{ severity: 'medium', reason, facts: [first] }];
  },
};
