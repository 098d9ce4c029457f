/** M5: what has changed that makes this possible now? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

/** A model read the claim, and a year stands in it: whether it is that of the change nobody has checked. */
const A_YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u;

export const m5 = defineCriterion({
  meta: {
    id: 'M5',
    score: 'market',
    title: 'scoring.M5.title',
    asks: 'scoring.M5.asks',
    weights: [15, 10, 5, 5],
    reason: 'Timing matters most before the market has answered.',
    kinds: ['why_now'],
    steps: ['market_analysis'],
  },
  judge(facts) {
    const claims = facts.of('why_now');
    const dated = atLeast(claims, 'specific')[0];
    const named = atLeast(claims, 'named').toSorted(
      (a, b) => Number(A_YEAR.test(b.quote)) - Number(A_YEAR.test(a.quote)),
    )[0];
    return best(
      [
        dated && judged(1, 'scoring.M5.dated', [dated], { change: words(dated) }),
        named &&
          judged(0.5, A_YEAR.test(named.quote) ? 'scoring.M5.in-year' : 'scoring.M5.named', [named], {
            change: words(named),
          }),
        claims[0] && hinted(0.25, 'scoring.M5.asserted', [claims[0]]),
      ],
      missing('scoring.M5.none'),
    );
  },
});
