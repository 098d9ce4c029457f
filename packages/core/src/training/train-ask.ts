/** Trains which amount is the round that a deck asks for, and measures it on decks of companies that the weights had not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { ruledAsk } from '../evidence/extractors/figures-metrics.js';
import { askCandidates, chooseAsk } from '../evidence/figures/choose-ask.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { DeckView } from '../evidence/view/view-types.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { crossTrain, type Choice } from './train-choices.js';

/** A deck whose round is known. */
export interface AskDeck {
  view: DeckView;
  company: string;
  language: string;
  /** The amounts that a reader marked as asked for; none of a deck that asks for nothing. */
  asks: readonly number[];
  /** Nobody's deck: it teaches, and is not measured by. */
  written: boolean;
}

/** Of the weights to 0, against the sum over all decks. */
const PULL = 1;
/** Share by which an amount may be written otherwise. */
const SAME = 0.01;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainAsk(decks: readonly AskDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choiceOf);
  const companies = decks.map(({ company }) => nameKey(company));
  const { weights, leftOut } = crossTrain(
    choices.map((choice) => [choice]),
    companies,
    PULL,
  );
  const read = decks.flatMap(({ view, language, asks, written }, at) => {
    if (written) return [];
    const found = chooseAsk(view, ruledAsk(view), leftOut[at])?.item.figure.value;
    const stated = asks.find((value) => isSame(value, found)) ?? asks[0];
    const same = isSame(stated, found) ? stated : found;
    return [
      {
        language,
        found: same === undefined ? [] : [String(same)],
        stated: stated === undefined ? [] : [String(stated)],
      },
    ];
  });
  return { weights, examples: choices.length, ...tallyNames(read) };
}

const isSame = (one: number | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && Math.abs(one - other) <= SAME * Math.abs(one);

function choiceOf({ view, asks }: AskDeck): Choice {
  const candidates = askCandidates(view, ruledAsk(view));
  const right = candidates.map(({ item }) => asks.some((value) => isSame(value, item.figure.value)));
  return {
    weight: 1,
    options: candidates.map(({ features }) => features),
    right: [...right, !right.some(Boolean)],
    aside: candidates.map(() => false),
  };
}
