/** T1: who are they, what does each do, and where do they come from? */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { distinct } from '../../distinct.js';
import { foundersFirst, hasRole, isFounder, linesAbout, ofStudent } from '../../people.js';
import { names } from '../../show-value.js';

export const t1 = defineCriterion({
  meta: {
    id: 'T1',
    score: 'team',
    title: 'scoring.T1.title',
    asks: 'scoring.T1.asks',
    weights: [20, 15, 10, 10],
    reason: 'Without knowing who they are nothing about a team can be judged.',
    kinds: ['person', 'unnamed_role', 'background', 'domain_experience', 'track_record', 'exit', 'technical_depth'],
    steps: ['team_evaluation'],
  },
  /** Judged by the best-told people: one more name without a role must not cost anything. */
  judge(facts) {
    const people = foundersFirst(facts.of('person'));
    const named = distinct(people);
    if (named.length === 0) {
      const unnamed = facts.of('unnamed_role');
      return unnamed.length > 0
        ? judged(0.25, 'scoring.T1.unnamed', unnamed, { roles: { list: unnamed.map(({ text }) => text) } })
        : missing('scoring.T1.none');
    }
    const lines = [
      ...facts.of('background'),
      ...facts.of('domain_experience'),
      ...facts.of('track_record'),
      ...facts.of('exit'),
      ...facts.of('technical_depth'),
    ].filter((line) => line.strength !== 'assertion' && !ofStudent(line));
    const roles = people.filter(hasRole);
    const told = roles.flatMap((person) => {
      const line = linesAbout(person, lines)[0];
      return line ? [{ person, line }] : [];
    });
    const known =
      told.find(({ person }) => isFounder(person)) ?? (distinct(told.map(byPerson)).length >= 2 ? told[0] : undefined);
    const values = { n: named.length, people: names(named) };
    return best(
      [
        known
          ? judged(1, 'scoring.T1.told', [...told.flatMap(({ person, line }) => [person, line])], {
              ...values,
              people: names(distinct(told.map(byPerson))),
            })
          : undefined,
        roles.some(isFounder) || distinct(roles).length >= 2
          ? judged(0.75, 'scoring.T1.roles', roles, { ...values, people: names(distinct(roles)) })
          : undefined,
      ],
      // Of more with roles was told above.
      judged(0.5, distinct(roles).length === named.length ? 'scoring.T1.one' : 'scoring.T1.names', named, values),
    );
  },
});

function byPerson({ person }: { person: Fact }): Fact {
  return person;
}
