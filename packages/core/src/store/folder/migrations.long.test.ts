/** Migrations and restores killed at random moments: each goes on, and no document is lost or changed twice. */
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFolder } from './migrate-folder.js';
import { openFolderStore } from './open-folder-store.js';
import { restoreFolder } from './restore-folder.js';
import { buildChild, firstOutput, type ChildScript } from '../../../test/kit/store/child-process.js';
import { countersDefinition, seededRandom } from '../../../test/kit/store/counters.js';
import { countsDefinition, LAYOUT_2, writeOldCounters } from '../../../test/kit/store/old-counters.js';

const FOLDERS = 12;
const DOCUMENTS = 150;
const now = new Date('2026-11-21T10:00:00Z');

let child: ChildScript;
beforeAll(async () => {
  child = await buildChild(new URL('../../../test/kit/store/child-migrator.ts', import.meta.url));
});
afterAll(() => child.remove());

it(`${FOLDERS} folders of ${DOCUMENTS} documents end in this version, however often the migration is killed`, async () => {
  const random = seededRandom(20_261_121);
  let kills = 0;
  for (let round = 0; round < FOLDERS; round += 1) {
    const folder = await mkdtemp(join(tmpdir(), 'vc-migrations-'));
    try {
      await writeOldCounters(folder, DOCUMENTS);
      for (let attempt = 0; attempt < 6; attempt += 1) {
        const migrator = child.start(folder);
        const closed = new Promise<number | null>((resolve) => migrator.once('close', resolve));
        await firstOutput(migrator);
        await sleep(random() * 350);
        if (migrator.kill('SIGKILL')) kills += 1;
        await closed;
      }
      const { backup, ...rest } = await migrateFolder(folder, [countsDefinition], { now, layout: LAYOUT_2 });
      expect(rest).toMatchObject({ to: 2, damaged: [] });
      const names = await readdir(join(folder, 'counts'));
      expect(names.filter((name) => name.endsWith('.json'))).toHaveLength(DOCUMENTS);
      for (let index = 0; index < DOCUMENTS; index += 1) {
        const text = await readFile(join(folder, 'counts', `counter-${index}.json`), 'utf8');
        expect(JSON.parse(text)).toMatchObject({
          version: 2,
          document: { id: `counter-${index}`, count: index, unit: 'pieces' },
        });
      }
      // The migration may have been over before the first kill: then its backup is the only one.
      const made = (await readdir(join(folder, 'backups'))).filter((name) => name.endsWith('.tar.gz'));
      await restoreFolder(join(folder, backup ?? `backups/${made[0]}`), join(folder, 'restored'));
      const before = await openFolderStore(join(folder, 'restored'));
      const counters = await before.collection(countersDefinition).summaries();
      expect(counters.map(({ id, value }) => id === `counter-${value}`)).toEqual(Array(DOCUMENTS).fill(true));
      await before.close();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  expect(kills).toBeGreaterThan(FOLDERS);
});
