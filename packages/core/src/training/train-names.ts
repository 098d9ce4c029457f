/** Trains which names of a deck are of one kind (its people, its rivals), measured on decks whose company was not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { trainChoices, type Choice } from './train-choices.js';

/** A deck whose names of the kind are known. */
export interface NamedDeck {
  view: DeckView;
  company: string;
  language: string;
  /** As the deck writes them. */
  names: readonly string[];
}

/** How names of one kind are told; all names as `nameKey` has them. */
export interface NameKind {
  /** Whether a name that a reader marked is of the kind. */
  isOne(name: { type: string; as: string }): boolean;
  /** A stated name as it is read: "Dr. Jane Roe" is read as "Jane Roe". */
  keyOf(stated: string): string;
  candidates(view: DeckView): { key: string; features: ReadonlyMap<string, number> }[];
  /** What is read by these weights. */
  read(view: DeckView, weights: ChoiceWeights): string[];
  /** Of the weights to 0, against the sum over all names. */
  pull: number;
  /** Letters of a name that another may be a part of without being told apart by it. */
  shortestPart: number;
}

const FOLDS = 8;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainNames(decks: readonly NamedDeck[], kind: NameKind): TrainedNames<ChoiceWeights> {
  const choices = decks.map((deck) => choicesOf(deck, kind));
  const companies = [...new Set(decks.map(({ company }) => nameKey(company)))].sort();
  const foldOf = new Map(companies.map((company, at) => [company, at % FOLDS]));
  const folds = decks.map(({ company }) => foldOf.get(nameKey(company))!);
  const weights = Array.from({ length: FOLDS }, (_, fold) =>
    trainChoices(choices.filter((_, at) => folds[at] !== fold).flat(), kind.pull),
  );
  const read = decks.map(({ view, language, names }, at) => ({
    language,
    found: kind.read(view, weights[folds[at]!]!),
    stated: names.map((name) => kind.keyOf(name)),
  }));
  return { weights: trainChoices(choices.flat(), kind.pull), examples: choices.flat().length, ...tallyNames(read) };
}

function choicesOf({ view, names }: NamedDeck, kind: NameKind): Choice[] {
  const keys = names.map((name) => kind.keyOf(name));
  return kind.candidates(view).flatMap(({ key, features }): Choice[] => {
    const right = keys.includes(key);
    const nearly = keys.some(
      (other) =>
        Math.min(key.length, other.length) >= kind.shortestPart && (other.includes(key) || key.includes(other)),
    );
    return !right && nearly ? [] : [{ weight: 1, options: [features], right: [right, !right], aside: [false, false] }];
  });
}
