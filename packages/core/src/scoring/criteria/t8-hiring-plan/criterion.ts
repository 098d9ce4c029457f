/** T8: whom will the money hire, and when? */
import { defineCriterion, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

export const t8 = defineCriterion({
  meta: {
    id: 'T8',
    score: 'team',
    title: 'scoring.T8.title',
    asks: 'scoring.T8.asks',
    weights: [0, 5, 10, 15],
    reason: 'The round buys people; the later, the more of it does.',
    kinds: ['hire_plan', 'open_role'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const plans = facts.of('hire_plan');
    const tied = atLeast(plans, 'specific')[0];
    if (tied) return judged(1, 'scoring.T8.tied', [tied], { plan: words(tied) });
    const wanted = plans[0] ?? facts.of('open_role')[0];
    return wanted ? judged(0.5, 'scoring.T8.roles', [wanted], { plan: words(wanted) }) : missing('scoring.T8.none');
  },
});
