/** R9: is it said what could go wrong inside, and what is done about it? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { words } from '../../show-value.js';

/** Risks with a plan each that make a habit. */
const ENOUGH = 3;

export const r9 = defineCriterion({
  meta: {
    id: 'R9',
    score: 'risk',
    title: 'scoring.R9.title',
    asks: 'scoring.R9.asks',
    weights: [10, 10, 5, 5],
    reason: 'A risk that is named with a plan is half controlled.',
    kinds: ['execution_risk', 'open_role'],
    steps: ['risks', 'team_evaluation'],
  },
  judge(facts) {
    const risks = facts.of('execution_risk');
    const plans = atLeast(risks, 'specific');
    const [plan] = plans;
    const named = atLeast(risks, 'named')[0] ?? facts.of('open_role')[0];
    return best(
      [
        plan && judged(plans.length >= ENOUGH ? 1 : 0.75, 'scoring.R9.plan', [plan], { line: words(plan) }),
        named && judged(0.25, 'scoring.R9.gap', [named], { line: words(named) }),
        risks[0] && hinted(0.15, 'scoring.R9.mentioned', [risks[0]]),
      ],
      missing('scoring.R9.none'),
    );
  },
});
