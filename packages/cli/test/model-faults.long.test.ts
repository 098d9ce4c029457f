/** [R39] Whatever an endpoint does, `vc` ends: with a result or its own error, in time, and with no word of the key. */
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFakeModel, MODEL_ENDINGS, type ModelFault } from '@vc-analyst/core/testing';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

const KEY = 'sk-canary-faults';
/** Runs at the same time: most of a run is waiting for limits. */
const LANES = 3;
const DECKS = ['wrenlow-pre-seed.pdf', 'aubelle.pdf'];
const SURFACES = ['analyze', 'batch', 'watch'] as const;

interface Ending {
  exitCode: number | undefined;
  tries: number;
  said: string;
  keyIn: string[];
}

test('every fault on every surface', async () => {
  const cells = Object.keys(MODEL_ENDINGS).flatMap((fault) => SURFACES.map((surface) => ({ fault, surface })));
  const wrong: Record<string, string> = {};
  let next = 0;
  const lane = async () => {
    while (next < cells.length) {
      const { fault, surface } = cells[next++]!;
      const ending = await run(fault as ModelFault, surface);
      const problem = judge(fault as ModelFault, surface, ending);
      if (problem) wrong[`${surface} ${fault}`] = problem;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(wrong).toEqual({});
}, 900_000);

async function run(fault: ModelFault, surface: (typeof SURFACES)[number]): Promise<Ending> {
  const folder = await temporaryFolder();
  const fake = await openFakeModel({ fault });
  try {
    const decks = join(folder.path, 'decks');
    await mkdir(decks);
    const [first] = DECKS;
    for (const deck of surface === 'batch' ? DECKS : [first!]) await cp(join(sampleDecks, deck), join(decks, deck));
    const args = {
      analyze: ['analyze', join(decks, first!)],
      batch: ['batch', decks],
      watch: ['watch', '--once', decks],
    };
    const data = join(folder.path, 'data');
    const { exitCode, stdout, stderr } = await vc(['--engine', 'openai', '--model', 'fake-model', ...args[surface]], {
      data,
      // Killed then, which is no exit code.
      timeout: 180_000,
      env: { OPENAI_API_KEY: KEY, OPENAI_BASE_URL: fake.url, VC_MODEL: '', VC_MODEL_TIMEOUT: limitFor(fault) },
    });
    const asked = new Map<string, number>();
    // A deck's questions are known by their data mark.
    for (const { task, text } of fake.prompts()) {
      const mark = `${task} ${/DATA MARK: (\w+)|FACTS (\w+)/.exec(text)?.[0] ?? ''}`;
      asked.set(mark, (asked.get(mark) ?? 0) + 1);
    }
    const keyIn = (stdout + stderr).includes(KEY) ? ['output'] : [];
    const kept = await readdir(folder.path, { recursive: true, withFileTypes: true });
    for (const entry of kept.filter((one) => one.isFile())) {
      const path = join(entry.parentPath, entry.name);
      if ((await readFile(path)).includes(KEY)) keyIn.push(path);
    }
    return { exitCode, tries: Math.max(0, ...asked.values()), said: stdout + stderr, keyIn };
  } finally {
    await fake.close();
    await folder.remove();
  }
}

/** Seconds: only what never ends needs a short limit. */
function limitFor(fault: ModelFault): string {
  return MODEL_ENDINGS[fault] === 'engine-timeout' ? '2' : '30';
}

/** What is wrong with how a run ended; undefined when nothing is. */
function judge(fault: ModelFault, surface: string, { exitCode, tries, said, keyIn }: Ending): string | undefined {
  const ending = MODEL_ENDINGS[fault];
  const read = ending === 'openai';
  // A watched folder waits for other files: there a deck that could not be read is one that failed.
  const expected = read ? 0 : surface === 'watch' ? 3 : 4;
  if (exitCode !== expected) return `exit ${exitCode}, not ${expected}: ${said.slice(-400)}`;
  if (!read && !said.includes(`[${ending}]`)) return `no ${ending}: ${said.slice(-400)}`;
  if (/\bat .*\.js:\d+/.test(said)) return `a stack: ${said.slice(-400)}`;
  // Borderline decks are asked three times, and each question at most four times.
  if (tries > (read ? 3 * 4 : 4)) return `${tries} tries`;
  return keyIn.length > 0 ? `the key is in ${keyIn.join(', ')}` : undefined;
}
