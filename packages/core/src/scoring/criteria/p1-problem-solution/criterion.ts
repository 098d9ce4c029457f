/** P1: is it clear what problem is solved, how, and for whom? */
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { clearest } from '../../clearest.js';
import { quoted } from '../../show-value.js';

export const p1 = defineCriterion({
  meta: {
    id: 'P1',
    score: 'product',
    title: 'scoring.P1.title',
    asks: 'scoring.P1.asks',
    weights: [20, 15, 10, 10],
    reason: 'If problem and solution are unclear on paper, the rest cannot be believed.',
    kinds: ['problem', 'pain', 'solution', 'one_liner', 'pain_cost', 'customer_segment'],
    steps: ['business_model'],
  },
  judge(facts) {
    const problem = clearest(facts.of('problem')) ?? clearest(facts.of('pain'));
    const solution = clearest(facts.of('solution'));
    const line = clearest(facts.of('one_liner'));
    const segment = facts.of('customer_segment')[0];
    const cost = facts.of('pain_cost', (fact) => fact.basis !== 'example')[0];
    return best(
      [
        problem && (solution ?? line) && segment && cost
          ? judged(1, 'scoring.P1.costed', [problem, solution, line, segment, cost], { cost: quoted(cost) })
          : undefined,
        problem && solution && line && judged(0.75, 'scoring.P1.complete', [problem, solution, line]),
        problem && (solution ?? line) && judged(0.5, 'scoring.P1.both', [problem, solution, line]),
        (solution ?? line) && judged(0.25, 'scoring.P1.solution', [solution, line]),
        problem && judged(0.25, 'scoring.P1.problem', [problem]),
      ],
      missing('scoring.P1.none'),
    );
  },
});
