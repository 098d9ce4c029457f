/** R7: how much hangs on one customer or one platform? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { levelUpTo } from '../../ladder.js';
import { shown, words } from '../../show-value.js';

export const r7 = defineCriterion({
  meta: {
    id: 'R7',
    score: 'risk',
    title: 'scoring.R7.title',
    asks: 'scoring.R7.asks',
    weights: [5, 5, 10, 10],
    reason: 'One customer or platform that leaves can take the company with it.',
    kinds: ['top_customer_share', 'dependency'],
    steps: ['risks'],
  },
  judge(facts, context) {
    const top = facts.scoring('top_customer_share');
    const share = top && context.amount(top);
    const dependencies = facts.of('dependency');
    const fallback = atLeast(dependencies, 'specific')[0];
    const level = share === undefined ? undefined : levelUpTo(share, context.rubric.thresholds.topCustomer);
    return best(
      [
        top && level !== undefined
          ? judged(level, level >= 0.75 ? 'scoring.R7.spread' : 'scoring.R7.concentrated', [top], { share: shown(top) })
          : undefined,
        fallback && judged(0.5, 'scoring.R7.fallback', [fallback], { line: words(fallback) }),
        dependencies[0] && hinted(0.15, 'scoring.R7.dependency', [dependencies[0]], { line: words(dependencies[0]) }),
      ],
      missing('scoring.R7.none'),
    );
  },
});
