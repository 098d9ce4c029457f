/** P5: is it said how it works, and what about it is hard? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { wordsOf } from '../../../text/words.js';
import { atLeast } from '../../distinct.js';

const FEWEST_TOLD = 5;

export const p5 = defineCriterion({
  meta: {
    id: 'P5',
    score: 'product',
    title: 'scoring.P5.title',
    asks: 'scoring.P5.asks',
    weights: [10, 10, 10, 10],
    reason: 'How it works tells an invention from a wrapper.',
    kinds: ['tech'],
    steps: ['business_model'],
  },
  judge(facts) {
    const lines = facts.of('tech');
    const hard = atLeast(lines, 'specific')[0];
    const steps = atLeast(lines, 'named')[0];
    // Of several lines one that says something, before a label.
    const told = lines.find(({ quote }) => wordsOf(quote).length >= FEWEST_TOLD) ?? lines[0];
    return best(
      [
        hard && judged(1, 'scoring.P5.hard', [hard], { line: words(hard) }),
        steps && judged(0.5, 'scoring.P5.steps', [steps], { line: words(steps) }),
        told && hinted(0.15, 'scoring.P5.label', [told], { line: words(told) }),
      ],
      missing('scoring.P5.none'),
    );
  },
});
