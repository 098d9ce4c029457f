/**
 * F06: sign-ups, downloads or followers and nothing that shows use or money. A waiting list is fair evidence
 * before the first product, so it counts as vanity only from series A on.
 */
import { metricName } from '../../i18n/metric-name.js';
import type { FactKind } from '../../model/fact-kinds.js';
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import type { FlagRule } from './flag.js';

// prettier-ignore
const SUBSTANCE = [
  'arr', 'mrr', 'revenue', 'gmv', 'tpv', 'aum', 'bookings', 'carr', 'paying_customers', 'customers', 'mau', 'dau',
  'usage', 'retention', 'churn', 'nrr', 'grr', 'pilot', 'loi', 'logo', 'users',
] as const satisfies readonly FactKind[];

export const vanityMetric: FlagRule = {
  meta: { id: 'vanity-metric', rule: 'F06', kinds: ['signups', 'waitlist', ...SUBSTANCE] },
  raise: ({ context }) => {
    const late = context.profile === 'series-a' || context.profile === 'series-b';
    const shown = [...context.actual('signups'), ...(late ? context.actual('waitlist') : [])];
    const [metric] = shown;
    if (!metric || SUBSTANCE.some((kind) => context.actual(kind).length > 0)) return [];
    const reason = message('flag.vanity-metric', {
      metric: metricName(metric.kind),
      value: bareFigure(metric) ?? metric.text,
    });
    return [{ severity: 'medium', reason, facts: shown }];
  },
};
