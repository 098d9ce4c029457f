/** Trains which sector a company is of, and measures it on decks of companies that the weights had not seen. */
import type { ChoiceWeights } from '../evidence/choice/choice-weights.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import { readSector, sectorOptions } from '../evidence/outline/sector.js';
import type { DeckView } from '../evidence/view/view-types.js';
import type { Sector } from '../model/values.js';
import { tallyNames, type TrainedNames } from './names-tally.js';
import { crossTrain, type Choice } from './train-choices.js';

/** A deck whose company's sector is known. */
export interface SectorDeck {
  view: DeckView;
  company: string;
  language: string;
  sector: Sector;
}

/** Of the weights to 0, against the sum over all decks. */
const PULL = 3;

/** The weights that all of `decks` speak for, and what is read of each by weights that saw no deck of its company. */
export function trainSector(decks: readonly SectorDeck[]): TrainedNames<ChoiceWeights> {
  const choices = decks.map(choiceOf);
  const companies = decks.map(({ company }) => nameKey(company));
  const { weights, leftOut } = crossTrain(
    choices.map((choice) => [choice]),
    companies,
    PULL,
  );
  const read = decks.map(({ view, language, sector }, at) => ({
    language,
    found: [readSector(view, leftOut[at]).sector],
    stated: [sector],
  }));
  return { weights, examples: choices.length, ...tallyNames(read) };
}

/** Every company is of some sector: none of them is never right. */
function choiceOf({ view, sector }: SectorDeck): Choice {
  const options = sectorOptions(view);
  return {
    weight: 1,
    options: options.map(({ features }) => features),
    right: [...options.map((option) => option.sector === sector), false],
    aside: options.map(() => false),
  };
}
