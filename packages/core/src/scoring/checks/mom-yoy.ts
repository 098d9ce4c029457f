/** Growth a month, compounded over twelve, against growth a year. */
import { figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { intervalOf, mapped } from './interval.js';

export const momYoy = comparisonCheck({
  id: 'mom-yoy',
  inputs: { mom: { kinds: ['growth_mom'] }, yoy: { kinds: ['growth_yoy'] } },
  slack: 0.15,
  compute: ({ mom, yoy }) => {
    // Growth of users and of revenue are two things.
    if ((mom.detail?.metric ?? '') !== (yoy.detail?.metric ?? '')) return undefined;
    const rate = intervalOf(mom);
    return rate && mapped(rate, compounded);
  },
  stated: ({ yoy }) => intervalOf(yoy),
  values: ({ mom, yoy }, computed) => ({
    mom: figureValue(mom),
    yoy: figureValue(yoy),
    computed: { percent: Math.round(computed) },
  }),
});

function compounded(percent: number): number {
  return ((1 + percent / 100) ** 12 - 1) * 100;
}
