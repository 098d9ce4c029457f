/** LTV ÷ CAC against the stated ratio. */
import { amountValue, figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { intervalOf, over } from './interval.js';

export const ltvCacRatio = comparisonCheck({
  id: 'ltv-cac-ratio',
  inputs: { ltv: { kinds: ['ltv'] }, cac: { kinds: ['cac'] }, ratio: { kinds: ['ltv_cac'] } },
  slack: 0.15,
  compute: ({ ltv, cac }) => {
    const value = intervalOf(ltv);
    const cost = intervalOf(cac);
    return value && cost && over(value, cost);
  },
  stated: ({ ratio }) => intervalOf(ratio),
  values: ({ ltv, cac, ratio }, computed) => ({
    ltv: figureValue(ltv),
    cac: figureValue(cac),
    ratio: figureValue(ratio),
    computed: amountValue(computed, ratio),
  }),
});
