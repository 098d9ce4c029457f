/**
 * `npm run bench:reading [-- folder or deck …]`: which share of the words that a person sees on slides is read, by kind of
 * slide, which charts and logo walls are told, and what is told of hidden text, of the decks that
 * `bench-reading-truth.json` and `bench-reading-marks.json` know, given or lying in the folders (by default those of
 * `../shared`). `--twins` reads PPTX, PPT and PDF twins instead (`bench-reading-twins.mjs`), `--hidden` only own decks that
 * hide something and honest ones (`bench-reading-hidden.mjs`). Figures are printed, never asserted.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { benchHidden } from './bench-reading-hidden.mjs';
import { marksOf, printMarks } from './bench-reading-marks.mjs';
import { benchTwins } from './bench-reading-twins.mjs';
import { countShared, hashesOf } from './bench-reading-words.mjs';
import { root } from './set-up.mjs';

if (process.argv[2] === '--twins') {
  await benchTwins(process.argv.slice(3));
  process.exit();
}
if (process.argv[2] === '--hidden') {
  await benchHidden();
  process.exit();
}

const { openDeckReader } = await import('@vc-analyst/core');

/**
 * By the start of the sha256 of a deck and the number of a slide: `kind` (`text`, `mixed`: some words are pictures or
 * outlines, `picture`, `outline`), the words as hashes, and `partial` where a screenshot's small print was left out, so
 * that only what was found counts and not what else was read.
 */
const truth = JSON.parse(readFileSync(new URL('bench-reading-truth.json', import.meta.url), 'utf8'));
/** By the start of the sha256 of a deck all of whose slides were looked at, those with a drawn chart and with a wall of logos. */
const marks = JSON.parse(readFileSync(new URL('bench-reading-marks.json', import.meta.url), 'utf8'));
const shared = join(root, '..', 'shared');
const given = process.argv.slice(2);
const paths = given.length > 0 ? given : [join(shared, 'decks', 'files'), join(shared, 'corpus', 'files')];

/** Share of its words below which a slide is read poorly. */
const POOR = 0.8;
/** How text is hidden that stands on a slide, and not beside it as notes do. */
const CONCEALED = new Set(
  'same-colour tiny off-slide covered invisible-mode transparent hidden-layer not-drawn invisible-characters glyph-mismatch'.split(
    ' ',
  ),
);
const kinds = new Map();
/** Slides of decks of nothing but pictures, with the seconds that they took by the wall and of the processor. */
const pictured = { slides: 0, wall: 0, processor: 0 };
/** Of each deck that was looked at, what is told of charts and logos. */
const told = [];
/** Slides of the truth that miss more than a fifth of their words, of others, and of each those that say that lines are unread. */
const unread = { poor: 0, poorTold: 0, good: 0, goodTold: 0 };
/** Words of the truth that no text says and that were called hidden. */
let hiddenWords = 0;
let [slides, ms, memory] = [0, 0, 0];
const reader = openDeckReader();
try {
  for (const path of paths.filter((path) => existsSync(path)).flatMap(filesIn)) {
    const bytes = readFileSync(path);
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
    const known = truth[hash] ?? {};
    if (!(hash in truth) && !(hash in marks)) continue;
    const processorBefore = workerSeconds();
    const startedAt = performance.now();
    const deck = await reader.read([{ fileName: basename(path), bytes: new Uint8Array(bytes) }]);
    const took = performance.now() - startedAt;
    ms += took;
    if (deck.slides.every(({ readBy }) => readBy === 'ocr')) {
      pictured.slides += deck.slides.length;
      pictured.wall += took / 1000;
      const after = workerSeconds();
      // The process that reads is another one after a deck that ended it.
      pictured.processor += after < processorBefore ? after : after - processorBefore;
    }
    if (hash in marks) told.push(marksOf(basename(path), deck, marks[hash]));
    memory = Math.max(memory, workerMemory());
    slides += deck.slides.length;
    for (const [number, { kind, words, partial }] of Object.entries(known)) {
      const wanted = words.split(' ').filter(Boolean).map(Number);
      const slide = deck.slides[number - 1];
      const salt = `${hash} ${number}`;
      const found = hashesOf(slide?.text ?? '', salt);
      count(kind, wanted, found, partial === true);
      count('all', wanted, found, partial === true);
      countUnread(slide, wanted.length === 0 ? 1 : countShared(wanted, found) / wanted.length);
      const hidden = deck.hidden.filter((text) => text.slide === Number(number) && CONCEALED.has(text.hiddenBy));
      const both = [...found, ...hashesOf(hidden.map(({ text }) => text).join(' '), salt)];
      hiddenWords += countShared(wanted, both) - countShared(wanted, found);
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
if (pictured.slides > 0) {
  const [wall, processor] = [pictured.wall, pictured.processor].map((s) => ((20 * s) / pictured.slides).toFixed(1));
  console.log(
    `20 slides of decks that are all pictures (${pictured.slides}): ${wall} s, ${processor} s of the processor`,
  );
}
const { poor, poorTold, good, goodTold } = unread;
console.log(
  `Slides that miss more than a fifth of their words: ${poor}, of which ${poorTold} say that lines are unread; of ${good} others ${goodTold} do`,
);
console.log(`Words that a person sees and that were called hidden: ${hiddenWords}`);
printMarks(told);
if (memory > 0) console.log(`${Math.round(memory)} MB at most in the process that reads`);
if (given.length === 0) await benchHidden();

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

/** A slide that nobody could read says so as well. */
function countUnread(slide, recall) {
  const isTold = slide?.unreadLines > 0 || slide?.readBy === 'unread';
  const kind = recall < POOR ? 'poor' : 'good';
  unread[kind] += 1;
  if (isTold) unread[`${kind}Told`] += 1;
}

function share(part, whole) {
  return whole === 0 ? '' : (part / whole).toFixed(3);
}

/** Of this process' children; none where the system does not tell (only Linux does). */
function workers() {
  const children = `/proc/self/task/${process.pid}/children`;
  return existsSync(children) ? readFileSync(children, 'utf8').split(' ').filter(Boolean) : [];
}

/** Processor time of the children that there are, seconds. */
function workerSeconds() {
  const ticks = workers().map((pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, each) => sum + each, 0) / 100;
}

/** Most memory that one of the children ever had, megabytes; 0 without any. */
function workerMemory() {
  const peaks = workers().map((pid) => /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return Math.max(0, ...peaks.map((kilobytes) => kilobytes / 1024));
}
