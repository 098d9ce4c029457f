/** P1: is it clear what problem is solved, how, and for whom? */
import { best, defineCriterion, judged, missing } from '../../criterion.js';

export const p1 = defineCriterion({
  meta: {
    id: 'P1',
    score: 'product',
    title: 'scoring.P1.title',
    asks: 'scoring.P1.asks',
    weights: [20, 15, 10, 10],
    reason: 'If problem and solution are unclear on paper, the rest cannot be believed.',
    slides: ['solution', 'problem'],
    kinds: ['problem', 'pain', 'solution', 'one_liner'],
    steps: ['business_model'],
  },
  judge(facts) {
    const problem = facts.of('problem')[0] ?? facts.of('pain')[0];
    const solution = facts.of('solution')[0];
    const line = facts.of('one_liner')[0];
    return best(
      [
        problem && solution && line && judged(1, 'scoring.P1.complete', [problem, solution, line]),
        problem && (solution ?? line) && judged(0.75, 'scoring.P1.both', [problem, solution, line]),
        (solution ?? line) && judged(0.5, 'scoring.P1.solution', [solution, line]),
        problem && judged(0.25, 'scoring.P1.problem', [problem]),
      ],
      missing('scoring.P1.none'),
    );
  },
});
