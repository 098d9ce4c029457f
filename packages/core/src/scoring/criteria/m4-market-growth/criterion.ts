/** M4: does the market grow, by how much a year, and who says so? */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { shown, source } from '../../show-value.js';

export const m4 = defineCriterion({
  meta: {
    id: 'M4',
    score: 'market',
    title: 'scoring.M4.title',
    asks: 'scoring.M4.asks',
    weights: [10, 10, 10, 10],
    reason: 'A growing market forgives mistakes; weighs little because the figure is usually bought in.',
    kinds: ['market_growth'],
    steps: ['market_analysis'],
  },
  judge(facts, context) {
    const { strong, weak } = context.rubric.thresholds.marketGrowth;
    const judgeOne = (fact: Fact) => {
      const growth = context.amount(fact);
      if (growth === undefined) return hinted(0.25, 'scoring.M4.words', [fact]);
      const values = { growth: shown(fact) };
      if (growth <= 0) return judged(0.15, 'scoring.M4.shrinking', [fact], values);
      if (growth < weak) return judged(0.5, 'scoring.M4.slow', [fact], values);
      if (!fact.period) return judged(0.5, 'scoring.M4.no-period', [fact], values);
      if (fact.cited && growth >= strong) {
        return judged(1, 'scoring.M4.sourced', [fact], { ...values, source: source(fact) });
      }
      return fact.cited
        ? judged(0.75, 'scoring.M4.moderate', [fact], { ...values, source: source(fact) })
        : judged(0.75, 'scoring.M4.unsourced', [fact], values);
    };
    return best(
      facts.of('market_growth', (fact) => fact.basis !== 'example').map(judgeOne),
      missing('scoring.M4.none'),
    );
  },
});
