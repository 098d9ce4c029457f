/** G6: before revenue, who has put their name to wanting it? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { names, words } from '../../show-value.js';

export const g6 = defineCriterion({
  meta: {
    id: 'G6',
    score: 'traction',
    title: 'scoring.G6.title',
    asks: 'scoring.G6.asks',
    weights: [35, 10, 0, 0],
    reason: 'Before revenue the only traction is demand somebody has signed for.',
    kinds: ['pilot', 'loi', 'waitlist', 'interviews', 'signups', 'paying_customers', 'arr', 'mrr', 'revenue'],
    steps: ['financial'],
  },
  judge(facts) {
    // Whoever pays has said more than any letter of intent.
    const paying = (['paying_customers', 'arr', 'mrr', 'revenue'] as const)
      .map((kind) => facts.scoring(kind, (fact) => (fact.value ?? fact.low ?? 0) > 0))
      .find((fact) => fact !== undefined);
    const pilots = facts.actual('pilot');
    const letters = facts.actual('loi');
    const paid = atLeast(pilots, 'specific')[0] ?? letters.find((fact) => fact.unit === 'money');
    const named = atLeast([...letters, ...pilots], 'named');
    const byName = named.filter((fact) => fact.subjectName !== undefined);
    const counted = pilots[0] ?? letters[0] ?? facts.scoring('waitlist') ?? facts.scoring('interviews');
    const signups = facts.scoring('signups');
    return best(
      [
        paying && judged(1, 'scoring.G6.pays', [paying]),
        paid && judged(1, 'scoring.G6.paid', [paid], { line: words(paid) }),
        byName.length > 0 ? judged(0.75, 'scoring.G6.named', byName, { names: names(byName) }) : undefined,
        named[0] && judged(0.75, 'scoring.G6.unnamed', [named[0]], { line: words(named[0]) }),
        counted && judged(0.5, 'scoring.G6.counted', [counted], { line: words(counted) }),
        signups && hinted(0.25, 'scoring.G6.signups', [signups], { line: words(signups) }),
      ],
      missing('scoring.G6.none'),
    );
  },
});
