/** The decks of a labelled corpus, read once and kept in `.cache/`. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { openDeckReader } from '../packages/core/dist/index.js';
import { readerHash } from './reader-hash.mjs';
import { root } from './set-up.mjs';

/** Every deck of the index whose file is there, by id. What cannot be read is said and left to its text. */
export async function decksOfCorpus(corpus) {
  const rows = parse(readFileSync(join(corpus, 'index.csv'), 'utf8'), { columns: true }).filter(({ file }) => file);
  const cache = join(root, '.cache', 'decks');
  mkdirSync(cache, { recursive: true });
  const reader = openDeckReader({ workers: availableParallelism() });
  const code = readerHash();
  const read = await Promise.all(
    rows.map(async ({ id, file }) => {
      const bytes = new Uint8Array(readFileSync(join(corpus, file)));
      const kept = join(cache, `${createHash('sha256').update(bytes).update(code).digest('hex')}.json`);
      try {
        if (!existsSync(kept)) {
          // A neutral name: what a file is called is no evidence.
          const deck = await reader.read([{ fileName: `deck${extname(file)}`, bytes }]);
          writeFileSync(kept, JSON.stringify(deck));
        }
        return [[id, JSON.parse(readFileSync(kept, 'utf8'))]];
      } catch (error) {
        console.error(`${id}: ${error.message}`);
        return [];
      }
    }),
  );
  await reader.close();
  return new Map(read.flat());
}
