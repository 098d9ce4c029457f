/** G8: what is left of a sale, compared with businesses of the same model? */
import { defineCriterion, judged, missing, planOnly, plansOf } from '../../criterion.js';
import { lowerOf } from '../../ladder.js';
import { shown } from '../../show-value.js';

export const g8 = defineCriterion({
  meta: {
    id: 'G8',
    score: 'traction',
    title: 'scoring.G8.title',
    asks: 'scoring.G8.asks',
    weights: [0, 5, 5, 5],
    reason: 'Gross margin tells software from services.',
    kinds: ['gross_margin'],
    steps: ['monetization'],
  },
  judge(facts, context) {
    const fact = facts.scoring('gross_margin');
    const margin = fact && context.amount(fact);
    if (!fact || margin === undefined) {
      const [plan] = plansOf(facts, ['gross_margin']);
      return plan ? planOnly('scoring.G8.plan', plan, { figure: shown(plan) }) : missing('scoring.G8.none');
    }
    const { alarm, normal, above } = context.rubric.benchmarks.GROSS_MARGIN.bands[context.evidence.businessModel];
    const values = { margin: shown(fact), normal: { percent: normal }, above: { percent: above } };
    if (margin < alarm) return judged(0.15, 'scoring.G8.alarm', [fact], values);
    if (margin < normal) return judged(0.5, 'scoring.G8.below', [fact], values);
    if (margin <= above) return judged(0.75, 'scoring.G8.normal', [fact], values);
    return judged(lowerOf(1, fact.asOf === undefined ? 0.75 : 1), 'scoring.G8.above', [fact], values);
  },
});
