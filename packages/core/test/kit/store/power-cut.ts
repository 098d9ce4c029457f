/** Cuts the power at every moment of a run of writes and looks at what the store then makes of the disk. */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Collection, CollectionDefinition } from '../../../src/store/store.js';
import { openFolderStore } from '../../../src/store/folder/open-folder-store.js';
import { SimulatedDisk, UNSYNCED } from './simulated-disk.js';

const noteSchema = z.strictObject({ id: z.string(), value: z.number(), text: z.string() });
type Note = z.infer<typeof noteSchema>;
type NoteSummary = Pick<Note, 'value'>;

const notes: CollectionDefinition<Note, NoteSummary> = {
  name: 'notes',
  schema: noteSchema,
  version: 1,
  summarize: ({ value }) => ({ value }),
};

/** One write: the note `id` gets `value`, or goes when that is null. Values have three digits: equal sizes hide nothing. */
export interface PlannedWrite {
  id: string;
  value: number | null;
}

export interface PowerCutResult {
  /** Moments × what may have been lost, without repetitions. */
  states: number;
  /** States in which something acknowledged was missing or wrong, a list was wrong, or the store did not work. */
  faults: string[];
}

/** Tries every state after the first `from` writes. `folder` is an empty one of the real disk, where only the locks are made. */
export async function cutPowerEverywhere(
  folder: string,
  writes: readonly PlannedWrite[],
  { from = 0 }: { from?: number } = {},
): Promise<PowerCutResult> {
  // A lock of a machine that lost its power would be taken over for its age; here there is none.
  await mkdir(join(folder, '.locks'));
  const recorded = await recordRun(folder, writes);
  const { log } = recorded;
  const seen = new Set<string>();
  const faults: string[] = [];
  const acknowledgements = log.flatMap((one, index) =>
    one.op === 'mark' && one.mark === 'acknowledged' ? [index] : [],
  );
  for (let count = acknowledgements[from - 1] ?? 0; count <= log.length; count += 1) {
    const allowed = allowedValues(
      writes,
      log.slice(0, count).flatMap((one) => (one.op === 'mark' ? [one.mark] : [])),
    );
    for (const unsynced of UNSYNCED) {
      for (const disk of recorded.afterPowerCut(count, unsynced)) {
        const state = `${JSON.stringify([...allowed])}\n${disk.fingerprint()}`;
        if (seen.has(state)) continue;
        seen.add(state);
        const fault = await faultOf(folder, disk, allowed);
        if (fault) faults.push(`after ${count} of ${log.length} calls, unsynced bytes ${unsynced}: ${fault}`);
      }
    }
  }
  return { states: seen.size, faults };
}

async function recordRun(folder: string, writes: readonly PlannedWrite[]): Promise<SimulatedDisk> {
  const disk = new SimulatedDisk(folder);
  const store = await openFolderStore(folder, { fileSystem: disk });
  const all = store.collection(notes);
  for (const write of writes) {
    disk.mark('begun');
    await perform(all, write);
    disk.mark('acknowledged');
  }
  await store.close();
  return disk;
}

async function perform(all: Collection<Note, NoteSummary>, { id, value }: PlannedWrite): Promise<void> {
  if (value === null) await all.remove(id);
  else if (await all.get(id)) await all.update(id, (note) => ({ ...note, value }));
  else await all.create({ id, value, text: 'x'.repeat(40) });
}

/** What each note may be: as last acknowledged, or as the write that was under way would make it. */
function allowedValues(writes: readonly PlannedWrite[], marks: readonly string[]): Map<string, (number | null)[]> {
  const allowed = new Map(writes.map(({ id }): [string, (number | null)[]] => [id, [null]]));
  const acknowledged = marks.filter((mark) => mark === 'acknowledged').length;
  for (const { id, value } of writes.slice(0, acknowledged)) allowed.set(id, [value]);
  const current = marks.length > 2 * acknowledged ? writes[acknowledged] : undefined;
  if (current) allowed.get(current.id)?.push(current.value);
  return allowed;
}

async function faultOf(
  folder: string,
  disk: SimulatedDisk,
  allowed: ReadonlyMap<string, (number | null)[]>,
): Promise<string | undefined> {
  try {
    const store = await openFolderStore(folder, { fileSystem: disk });
    const all = store.collection(notes);
    const listed = (await all.summaries()).map(({ value }) => value);
    const kept: number[] = [];
    for (const id of [...allowed.keys()].sort()) {
      const value = (await all.get(id))?.value ?? null;
      if (!allowed.get(id)?.includes(value)) return `${id} is ${value}, not one of ${JSON.stringify(allowed.get(id))}`;
      if (value !== null) kept.push(value);
    }
    if (JSON.stringify(listed) !== JSON.stringify(kept)) return `listed ${listed.join()}, kept ${kept.join()}`;
    if (store.problems().length > 0) return `set aside ${JSON.stringify(store.problems())}`;

    await all.create({ id: 'zz-after', value: 999, text: '' });
    const again = (await openFolderStore(folder, { fileSystem: disk })).collection(notes);
    const after = (await again.summaries()).map(({ value }) => value);
    if (JSON.stringify(after) !== JSON.stringify([...kept, 999])) return `after one more write listed ${after.join()}`;
    const left = disk.paths().filter((path) => path.includes(`${notes.name}/`) && path.endsWith('.tmp'));
    return left.length > 0 ? `left ${left.join()}` : undefined;
  } catch (error) {
    return String(error);
  }
}
