// Writes the sample decks and their truth file: `node examples/scripts/make-decks.mjs [folder]`. Same bytes on every run.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decks } from './decks/index.mjs';

/**
 * Writes every deck and `truth.jsonl` into a folder.
 * @param {string} folder
 */
export async function makeDecks(folder) {
  for (const deck of decks) {
    const contents = await deck.build();
    for (const [index, file] of deck.files.entries()) {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, contents[index] ?? '');
    }
  }
  const lines = decks.map((deck) => JSON.stringify({ ...deck.truth, files: deck.files }));
  await writeFile(join(folder, 'truth.jsonl'), `${lines.join('\n')}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const here = dirname(fileURLToPath(import.meta.url));
  await makeDecks(process.argv[2] ?? join(here, '..', 'decks'));
}
