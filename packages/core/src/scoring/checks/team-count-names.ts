/** The stated head-count against the founders and executives named. */
import { message } from '../../model/message.js';
import { bareFigure, countValue } from '../../i18n/figure-value.js';
import { distinct } from '../distinct.js';
import { checkResult, inputsMissing, type Check } from './check.js';
import { inputFacts } from './compare.js';
import { intervalOf } from './interval.js';

const ID = 'team-count-names';

export const teamCountNames: Check = {
  meta: { id: ID, kinds: ['headcount', 'person'] },
  run: (context) => {
    const people = distinct(context.of('person'));
    const counts = inputFacts({ kinds: ['headcount'], accept: (fact) => fact.basis === 'actual' }, context);
    if (people.length === 0 || counts.length === 0) {
      return inputsMissing(ID, [
        ...(counts.length ? [] : (['headcount'] as const)),
        ...(people.length ? [] : (['person'] as const)),
      ]);
    }
    // "4 engineers" beside "team of 9" are both head-counts: one that covers the names is enough.
    const covering = counts.find((count) => (intervalOf(count)?.high ?? 0) >= people.length);
    const largest = counts.reduce((a, b) => ((intervalOf(b)?.high ?? 0) > (intervalOf(a)?.high ?? 0) ? b : a));
    const status = covering ? 'pass' : 'fail';
    const headcount = covering ?? largest;
    return checkResult(
      ID,
      status,
      [headcount, ...people],
      message(`check.${ID}.${status}`, {
        headcount: bareFigure(headcount) ?? headcount.text,
        named: countValue(people.length),
      }),
    );
  },
};
