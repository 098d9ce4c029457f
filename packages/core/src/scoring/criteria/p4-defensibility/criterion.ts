/** P4: what keeps others out, and what proves it? */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';

export const p4 = defineCriterion({
  meta: {
    id: 'P4',
    score: 'product',
    title: 'scoring.P4.title',
    asks: 'scoring.P4.asks',
    weights: [15, 15, 20, 20],
    reason: 'What keeps others out grows in weight with the success there is to copy.',
    kinds: ['defensibility', 'ip'],
    steps: ['competitive'],
  },
  judge(facts) {
    const claims = facts.of('defensibility');
    const rights = facts.of('ip');
    const byMechanism = new Map<unknown, Fact>();
    for (const fact of atLeast([...claims, ...rights], 'specific')) {
      const mechanism = fact.kind === 'ip' ? 'ip' : (fact.detail?.mechanism ?? 'unnamed');
      if (!byMechanism.has(mechanism)) byMechanism.set(mechanism, fact);
    }
    const [first, second] = [...byMechanism.values()];
    const explained = atLeast(claims, 'named')[0] ?? rights[0];
    return best(
      [
        first && second && judged(1, 'scoring.P4.two', [first, second], { first: words(first), second: words(second) }),
        first && judged(0.75, 'scoring.P4.evidence', [first], { claim: words(first) }),
        explained && judged(0.5, 'scoring.P4.explained', [explained], { claim: words(explained) }),
        claims[0] && hinted(0.25, 'scoring.P4.asserted', [claims[0]]),
      ],
      missing('scoring.P4.none'),
    );
  },
});
