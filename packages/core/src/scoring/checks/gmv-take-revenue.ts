/** Volume × take rate against revenue. */
import { amountValue, figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { yearly } from './flows.js';
import { intervalOf, scaled, times } from './interval.js';

export const gmvTakeRevenue = comparisonCheck({
  id: 'gmv-take-revenue',
  inputs: {
    gmv: { kinds: ['gmv', 'tpv'] },
    take: { kinds: ['take_rate'], timeless: true },
    revenue: { kinds: ['revenue'] },
  },
  slack: 0.15,
  // Subscriptions come on top of the fees.
  beside: ['price', 'arpa'],
  compute: ({ gmv, take }) => {
    const volume = yearly(gmv);
    const rate = intervalOf(take);
    return volume && rate && times(volume, scaled(rate, 0.01));
  },
  stated: ({ revenue }) => yearly(revenue),
  values: ({ gmv, take, revenue }, computed) => ({
    gmv: figureValue(gmv),
    take: figureValue(take),
    revenue: figureValue(revenue),
    computed: amountValue(computed, revenue),
  }),
});
