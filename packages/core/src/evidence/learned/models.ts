/** The models that come with core, read once; another set can be looked with instead, in training and in a fund's own folder. */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readModel, type LinearModel } from './linear-model.js';

/** What a deck is looked at with. */
export interface LearnedModels {
  /** What every slide is about. */
  sections: LinearModel;
  /** What every statement says. */
  statements: LinearModel;
}

export const MODEL_NAMES = ['sections', 'statements'] as const;

/** Core's entries lie in `dist/` and one folder below it; sources three folders below the package. */
const PLACES = ['../models/', '../../models/', '../../../models/'];

let models: LearnedModels | undefined;

/** The models in use; throws when a file of the package is missing. */
export function learnedModels(): LearnedModels {
  models ??= modelsIn(
    PLACES.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((folder) =>
      existsSync(`${folder}sections.bin`),
    ) ?? '',
  );
  return models;
}

/** Looks at decks with other models from now on; with none, with those that come with core. */
export function useModels(others: LearnedModels | undefined): void {
  models = others;
}

/** Throws where a file is missing or is no model. */
export function modelsIn(folder: string): LearnedModels {
  const [sections, statements] = MODEL_NAMES.map((name) => readModel(readFileSync(`${folder}${name}.bin`)));
  return { sections: sections!, statements: statements! };
}
