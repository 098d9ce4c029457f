/** Pre-money plus the round against post-money. */
import { amountValue, figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { intervalOf, plus } from './interval.js';

export const preAskPost = comparisonCheck({
  id: 'pre-ask-post',
  inputs: {
    pre: { kinds: ['pre_money'], timeless: true },
    ask: { kinds: ['ask'], timeless: true },
    post: { kinds: ['post_money'], timeless: true },
  },
  slack: 0.05,
  compute: ({ pre, ask }) => {
    const before = intervalOf(pre);
    const round = intervalOf(ask);
    return before && round && plus(before, round);
  },
  stated: ({ post }) => intervalOf(post),
  values: ({ pre, ask, post }, computed) => ({
    pre: figureValue(pre),
    ask: figureValue(ask),
    post: figureValue(post),
    computed: amountValue(computed, post),
  }),
});
