/** Every hostile file ends as expected: read, or refused with the one error that says why; nothing gets out. */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDeckReader, type DeckReader } from '../src/deck/read-deck.js';
import { complaint, hostileCorpus, readHostile } from './kit/hostile-corpus.js';
import { mutate } from './kit/mutate.js';

/** Where the corpus' links, entities and actions point. */
const CANARY_PORT = 9911;
/** Seconds; the slowest file takes a tenth of it on a quiet machine. */
const LIMIT = 60;
const MUTANTS = 500;
/** Files of every format that open, to be damaged. */
const CONTROLS =
  /made-control|made-reversed-order|WithComments\.ppt|54332b|poi-testPPT\.ppsx|made-png-named|tika-testPPT_various/;

const corpus = hostileCorpus();
let reader: DeckReader;
let canary: Server;
let requests = 0;

beforeAll(async () => {
  reader = openDeckReader({ workers: 2, limits: { seconds: LIMIT } });
  canary = createServer((socket) => {
    requests++;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(CANARY_PORT, '127.0.0.1', resolve));
});

afterAll(async () => {
  await reader.close();
  canary.close();
});

it.skipIf(!corpus)('every file of the corpus ends as expected', async () => {
  const { folder, files } = corpus ?? { folder: '', files: [] };
  const before = process.memoryUsage.rss();
  const complaints: string[] = [];
  let slowest = 0;
  for (const file of files) {
    const outcome = await readHostile(reader, folder, file);
    slowest = Math.max(slowest, outcome.ms);
    complaints.push(...[complaint(file, outcome)].filter((each) => each !== undefined));
  }
  expect(complaints).toEqual([]);
  expect(files.length).toBeGreaterThan(200);
  expect(slowest).toBeLessThan((LIMIT + 5) * 1000);
  expect(requests).toBe(0);
  expect(planted(process.cwd())).toEqual([]);
  // What a file unpacks to stays in the worker.
  expect(process.memoryUsage.rss() - before).toBeLessThan(400 * 2 ** 20);
});

it.skipIf(!corpus)(`${MUTANTS} damaged copies each end in a deck or one clear error`, async () => {
  const { folder, files } = corpus ?? { folder: '', files: [] };
  const controls = files.filter(({ file }) => CONTROLS.test(file)).map(({ file }) => file);
  const fast = openDeckReader({ workers: 2, limits: { seconds: 10 } });
  const ends = new Map<string, number>();
  const jobs = Array.from({ length: MUTANTS }, async (_, seed) => {
    const file = controls[seed % controls.length] ?? '';
    const bytes = mutate(readFileSync(join(folder, file)), seed);
    const end = await fast.read([{ fileName: 'mutant', bytes }], { ocr: false }).then(
      () => 'read',
      (error: { name?: string; code?: string }) =>
        error.name === 'VcError' ? (error.code ?? '') : `not a VcError: ${error.name ?? ''}`,
    );
    ends.set(end, (ends.get(end) ?? 0) + 1);
  });
  await Promise.all(jobs);
  await fast.close();
  const known = ['read', 'damaged-file', 'unsupported-type', 'password-protected', 'no-slides', 'unsafe-xml'];
  const rare = ['reading-crashed', 'reading-timeout', 'reading-memory', 'unpacks-too-large', 'too-many-slides'];
  const more = ['picture-too-large', 'unsupported-powerpoint', 'empty-file'];
  expect([...ends.keys()].filter((end) => ![...known, ...rare, ...more].includes(end))).toEqual([]);
  const lost = rare.slice(0, 3).reduce((sum, end) => sum + (ends.get(end) ?? 0), 0);
  // A parser may fail on a mutant; it must stay the exception.
  expect(lost).toBeLessThan(MUTANTS / 20);
  expect(requests).toBe(0);
});

/** Files that an escaping entry would have written. */
function planted(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.startsWith('PWNED'));
}
