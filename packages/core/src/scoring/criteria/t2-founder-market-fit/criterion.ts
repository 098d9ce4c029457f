/** T2: do they know the world of the buyer from the inside? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';
import { ofStudent } from '../../people.js';

const YEARS = 5;
/** A line about the advisers says nothing of the founders. */
const OF_ADVISERS = /^\W*(?:advis[eo]rs?|advisory|asesor(?:es|as?)?|consejer[oa]s?|conseillers?|mentors?|mentores)\b/i;

export const t2 = defineCriterion({
  meta: {
    id: 'T2',
    score: 'team',
    title: 'scoring.T2.title',
    asks: 'scoring.T2.asks',
    weights: [20, 20, 20, 15],
    reason: 'Knowing the buyer’s world is what a deck can show best of a founder.',
    kinds: ['domain_experience', 'background'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const experience = facts.of('domain_experience', (fact) => !OF_ADVISERS.test(fact.text));
    // Who studies the field has not worked in it yet.
    const worked = experience.filter((fact) => !ofStudent(fact));
    const background = facts.of('background', (fact) => !ofStudent(fact));
    const deep =
      atLeast(worked, 'specific')[0] ?? worked.find((fact) => fact.unit !== 'months' && (fact.value ?? 0) >= YEARS);
    const result = atLeast(background, 'specific')[0];
    const employer = atLeast(worked, 'named')[0] ?? atLeast(background, 'named')[0];
    return best(
      [
        deep && result && judged(1, 'scoring.T2.result', [deep, result], { line: words(deep), result: words(result) }),
        deep && judged(0.75, 'scoring.T2.deep', [deep], { line: words(deep) }),
        employer && judged(0.5, 'scoring.T2.employer', [employer], { line: words(employer) }),
        experience[0] && hinted(0.25, 'scoring.T2.adjective', [experience[0]]),
      ],
      missing('scoring.T2.none'),
    );
  },
});
