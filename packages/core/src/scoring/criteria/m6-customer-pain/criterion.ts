/** M6: who is the customer, what does the problem cost them, and who has confirmed it? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { quoted } from '../../show-value.js';

export const m6 = defineCriterion({
  meta: {
    id: 'M6',
    score: 'market',
    title: 'scoring.M6.title',
    asks: 'scoring.M6.asks',
    weights: [20, 15, 10, 10],
    reason: 'No market need is the commonest cause of death in post-mortems (CB Insights, 42 %).',
    kinds: [
      'customer_segment',
      'pain',
      'problem',
      'pain_cost',
      'interviews',
      'pilot',
      'paying_customers',
      'arr',
      'mrr',
    ],
    steps: ['business_model', 'financial'],
  },
  judge(facts, context) {
    const segment = facts.of('customer_segment')[0];
    const pain = facts.of('pain')[0] ?? facts.of('problem')[0];
    const costs = facts.of('pain_cost', (fact) => fact.basis !== 'example');
    const cost = costs.find((fact) => fact.cited) ?? costs[0];
    const some = (fact: Parameters<typeof context.amount>[0]) => (context.amount(fact) ?? 0) > 0;
    const proof =
      facts.actual('interviews', some)[0] ??
      atLeast(facts.actual('pilot'), 'specific')[0] ??
      facts.actual('paying_customers', some)[0] ??
      facts.actual('arr', some)[0] ??
      facts.actual('mrr', some)[0];
    const known = segment ?? pain;
    return best(
      [
        cost && known && (cost.cited || proof)
          ? judged(1, 'scoring.M6.proven', [segment, pain, cost, proof], { cost: quoted(cost) })
          : undefined,
        cost && known && judged(0.75, 'scoring.M6.costed', [segment, pain, cost], { cost: quoted(cost) }),
        cost && judged(0.5, 'scoring.M6.cost-alone', [cost], { cost: quoted(cost) }),
        segment && pain && judged(0.5, 'scoring.M6.pain', [segment, pain], { segment: quoted(segment) }),
        segment && hinted(0.25, 'scoring.M6.segment', [segment], { segment: quoted(segment) }),
        pain && hinted(0.25, 'scoring.M6.no-segment', [pain]),
      ],
      missing('scoring.M6.none'),
    );
  },
});
