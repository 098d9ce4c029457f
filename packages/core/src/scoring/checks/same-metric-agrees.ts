/** A metric stated on several slides for one date says the same each time. */
import { message } from '../../model/message.js';
import { figureValue } from '../../util/figure-value.js';
import { checkResult, couldNotRun, type Check } from './check.js';
import { COMPARED_METRICS, statedTwice } from './contradictions.js';

const ID = 'same-metric-agrees';

export const sameMetricAgrees: Check = {
  meta: { id: ID, kinds: COMPARED_METRICS },
  run: (context) => {
    const pairs = statedTwice(context);
    const worst = pairs[0];
    if (!worst) return couldNotRun(ID, 'restated');
    if (!worst.agrees) {
      return checkResult(
        ID,
        'fail',
        [worst.first, worst.second],
        message(`check.${ID}.fail`, {
          metric: { message: message(`check.metric.${worst.metric}`) },
          first: figureValue(worst.first),
          firstSlide: worst.first.slide,
          second: figureValue(worst.second),
          secondSlide: worst.second.slide,
        }),
      );
    }
    const compared = new Set(pairs.map((pair) => pair.metric)).size;
    const facts = pairs.flatMap((pair) => [pair.first, pair.second]);
    return checkResult(ID, 'pass', facts, message(`check.${ID}.pass`, { compared }));
  },
};
