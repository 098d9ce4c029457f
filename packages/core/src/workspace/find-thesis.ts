/** The thesis in force: the file that the settings name, else `thesis.yaml` in the data folder when it is there. */
import { join } from 'node:path';
import { isVcError } from '../errors/vc-error.js';
import type { Thesis } from '../thesis/thesis.js';
import type { Config } from '../config/config.js';
import { loadThesisFile } from './load-thesis.js';

/** Name of the thesis in the data folder. */
export const THESIS_FILE = 'thesis.yaml';

/** @throws VcError `bad-config`, and `file-not-found` when the settings name a file that does not exist. */
export async function findThesis({ thesis, dataDir }: Pick<Config, 'thesis' | 'dataDir'>): Promise<Thesis | undefined> {
  if (thesis !== undefined) return loadThesisFile(thesis);
  try {
    return await loadThesisFile(join(dataDir, THESIS_FILE));
  } catch (error) {
    if (isVcError(error) && error.code === 'file-not-found') return undefined;
    throw error;
  }
}
