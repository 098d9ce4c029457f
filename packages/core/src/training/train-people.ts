/** Trains which capitalised names are people of a deck's company, and measures it on decks whose company was not seen. */
import { type ChoiceWeights, probabilityOf } from '../evidence/choice/choice-weights.js';
import { personChoices, type PersonChoice } from '../evidence/people/find-people.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import { trainChoices, type Choice } from './train-choices.js';

/** A deck whose people are known. */
export interface PeopledDeck {
  view: DeckView;
  company: string;
  /** Founders, executives, team, advisors, board and investors, by name as the deck writes it. */
  people: readonly string[];
}

/** Of the weights to 0, against the sum over all names. */
const PULL = 1;
const FOLDS = 8;
/** Letters of a name that another may be a part of without being told apart by it. */
const SHORTEST_PART = 5;

/** The weights that all of `decks` speak for. */
export function trainPeople(decks: readonly PeopledDeck[]): ChoiceWeights {
  return trainChoices(decks.flatMap(choicesOf), PULL);
}

/** The names of each deck with their probability by weights that saw no deck of its company; in the decks' order. */
export function crossReadPeople(decks: readonly PeopledDeck[]): (PersonChoice & { probability: number })[][] {
  const companies = [...new Set(decks.map(({ company }) => nameKey(company)))].sort();
  const foldOf = new Map(companies.map((company, at) => [company, at % FOLDS]));
  const folds = decks.map(({ company }) => foldOf.get(nameKey(company))!);
  const weights = Array.from({ length: FOLDS }, (_, fold) => trainPeople(decks.filter((_, at) => folds[at] !== fold)));
  return decks.map(({ view }, at) =>
    personChoices(view).map((each) => ({ ...each, probability: probabilityOf(each.features, weights[folds[at]!]!) })),
  );
}

function choicesOf({ view, people }: PeopledDeck): Choice[] {
  const keys = people.map(nameKey);
  return personChoices(view).flatMap(({ person, features }): Choice[] => {
    const key = nameKey(person.name.bare);
    const right = keys.includes(key);
    const nearly = keys.some(
      (other) => Math.min(key.length, other.length) >= SHORTEST_PART && (other.includes(key) || key.includes(other)),
    );
    return !right && nearly ? [] : [{ weight: 1, options: [features], right: [right, !right], aside: [false, false] }];
  });
}
