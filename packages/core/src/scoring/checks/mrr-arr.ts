/** MRR × 12 against ARR. */
import { amountValue, figureValue } from '../../i18n/figure-value.js';
import { perMonth } from '../amounts.js';
import { comparisonCheck } from './compare.js';
import { intervalOf, scaled } from './interval.js';

export const mrrArr = comparisonCheck({
  id: 'mrr-arr',
  inputs: { mrr: { kinds: ['mrr'] }, arr: { kinds: ['arr'] } },
  slack: 0.05,
  compute: ({ mrr }) => {
    const monthly = intervalOf(mrr);
    return monthly && scaled(monthly, 12 * (perMonth(1, mrr.period) ?? 1));
  },
  stated: ({ arr }) => intervalOf(arr),
  values: ({ mrr, arr }, computed) => ({
    mrr: figureValue(mrr),
    arr: figureValue(arr),
    computed: amountValue(computed, arr),
  }),
});
