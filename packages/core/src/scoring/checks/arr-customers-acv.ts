/** ARR ÷ customers against the annual contract value. */
import { amountValue, bareFigure, figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { intervalOf, over } from './interval.js';
import { yearly } from './flows.js';

export const arrCustomersAcv = comparisonCheck({
  id: 'arr-customers-acv',
  inputs: {
    arr: { kinds: ['arr'] },
    customers: { kinds: ['paying_customers', 'customers'], name: 'customers' },
    acv: { kinds: ['acv', 'arpa'] },
  },
  slack: 0.15,
  compute: ({ arr, customers }) => {
    const total = intervalOf(arr);
    const count = intervalOf(customers);
    return total && count && over(total, count);
  },
  stated: ({ acv }) => yearly(acv, acv.kind === 'arpa' ? 'month' : 'year'),
  values: ({ arr, customers, acv }, computed) => ({
    arr: figureValue(arr),
    customers: bareFigure(customers) ?? customers.text,
    acv: figureValue(acv),
    computed: amountValue(computed, arr),
  }),
});
