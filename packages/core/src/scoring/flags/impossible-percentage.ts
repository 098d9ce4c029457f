/** F14: a share that cannot be: gross retention or margin over 100 %, churn below 0 or over 100 %. */
import { metricName, type NamedMetric } from '../../i18n/metric-name.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import type { FlagRule, RaisedFlag } from './flag.js';

// Net retention may exceed 100 %, and a gross margin may be negative.
const AT_MOST_100 = ['grr', 'churn', 'gross_margin', 'top_customer_share', 'dilution', 'retention'] as const;
const NOT_NEGATIVE = ['grr', 'churn', 'top_customer_share', 'dilution', 'retention'] as const;
/** Rounding of parts. */
const SLACK = 0.5;

export const impossiblePercentage: FlagRule = {
  meta: { id: 'impossible-percentage', rule: 'F14', kinds: AT_MOST_100 },
  raise: ({ context }) => [
    ...AT_MOST_100.flatMap((kind) => context.actual(kind, (fact) => (fact.value ?? 0) > 100 + SLACK)).map((fact) =>
      flag(fact, 'over'),
    ),
    ...NOT_NEGATIVE.flatMap((kind) => context.actual(kind, (fact) => (fact.value ?? 0) < 0)).map((fact) =>
      flag(fact, 'negative'),
    ),
  ],
};

function flag(fact: Fact & { kind: NamedMetric }, how: 'over' | 'negative'): RaisedFlag {
  const reason = message(`flag.impossible-percentage.${how}`, {
    metric: metricName(fact.kind),
    value: { percent: fact.value ?? 0 },
  });
  return { severity: 'medium', reason, facts: [fact] };
}
