/** F15: two slides prove to give two figures for one metric at one date; critical where the round hangs on it. */
import { metricName } from '../../i18n/metric-name.js';
import { DECISIVE } from '../../model/kind-sets.js';
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import { COMPARED_METRICS, contradictions } from '../checks/contradictions.js';
import type { FlagRule } from './flag.js';

const GROSS_RATIO = 1.5;

export const contradiction: FlagRule = {
  meta: { id: 'contradiction', rule: 'F15', kinds: COMPARED_METRICS },
  raise: ({ context }) =>
    contradictions(context).map(({ metric, first, second, ratio }) => ({
      severity: DECISIVE.has(metric) && ratio >= GROSS_RATIO ? 'critical' : 'medium',
      reason: message('flag.contradiction', {
        metric: metricName(metric),
        first: figureValue(first),
        firstSlide: first.slide,
        second: figureValue(second),
        secondSlide: second.slide,
      }),
      facts: [first, second],
    })),
};
