/** The models that come with core, each read once; others can be looked with instead, in training and in a fund's own folder. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChoiceWeights } from '../choice/choice-weights.js';
import { readModel, type LinearModel } from './linear-model.js';

/** What a deck is looked at with. */
export interface LearnedModels {
  /** What the company's name is told by. */
  companyName: ChoiceWeights;
  /** Words of which a capital makes no name, folded. */
  ordinaryWords: ReadonlySet<string>;
  /** What every slide may be about, at first sight. */
  sections: LinearModel;
  /** What it is about, by what was found on it together. */
  sectionsTogether: LinearModel;
  /** Which capitalised names are people of the company. */
  people: ChoiceWeights;
  /** Which names are rivals of the company. */
  competitors: ChoiceWeights;
  /** Which sector the company is of. */
  sector: ChoiceWeights;
  /** Which amount is the round that the deck asks for. */
  ask: ChoiceWeights;
  /** Whether a figure that nothing settles has happened. */
  roles: ChoiceWeights;
  /** What every statement says. */
  statements: LinearModel;
  /** Which statement says what the company does. */
  description: ChoiceWeights;
}

const readWeights = (bytes: Uint8Array): ChoiceWeights =>
  JSON.parse(new TextDecoder().decode(bytes)) as Record<string, number>;

const readWords = (bytes: Uint8Array): ReadonlySet<string> =>
  new Set(new TextDecoder().decode(bytes).trim().split(/\s+/u));

/** The file of each in a folder of models, and how it is read. */
export const MODEL_FILES = {
  companyName: ['company-name.json', readWeights],
  ordinaryWords: ['ordinary-words.txt', readWords],
  sections: ['sections.bin', readModel],
  sectionsTogether: ['sections-together.bin', readModel],
  people: ['people.json', readWeights],
  competitors: ['competitors.json', readWeights],
  sector: ['sector.json', readWeights],
  ask: ['ask.json', readWeights],
  roles: ['roles.json', readWeights],
  statements: ['statements.bin', readModel],
  description: ['description.json', readWeights],
} as const satisfies { [Name in keyof LearnedModels]: readonly [string, (bytes: Uint8Array) => LearnedModels[Name]] };

/** Core's entries lie in `dist/` and one folder below it; sources three folders below the package. */
const PLACES = ['../models/', '../../models/', '../../../models/'];

let others: Partial<LearnedModels> = {};
const read: Partial<LearnedModels> = {};

/** The model in use; throws when its file is missing from the package. */
export function learnedModel<Name extends keyof LearnedModels>(name: Name): LearnedModels[Name] {
  return others[name] ?? (read[name] ??= modelIn(folderOfModels(), name));
}

/** Looks at decks with these models from now on; with those that come with core where none is given. */
export function useModels(models: Partial<LearnedModels>): void {
  others = models;
}

/** Throws where the file is missing or is no model. */
export function modelIn<Name extends keyof LearnedModels>(folder: string, name: Name): LearnedModels[Name] {
  const [file, parse] = MODEL_FILES[name];
  return parse(readFileSync(join(folder, file))) as LearnedModels[Name];
}

const folderOfModels = (): string =>
  PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((folder) =>
    existsSync(join(folder, MODEL_FILES.sections[0])),
  ) ?? '';
