/** M8: how are buyers reached, with what result, and where does it start? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { quoted, words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

export const m8 = defineCriterion({
  meta: {
    id: 'M8',
    score: 'market',
    title: 'scoring.M8.title',
    asks: 'scoring.M8.asks',
    weights: [0, 5, 10, 15],
    reason: 'The route to the buyer is premature before a product and decisive afterwards.',
    kinds: ['channel', 'beach_head'],
    steps: ['market_analysis'],
  },
  judge(facts) {
    const channels = facts.of('channel');
    const measured = atLeast(channels, 'specific')[0];
    const channel = channels[0];
    const start = facts.of('beach_head')[0];
    const order = atLeast(facts.of('beach_head'), 'specific')[0];
    return best(
      [
        measured && order && judged(1, 'scoring.M8.ordered', [measured, order], { channel: words(measured) }),
        measured && judged(0.75, 'scoring.M8.measured', [measured], { channel: words(measured) }),
        channel && judged(0.5, 'scoring.M8.named', [channel], { channel: words(channel) }),
        start && hinted(0.25, 'scoring.M8.start', [start], { start: quoted(start) }),
      ],
      missing('scoring.M8.none'),
    );
  },
});
