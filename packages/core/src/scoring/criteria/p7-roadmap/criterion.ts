/** P7: what comes next, and by when? */
import { defineCriterion, judged, missing } from '../../criterion.js';
import { isDatedPlan } from '../../../model/dated-plan.js';

/** Dated steps that make an order; what the money buys by when is judged with the ask. */
const ENOUGH = 3;

export const p7 = defineCriterion({
  meta: {
    id: 'P7',
    score: 'product',
    title: 'scoring.P7.title',
    asks: 'scoring.P7.asks',
    weights: [5, 5, 5, 5],
    reason: 'A roadmap shows order of thought, little more.',
    kinds: ['milestone_plan'],
    steps: ['business_model'],
  },
  judge(facts) {
    const plans = facts.of('milestone_plan');
    const dated = plans.filter(isDatedPlan);
    if (dated.length > 0)
      return judged(dated.length >= ENOUGH ? 0.75 : 0.5, 'scoring.P7.dated', dated, { n: dated.length });
    return plans.length > 0 ? judged(0.25, 'scoring.P7.list', plans, { n: plans.length }) : missing('scoring.P7.none');
  },
});
