/** The real decks that lie beside the project, and the sample decks of the project itself, as files to read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharedFolder } from './shared-folder.js';

const SAMPLES = fileURLToPath(new URL('../../../../examples/decks', import.meta.url));
const DECK = /\.(?:pdf|pptx?|png|jpe?g)$/i;

export interface FileOnDisk {
  fileName: string;
  read: () => { fileName: string; bytes: Uint8Array };
}

export function sampleDecks(): FileOnDisk[] {
  return filesIn(SAMPLES);
}

/** Undefined where the folder is missing: tests that need it are then skipped. */
export function realDecks(): FileOnDisk[] | undefined {
  const shared = sharedFolder();
  return shared === undefined ? undefined : filesIn(join(shared, 'decks', 'files'));
}

function filesIn(folder: string): FileOnDisk[] {
  return readdirSync(folder)
    .filter((name) => DECK.test(name))
    .sort()
    .map((fileName) => ({ fileName, read: () => ({ fileName, bytes: readFileSync(join(folder, fileName)) }) }));
}
