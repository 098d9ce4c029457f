/**
 * `npm run bench:reading [-- folder or deck …]`: which share of the words that a person sees on slides is read, by kind of
 * slide, of the decks that `bench-reading-truth.json` knows, given or lying in the folders (by default those of
 * `../shared`). `--twins` reads PPTX, PPT and PDF twins instead (`bench-reading-twins.mjs`). Figures are printed, never
 * asserted.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { benchTwins } from './bench-reading-twins.mjs';
import { countShared, hashesOf } from './bench-reading-words.mjs';
import { root } from './set-up.mjs';

if (process.argv[2] === '--twins') {
  await benchTwins(process.argv.slice(3));
  process.exit();
}

const { openDeckReader } = await import('@vc-analyst/core');

/**
 * By the start of the sha256 of a deck and the number of a slide: `kind` (`text`, `mixed`: some words are pictures or
 * outlines, `picture`, `outline`), the words as hashes, and `partial` where a screenshot's small print was left out, so
 * that only what was found counts and not what else was read.
 */
const truth = JSON.parse(readFileSync(new URL('bench-reading-truth.json', import.meta.url), 'utf8'));
const shared = join(root, '..', 'shared');
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : [join(shared, 'decks', 'files'), join(shared, 'corpus', 'files')];

const kinds = new Map();
let [slides, ms, memory] = [0, 0, 0];
const reader = openDeckReader();
try {
  for (const path of paths.filter((path) => existsSync(path)).flatMap(filesIn)) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const known = truth[hash];
    if (known === undefined) continue;
    const startedAt = performance.now();
    const deck = await reader.read([{ fileName: basename(path), bytes: new Uint8Array(bytes) }]);
    ms += performance.now() - startedAt;
    memory = Math.max(memory, workerMemory());
    slides += deck.slides.length;
    for (const [number, { kind, words, partial }] of Object.entries(known)) {
      const wanted = words.split(' ').filter(Boolean).map(Number);
      const found = hashesOf(deck.slides[number - 1]?.text ?? '', `${hash} ${number}`);
      count(kind, wanted, found, partial === true);
      count('all', wanted, found, partial === true);
    }
  }
} finally {
  await reader.close();
}

console.table(
  ['text', 'mixed', 'picture', 'outline', 'all'].flatMap((kind) => {
    const row = kinds.get(kind);
    if (row === undefined) return [];
    const { count: of, words, read, told, right } = row;
    return [{ slides: kind, count: of, words, recall: share(read, words), precision: share(right, told) }];
  }),
);
if (slides > 0) console.log(`${(ms / slides / 1000).toFixed(2)} s a slide over ${slides} slides of whole decks`);
if (memory > 0) console.log(`${Math.round(memory)} MB at most in the process that reads`);

function filesIn(path) {
  return statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
}

function count(kind, wanted, found, partial) {
  const row = kinds.get(kind) ?? { count: 0, words: 0, read: 0, told: 0, right: 0 };
  const both = countShared(wanted, found);
  kinds.set(kind, {
    count: row.count + 1,
    words: row.words + wanted.length,
    read: row.read + both,
    told: row.told + (partial ? 0 : found.length),
    right: row.right + (partial ? 0 : both),
  });
}

function share(part, whole) {
  return whole === 0 ? '' : (part / whole).toFixed(3);
}

/** Most memory that one of this process' children ever had, megabytes; 0 where the system does not tell (only Linux does). */
function workerMemory() {
  const children = `/proc/self/task/${process.pid}/children`;
  if (!existsSync(children)) return 0;
  const peaks = readFileSync(children, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map((pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return Math.max(0, ...peaks.map((kilobytes) => kilobytes / 1024));
}
