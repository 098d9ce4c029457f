/** Trains which names are rivals of a deck's company, and measures it on decks whose company was not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { competitorsBy, rivalChoices } from '../evidence/competitors/find-competitors.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { trainChoices, type Choice } from './train-choices.js';

/** A deck whose rivals are known. */
export interface RivalledDeck {
  view: DeckView;
  company: string;
  language: string;
  /** Firms and products that the deck names as competitors, as it writes them. */
  rivals: readonly string[];
}

/** Of the weights to 0, against the sum over all names. */
const PULL = 8;
const FOLDS = 8;
/** Letters of a name that another may be a part of without being told apart by it. */
const SHORTEST_PART = 4;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainCompetitors(decks: readonly RivalledDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choicesOf);
  const companies = [...new Set(decks.map(({ company }) => nameKey(company)))].sort();
  const foldOf = new Map(companies.map((company, at) => [company, at % FOLDS]));
  const folds = decks.map(({ company }) => foldOf.get(nameKey(company))!);
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    trainChoices(choices.filter((_, at) => folds[at] !== fold).flat(), PULL),
  );
  const read = decks.map(({ view, language, rivals }, at) => ({
    language,
    found: competitorsBy(view, weights[folds[at]!]!).map(({ name }) => nameKey(name)),
    stated: rivals.map(nameKey),
  }));
  return { weights: trainChoices(choices.flat(), PULL), examples: choices.flat().length, ...tallyNames(read) };
}

function choicesOf({ view, rivals }: RivalledDeck): Choice[] {
  const keys = rivals.map(nameKey);
  return rivalChoices(view).flatMap(({ rival, features }): Choice[] => {
    const key = nameKey(rival.name);
    const right = keys.includes(key);
    const nearly = keys.some(
      (other) => Math.min(key.length, other.length) >= SHORTEST_PART && (other.includes(key) || key.includes(other)),
    );
    return !right && nearly ? [] : [{ weight: 1, options: [features], right: [right, !right], aside: [false, false] }];
  });
}
