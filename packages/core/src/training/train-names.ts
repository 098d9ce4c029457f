/** Trains which names of a deck are of one kind (its people, its rivals), measured on decks whose company was not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { crossTrain, type Choice } from './train-choices.js';

/** A deck whose names of the kind are known. */
export interface NamedDeck {
  view: DeckView;
  company: string;
  language: string;
  /** As the deck writes them. */
  names: readonly string[];
  /** Nobody's deck: it teaches, and is not measured by. */
  written: boolean;
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
  /** How much a name of a deck that we drew counts: enough to teach forms that decks of others hardly have, too little to outweigh theirs. */
  drawn: number;
  /** Letters of a name that another may be a part of without being told apart by it. */
  shortestPart: number;
}

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainNames(decks: readonly NamedDeck[], kind: NameKind): TrainedNames<ChoiceWeights> {
  const choices = decks.map((deck) => choicesOf(deck, kind));
  const companies = decks.map(({ company }) => nameKey(company));
  const { weights, leftOut } = crossTrain(choices, companies, kind.pull);
  const read = decks.flatMap(({ view, language, names, written }, at) =>
    written
      ? []
      : [
          {
            language,
            found: kind.read(view, leftOut[at]!),
            stated: names.map((name) => kind.keyOf(name)),
          },
        ],
  );
  return { weights, examples: choices.flat().length, ...tallyNames(read) };
}

function choicesOf({ view, names, written }: NamedDeck, kind: NameKind): Choice[] {
  const keys = names.map((name) => kind.keyOf(name));
  return kind.candidates(view).flatMap(({ key, features }): Choice[] => {
    const right = keys.includes(key);
    const nearly = keys.some(
      (other) =>
        Math.min(key.length, other.length) >= kind.shortestPart && (other.includes(key) || key.includes(other)),
    );
    return !right && nearly
      ? []
      : [{ weight: written ? kind.drawn : 1, options: [features], right: [right, !right], aside: [false, false] }];
  });
}
