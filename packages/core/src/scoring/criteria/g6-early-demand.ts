/** G6: before revenue, who has put their name to wanting it? */
import { best, defineCriterion, hinted, judged, missing } from '../criterion.js';
import { atLeast } from '../distinct.js';
import { names, words } from '../show-value.js';

export const g6 = defineCriterion({
  meta: {
    id: 'G6',
    score: 'traction',
    title: 'scoring.G6.title',
    asks: 'scoring.G6.asks',
    kinds: ['pilot', 'loi', 'waitlist', 'interviews', 'signups'],
    steps: ['financial'],
  },
  judge(facts) {
    const pilots = facts.actual('pilot');
    const letters = facts.actual('loi');
    const paid = atLeast(pilots, 'specific')[0] ?? letters.find((fact) => fact.unit === 'money');
    const named = atLeast([...letters, ...pilots], 'named');
    const counted = pilots[0] ?? letters[0] ?? facts.scoring('waitlist') ?? facts.scoring('interviews');
    const signups = facts.scoring('signups');
    return best(
      [
        paid && judged(1, 'scoring.G6.paid', [paid], { line: words(paid) }),
        named.length > 0 ? judged(0.75, 'scoring.G6.named', named, { names: names(named) }) : undefined,
        counted && judged(0.5, 'scoring.G6.counted', [counted], { line: words(counted) }),
        signups && hinted(0.25, 'scoring.G6.signups', [signups], { line: words(signups) }),
      ],
      missing('scoring.G6.none'),
    );
  },
});
