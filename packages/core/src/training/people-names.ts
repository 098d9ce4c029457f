/** Which capitalised names are people of a deck's company: founders, executives, team, advisors, board and investors. */
import { peopleBy, personChoices } from '../evidence/people/find-people.js';
import { nameFrom } from '../evidence/people/name-grammar.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { NameKind } from './train-names.js';

/** People of the company or beside it, as labels call them. */
const PEOPLE = new Set(['founder', 'executive', 'team', 'advisor', 'board', 'investor']);

export const PEOPLE_NAMES: NameKind = {
  isOne: ({ type, as }) => type === 'person' && PEOPLE.has(as),
  keyOf: (stated) => nameKey(nameFrom(stated)?.bare ?? stated),
  candidates: (view) =>
    personChoices(view).map(({ person, features }) => ({ key: nameKey(person.name.bare), features })),
  read: (view, weights) => peopleBy(view, weights).map(({ name }) => nameKey(name.bare)),
  pull: 1,
  drawn: 0.2,
  shortestPart: 5,
};
