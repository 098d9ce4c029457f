/** F29: the newest actual figure is more than a year older than the date the deck is read at. */
import type { FactKind } from '../../model/fact-kinds.js';
import { message } from '../../model/message.js';
import { endMonth } from '../../model/end-month.js';
import type { FlagRule } from './flag.js';

const STALE_MONTHS = 12;
// prettier-ignore
const FIGURES = [
  'arr', 'mrr', 'revenue', 'bookings', 'carr', 'gmv', 'tpv', 'aum', 'tvl', 'customers', 'paying_customers', 'users', 'mau', 'dau',
  'signups', 'waitlist', 'growth_yoy', 'growth_mom', 'growth_multiple', 'churn', 'nrr', 'grr', 'retention', 'cash',
  'burn_net', 'milestone_done', 'pilot', 'monthly_series', 'usage', 'loi', 'headcount',
] as const satisfies readonly FactKind[];

export const staleFigures: FlagRule = {
  meta: { id: 'stale-figures', rule: 'F29', kinds: FIGURES },
  raise: ({ context }) => {
    const { readingDate } = context.evidence;
    const dated = FIGURES.flatMap((kind) => context.actual(kind, (fact) => fact.asOf !== undefined));
    const newest = dated.reduce<(typeof dated)[number] | undefined>(
      (best, fact) => (!best || endMonth(fact.asOf) > endMonth(best.asOf) ? fact : best),
      undefined,
    );
    if (!newest?.asOf || !readingDate || endMonth(readingDate) - endMonth(newest.asOf) <= STALE_MONTHS) return [];
    const reason = message('flag.stale-figures', { newest: { date: newest.asOf }, reading: { date: readingDate } });
    return [{ severity: 'medium', reason, facts: [newest] }];
  },
};
