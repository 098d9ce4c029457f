/** Cash ÷ net burn against the runway before the round. */
import { figureValue, monthsValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { monthly } from './flows.js';
import { intervalOf, over } from './interval.js';

export const cashBurnRunway = comparisonCheck({
  id: 'cash-burn-runway',
  inputs: {
    cash: { kinds: ['cash'] },
    burn: { kinds: ['burn_net'] },
    runway: { kinds: ['runway'], accept: (fact) => fact.detail?.after !== 'round', timeless: true },
  },
  slack: 0.15,
  compute: ({ cash, burn }) => {
    const held = intervalOf(cash);
    const spent = monthly(burn);
    return held && spent && over(held, spent);
  },
  stated: ({ runway }) => intervalOf(runway),
  values: ({ cash, burn, runway }, computed) => ({
    cash: figureValue(cash),
    burn: figureValue(burn),
    runway: figureValue(runway),
    computed: monthsValue(computed),
  }),
});
