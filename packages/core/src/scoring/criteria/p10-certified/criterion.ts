/** P10: has somebody independent certified it? */
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';

export const p10 = defineCriterion({
  meta: {
    id: 'P10',
    score: 'product',
    title: 'scoring.P10.title',
    asks: 'scoring.P10.asks',
    weights: [0, 0, 0, 2],
    reason: 'A certificate is an outside word; large customers ask for it, hence late.',
    kinds: ['certificate'],
    steps: ['business_model'],
  },
  judge(facts) {
    const certificate = facts.of('certificate')[0];
    return best(
      [certificate && judged(1, 'scoring.P10.certified', [certificate], { line: words(certificate) })],
      missing('scoring.P10.none'),
    );
  },
});
