/** Writers killed at random moments: nothing they acknowledged is lost, nothing they left is unreadable. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFolderStore } from './open-folder-store.js';
import { buildChildWriter, type ChildScript } from '../../../test/kit/store/child-process.js';
import { countersDefinition, seededRandom } from '../../../test/kit/store/counters.js';

const KILLS = 200;

let child: ChildScript;
beforeAll(async () => {
  child = await buildChildWriter();
});
afterAll(() => child.remove());

type Said = ['begin' | 'done', string, number | null];

/** Starts a writer, kills it a random moment after its word of that number, and returns all it said. */
async function writeUntilKilled(folder: string, seed: number, words: number, moment: number): Promise<Said[]> {
  const writer = child.start('write', folder, String(seed));
  let output = '';
  const closed = new Promise((resolve) => writer.once('close', resolve));
  await new Promise<void>((resolve) => {
    writer.stdout.on('data', (part: Buffer) => {
      output += part.toString();
      if (output.split('\n').length > words) resolve();
    });
    writer.once('close', resolve);
  });
  await sleep(moment);
  writer.kill('SIGKILL');
  await closed;
  // The last line may be half written.
  const lines = output.split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Said);
}

/** The names in a folder; none if a writer was killed before it made the folder. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

it(`keeps every acknowledged write over ${KILLS} kills`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-kills-'));
  const random = seededRandom(20_260_101);
  const truth = new Map<string, number>();
  let acknowledged = 0;
  let interrupted = 0;
  try {
    for (let kill = 0; kill < KILLS; kill += 1) {
      const said = await writeUntilKilled(folder, kill, 1 + Math.floor(random() * 20), random() * 8);
      const last = said.at(-1);
      for (const [what, id, value] of said) {
        if (what !== 'done') continue;
        acknowledged += 1;
        if (value === null) truth.delete(id);
        else truth.set(id, value);
      }
      const store = await openFolderStore(folder);
      const counters = store.collection(countersDefinition);
      if (last?.[0] === 'begin') {
        // Under way when killed: either outcome is right, and from here on it is the one that was met.
        interrupted += 1;
        const [, id, value] = last;
        const met = (await counters.get(id))?.value ?? null;
        expect([truth.get(id) ?? null, value]).toContain(met);
        if (met === null) truth.delete(id);
        else truth.set(id, met);
      }
      const expected = [...truth].map(([id, value]) => ({ id, value })).sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(await counters.summaries()).toEqual(expected);
      for (const { id, value } of expected) expect((await counters.get(id))?.value).toBe(value);
      expect(store.problems()).toEqual([]);
      await store.close();
      expect((await namesIn(join(folder, 'counters'))).filter((name) => !name.endsWith('.json'))).toEqual([]);
    }
    expect(acknowledged).toBeGreaterThan(KILLS);
    expect(interrupted).toBeGreaterThan(KILLS / 4);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('loses no count of three processes while a fourth is killed over and over beside them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-kills-'));
  try {
    const store = await openFolderStore(folder);
    const counters = store.collection(countersDefinition);
    await counters.create({ id: 'shared', value: 0, padding: '' });
    let counting = true;
    const kills = (async () => {
      const random = seededRandom(7);
      for (let kill = 0; counting; kill += 1)
        await writeUntilKilled(folder, kill, 1 + Math.floor(random() * 8), random() * 8);
    })();
    const ends = await Promise.all([1, 2, 3].map(() => child.run('count', folder, '700')));
    counting = false;
    await kills;
    expect(ends).toEqual(Array.from({ length: 3 }, () => ({ code: 0, output: '' })));
    expect((await counters.get('shared'))?.value).toBe(2100);
    expect(store.problems()).toEqual([]);
    await store.close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
