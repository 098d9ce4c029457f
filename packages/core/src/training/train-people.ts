/** Trains which capitalised names are people of a deck's company, and measures it on decks whose company was not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { peopleBy, personChoices } from '../evidence/people/find-people.js';
import { nameFrom } from '../evidence/people/name-grammar.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { trainChoices, type Choice } from './train-choices.js';

/** A deck whose people are known. */
export interface PeopledDeck {
  view: DeckView;
  company: string;
  language: string;
  /** Founders, executives, team, advisors, board and investors, by name as the deck writes it. */
  people: readonly string[];
}

/** Of the weights to 0, against the sum over all names. */
const PULL = 1;
const FOLDS = 8;
/** Letters of a name that another may be a part of without being told apart by it. */
const SHORTEST_PART = 5;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainPeople(decks: readonly PeopledDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choicesOf);
  const companies = [...new Set(decks.map(({ company }) => nameKey(company)))].sort();
  const foldOf = new Map(companies.map((company, at) => [company, at % FOLDS]));
  const folds = decks.map(({ company }) => foldOf.get(nameKey(company))!);
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    trainChoices(choices.filter((_, at) => folds[at] !== fold).flat(), PULL),
  );
  const read = decks.map(({ view, language, people }, at) => ({
    language,
    found: peopleBy(view, weights[folds[at]!]!).map(({ name }) => nameKey(name.bare)),
    stated: people.map(bareKey),
  }));
  return { weights: trainChoices(choices.flat(), PULL), examples: choices.flat().length, ...tallyNames(read) };
}

/** "Dr. Jane Roe" is read as "Jane Roe". */
const bareKey = (name: string): string => nameKey(nameFrom(name)?.bare ?? name);

function choicesOf({ view, people }: PeopledDeck): Choice[] {
  const keys = people.map(bareKey);
  return personChoices(view).flatMap(({ person, features }): Choice[] => {
    const key = nameKey(person.name.bare);
    const right = keys.includes(key);
    const nearly = keys.some(
      (other) => Math.min(key.length, other.length) >= SHORTEST_PART && (other.includes(key) || key.includes(other)),
    );
    return !right && nearly ? [] : [{ weight: 1, options: [features], right: [right, !right], aside: [false, false] }];
  });
}
