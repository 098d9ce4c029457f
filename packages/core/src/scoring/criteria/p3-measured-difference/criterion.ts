/** P3: by how much is it better than which alternative, and who measured that? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { source, words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

export const p3 = defineCriterion({
  meta: {
    id: 'P3',
    score: 'product',
    title: 'scoring.P3.title',
    asks: 'scoring.P3.asks',
    weights: [15, 15, 15, 15],
    reason: 'A difference that is measured is the reason to switch.',
    kinds: ['advantage', 'comparison'],
    steps: ['competitive'],
  },
  judge(facts) {
    const measured = facts.of('comparison', (fact) => fact.basis !== 'example');
    const tested = measured.find((fact) => fact.cited);
    const against = measured.find((fact) => fact.subjectName);
    const claims = facts.of('advantage');
    const specific = against ?? atLeast(claims, 'specific')[0];
    const named = atLeast(claims, 'named')[0] ?? measured[0];
    return best(
      [
        tested && judged(1, 'scoring.P3.tested', [tested], { claim: words(tested), source: source(tested) }),
        specific && judged(0.75, 'scoring.P3.measured', [specific], { claim: words(specific) }),
        named && judged(0.5, 'scoring.P3.named', [named], { claim: words(named) }),
        claims[0] && hinted(0.25, 'scoring.P3.adjectives', [claims[0]], { claim: words(claims[0]) }),
      ],
      missing('scoring.P3.none'),
    );
  },
});
