/** Counters as an earlier version would have kept them, and the layout that it would have kept them in. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { CollectionDefinition } from '../../../src/store/store.js';
import type { FolderStep } from '../../../src/store/folder/migrate-folder.js';

const countSchema = z.strictObject({ id: z.string(), count: z.number(), unit: z.string() });
type Count = z.infer<typeof countSchema>;

/** Version 2 calls `value` a `count` and gives it a unit. */
export const countsDefinition: CollectionDefinition<Count, Count> = {
  name: 'counts',
  schema: countSchema,
  version: 2,
  summarize: (count) => count,
  upgrade(document) {
    const { id, value } = z.strictObject({ id: z.string(), value: z.number(), padding: z.string() }).parse(document);
    return { id, count: value, unit: 'pieces' };
  },
};

/** From layout 1 to 2: the collection `counters` is called `counts`. */
export const LAYOUT_2: { version: number; steps: Record<number, FolderStep> } = {
  version: 2,
  steps: {
    async 1(root) {
      const [before, after] = [join(root, 'counters'), join(root, 'counts')];
      if (!existsSync(before)) return;
      await mkdir(after, { recursive: true });
      for (const name of await readdir(before)) await rename(join(before, name), join(after, name));
    },
  },
};

/** Writes documents of version 1 as that version wrote them. */
export async function writeOldCounters(folder: string, count: number): Promise<void> {
  await mkdir(join(folder, 'counters'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const document = { id: `counter-${index}`, value: index, padding: 'x'.repeat(2000) };
    const text = JSON.stringify({ version: 1, stamp: `${index}`, document }, null, 1);
    await writeFile(join(folder, 'counters', `${document.id}.json`), `${text}\n`);
  }
  await writeFile(join(folder, 'format.json'), '{"format":"vc-analyst-data","version":1}\n');
}
