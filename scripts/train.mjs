/**
 * `npm run train -- <corpus> [--check]`: trains the models that read evidence from a folder of labelled decks (`labels/`,
 * `text/`, `index.csv` with each deck's file) and from our own in `packages/core/training`, and writes `packages/core/models/` and their card. With `--check` nothing is
 * written: it fails where the corpus gives other models than those that are there. Decks once read are kept in `.cache/`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { modelCard, modelFiles, readCorpus, readWrittenDecks, trainModels } from '../packages/core/dist/training.js';
import { decksOfCorpus } from './corpus-decks.mjs';
import { drawnDecks } from './drawn-decks.mjs';
import { root } from './set-up.mjs';

const [folder] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (!folder || !existsSync(join(folder, 'labels'))) {
  console.error('Say where the labelled decks are: npm run train -- <folder with labels/, text/ and index.csv>');
  process.exit(2);
}
const corpus = resolve(folder);
const decks = await decksOfCorpus(corpus);
const labelled = readCorpus(corpus, (id) => decks.get(id));
const written = [...readWrittenDecks(join(root, 'packages', 'core', 'training')), ...(await drawnDecks())];
console.log(`${labelled.length} labelled decks, ${decks.size} with their file; ${written.length} of our own`);

const training = trainModels([...labelled, ...written]);
const files = modelFiles(training);
const models = join(root, 'packages', 'core', 'models');
if (process.argv.includes('--check')) {
  const others = Object.entries(files).filter(([name, bytes]) => !readFileSync(join(models, name)).equals(bytes));
  for (const [name] of others) console.error(`${name} is not what this corpus gives`);
  process.exit(others.length > 0 ? 1 : 0);
}
mkdirSync(models, { recursive: true });
for (const [name, bytes] of Object.entries(files)) {
  writeFileSync(join(models, name), bytes);
  console.log(`packages/core/models/${name}  ${(bytes.length / 1e6).toFixed(2)} MB`);
}
// What more decks bring: the same on a quarter and on half of those of others, evenly spread, and on them alone.
const part = (of) => labelled.filter((_, at) => at % of === 0);
const curve = [[...part(4), ...written], [...part(2), ...written], labelled].map((some) => ({
  decks: some,
  training: trainModels(some),
}));
writeFileSync(join(root, 'docs', 'evidence-model.md'), modelCard([...labelled, ...written], training, curve));
console.log('docs/evidence-model.md');
