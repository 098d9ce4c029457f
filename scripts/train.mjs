/**
 * `npm run train -- <corpus> [--check]`: trains the models that read evidence from a folder of labelled decks (`labels/`,
 * `text/`, `index.csv` with each deck's file) and writes `packages/core/models/` and their card. With `--check` nothing is
 * written: it fails where the corpus gives other models than those that are there. Decks once read are kept in `.cache/`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { openDeckReader } from '../packages/core/dist/index.js';
import { modelCard, modelFiles, readCorpus, trainModels } from '../packages/core/dist/training.js';
import { root } from './set-up.mjs';

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!folder || !existsSync(join(folder, 'labels'))) {
  console.error('Say where the labelled decks are: npm run train -- <folder with labels/, text/ and index.csv>');
  process.exit(2);
}
const corpus = resolve(folder);
const decks = await readDecks();
const labelled = readCorpus(corpus, (id) => decks.get(id));
console.log(`${labelled.length} labelled decks, ${decks.size} with their file`);

const training = trainModels(labelled);
const files = modelFiles(training);
const models = join(root, 'packages', 'core', 'models');
if (process.argv.includes('--check')) {
  const others = Object.entries(files).filter(([name, bytes]) => !readFileSync(join(models, name)).equals(bytes));
  for (const [name] of others) console.error(`${name} is not what this corpus gives`);
  process.exit(others.length > 0 ? 1 : 0);
}
// What more decks would bring: the same on a quarter and on half of them, evenly spread.
const curve = [4, 2].map((part) => {
  const some = labelled.filter((_, at) => at % part === 0);
  return { decks: some.length, training: trainModels(some) };
});
mkdirSync(models, { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(models, name), bytes);
  console.log(`packages/core/models/${name}  ${(bytes.length / 1e6).toFixed(2)} MB`);
}
writeFileSync(join(root, 'docs', 'evidence-model.md'), modelCard(labelled, training, curve));
console.log('docs/evidence-model.md');

/** Every deck of the index whose file is there, by id. What cannot be read is said and left to its text. */
async function readDecks() {
  const rows = parse(readFileSync(join(corpus, 'index.csv'), 'utf8'), { columns: true }).filter(({ file }) => file);
  const cache = join(root, '.cache', 'decks');
  mkdirSync(cache, { recursive: true });
  const reader = openDeckReader({ workers: availableParallelism() });
  const read = await Promise.all(
    rows.map(async ({ id, file }) => {
      const bytes = new Uint8Array(readFileSync(join(corpus, file)));
      const kept = join(cache, `${createHash('sha256').update(bytes).digest('hex')}.json`);
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
