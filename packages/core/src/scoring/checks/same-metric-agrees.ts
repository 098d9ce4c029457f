/** A metric stated on several slides for one date says the same each time; what is not proven to differ is left open. */
import { metricName } from '../../i18n/metric-name.js';
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import { checkResult, couldNotRun, type Check } from './check.js';
import { COMPARED_METRICS, statedTwice } from './contradictions.js';

const ID = 'same-metric-agrees';

export const sameMetricAgrees: Check = {
  meta: { id: ID, kinds: COMPARED_METRICS },
  run: (context) => {
    const stated = statedTwice(context);
    if (stated.length === 0) return couldNotRun(ID, 'restated');
    const differs = stated.find(({ agrees, proven }) => proven && !agrees) ?? stated.find(({ agrees }) => !agrees);
    if (differs) {
      const { metric, first, second, proven } = differs;
      return checkResult(
        ID,
        proven ? 'fail' : 'notRun',
        [first, second],
        message(proven ? `check.${ID}.fail` : `check.${ID}.open`, {
          metric: metricName(metric),
          first: figureValue(first),
          firstSlide: first.slide,
          second: figureValue(second),
          secondSlide: second.slide,
        }),
      );
    }
    const compared = new Set(stated.map(({ metric }) => metric)).size;
    const facts = stated.flatMap((one) => one.facts);
    return checkResult(ID, 'pass', facts, message(`check.${ID}.pass`, { compared }));
  },
};
