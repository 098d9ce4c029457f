/** R6: which rules apply, how far is the licence or right, and who holds it? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { words } from '../../show-value.js';

export const r6 = defineCriterion({
  meta: {
    id: 'R6',
    score: 'risk',
    title: 'scoring.R6.title',
    asks: 'scoring.R6.asks',
    weights: [10, 10, 10, 10],
    reason: 'Licences and rights can stop a company that does everything else well.',
    kinds: ['regulation', 'certificate', 'ip'],
    steps: ['risks', 'business_model', 'competitive'],
  },
  judge(facts) {
    const rules = facts.of('regulation', (fact) => fact.detail?.denied !== true);
    const denied = facts.of('regulation', (fact) => fact.detail?.denied === true)[0];
    const held =
      rules.find((fact) => fact.strength === 'specific' && fact.detail?.status === 'obtained') ??
      atLeast(facts.of('certificate'), 'specific')[0];
    const pending = atLeast(rules, 'specific')[0] ?? atLeast(facts.of('ip'), 'specific')[0];
    const named = atLeast(rules, 'named')[0] ?? facts.of('certificate')[0];
    const mentioned = rules[0] ?? facts.of('ip')[0];
    return best(
      [
        held && judged(1, 'scoring.R6.held', [held], { line: words(held) }),
        pending && judged(0.5, 'scoring.R6.status', [pending], { line: words(pending) }),
        named && judged(0.25, 'scoring.R6.named', [named], { line: words(named) }),
        mentioned && hinted(0.15, 'scoring.R6.mentioned', [mentioned]),
        denied && hinted(0.15, 'scoring.R6.denied', [denied]),
      ],
      missing('scoring.R6.none'),
    );
  },
});
