/** Price × paying customers against ARR or MRR. Revenue of a past year is left out: customers came during it. */
import { metricName } from '../../i18n/metric-name.js';
import { amountValue, bareFigure, figureValue } from '../../i18n/figure-value.js';
import { couldNotRun, type Check } from './check.js';
import { comparisonCheck, inputFacts, type Input } from './compare.js';
import { yearly } from './flows.js';
import { intervalOf, times } from './interval.js';

const price: Input = {
  kinds: ['price'],
  // A price by seat, patient or use says nothing of what one customer pays.
  accept: (fact) => (fact.period === 'month' || fact.period === 'year') && fact.detail?.unit === undefined,
  timeless: true,
};

const compared = comparisonCheck({
  id: 'price-customers-revenue',
  inputs: { price, customers: { kinds: ['paying_customers'] }, recurring: { kinds: ['arr', 'mrr'] } },
  slack: 0.15,
  compute: ({ price: paid, customers }) => {
    const each = yearly(paid);
    const count = intervalOf(customers);
    return each && count && times(each, count);
  },
  stated: ({ recurring }) => yearly(recurring, recurring.kind === 'mrr' ? 'month' : 'year'),
  values: ({ price: paid, customers, recurring }, computed) => ({
    price: figureValue(paid),
    customers: bareFigure(customers) ?? customers.text,
    metric: metricName(recurring.kind === 'mrr' ? 'mrr' : 'arr'),
    stated: figureValue(recurring),
    computed: amountValue(computed, paid),
  }),
});

export const priceCustomersRevenue: Check = {
  meta: compared.meta,
  run: (context) =>
    inputFacts(price, context).length > 1 ? couldNotRun(compared.meta.id, 'several-prices') : compared.run(context),
};
