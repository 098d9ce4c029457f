/** P9: is there proof that it holds at scale and under audit? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

export const p9 = defineCriterion({
  meta: {
    id: 'P9',
    score: 'product',
    title: 'scoring.P9.title',
    asks: 'scoring.P9.asks',
    weights: [0, 0, 0, 5],
    reason: 'Scale and security are asked for by large customers, hence late.',
    kinds: ['certificate', 'scale_claim'],
    steps: ['business_model'],
  },
  judge(facts) {
    const all = [...facts.of('certificate'), ...facts.of('scale_claim')];
    const proof = atLeast(all, 'specific')[0];
    return best(
      [
        proof && judged(1, 'scoring.P9.proof', [proof], { line: words(proof) }),
        all[0] && hinted(0.5, 'scoring.P9.claim', [all[0]], { line: words(all[0]) }),
      ],
      missing('scoring.P9.none'),
    );
  },
});
