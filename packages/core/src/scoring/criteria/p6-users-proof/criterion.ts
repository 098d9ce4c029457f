/** P6: what do users say or show? A figure of use or loyalty is worth more than praise. */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { shown, words } from '../../show-value.js';

export const p6 = defineCriterion({
  meta: {
    id: 'P6',
    score: 'product',
    title: 'scoring.P6.title',
    asks: 'scoring.P6.asks',
    weights: [15, 15, 15, 10],
    reason: 'Users are the only outside witnesses of a product; at series B traction has their say.',
    kinds: ['testimonial', 'interviews', 'pilot', 'usage', 'nps', 'retention', 'nrr', 'grr', 'churn'],
    steps: ['financial'],
  },
  judge(facts, context) {
    const measured = (fact: Fact) => context.amount(fact) !== undefined;
    const figure = (['retention', 'nps', 'usage', 'nrr', 'grr', 'churn'] as const).flatMap((kind) =>
      facts.actual(kind, measured),
    )[0];
    const testimonials = facts.of('testimonial', (fact) => fact.basis === 'actual');
    const withResult = atLeast(testimonials, 'specific')[0] ?? atLeast(facts.actual('pilot'), 'specific')[0];
    const asked = facts.actual('interviews')[0] ?? facts.actual('pilot')[0] ?? atLeast(testimonials, 'named')[0];
    return best(
      [
        figure && judged(1, 'scoring.P6.figure', [figure], { line: words(figure) }),
        withResult && judged(0.75, 'scoring.P6.result', [withResult], { line: words(withResult) }),
        asked &&
          judged(measured(asked) || asked.subjectName ? 0.5 : 0.25, 'scoring.P6.asked', [asked], {
            line: words(asked),
            count: shown(asked),
          }),
        testimonials[0] && hinted(0.15, 'scoring.P6.unnamed', [testimonials[0]]),
      ],
      missing('scoring.P6.none'),
    );
  },
});
