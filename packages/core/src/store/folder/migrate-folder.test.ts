/** An older data folder: refused until it is migrated, migrated with a backup, and nothing lost on the way. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nodeFileSystem } from './file-system.js';
import { assertUsable } from './folder-format.js';
import { inspectFolder, migrateFolder } from './migrate-folder.js';
import { openFolderStore } from './open-folder-store.js';
import { restoreFolder } from './restore-folder.js';
import { countersDefinition } from '../../../test/kit/store/counters.js';
import { countsDefinition, LAYOUT_2, writeOldCounters } from '../../../test/kit/store/old-counters.js';

const now = new Date('2026-11-21T10:00:00Z');
let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'vc-migrate-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

const storedCount = async (id: string) =>
  JSON.parse(await readFile(join(folder, 'counts', `${id}.json`), 'utf8')) as object;

it('an older layout and older documents become this version’s, after a backup of what they were', async () => {
  await writeOldCounters(folder, 5);
  await expect(assertUsable(nodeFileSystem, folder, 2)).rejects.toMatchObject({ code: 'store-older' });

  const migration = await migrateFolder(folder, [countsDefinition], { now, layout: LAYOUT_2 });
  expect(migration).toEqual({
    ...{ from: 1, to: 2, documents: 5, damaged: [] },
    backup: 'backups/before-migration-2026-11-21.tar.gz',
  });
  expect(await storedCount('counter-3')).toMatchObject({
    version: 2,
    document: { id: 'counter-3', count: 3, unit: 'pieces' },
  });
  expect(await assertUsable(nodeFileSystem, folder, 2)).toBe(2);
  expect(await readdir(folder)).not.toContain('.migration.json');

  await restoreFolder(join(folder, migration.backup!), join(folder, 'restored'));
  const before = await openFolderStore(join(folder, 'restored'));
  expect(await before.collection(countersDefinition).get('counter-3')).toMatchObject({ value: 3 });
  await before.close();
});

it('says what there is to do, and does nothing to a folder of this version', async () => {
  await writeOldCounters(folder, 2);
  const documents = { ...countersDefinition, version: 1 };
  expect(await inspectFolder(folder, [documents])).toMatchObject({
    ...{ format: 1, current: 1, restoring: false, migrating: false },
    collections: [{ name: 'counters', total: 2, older: 0, newer: 0 }],
  });
  const before = await readdir(folder);
  expect(await migrateFolder(folder, [documents], { now })).toEqual({ from: 1, to: 1, documents: 0, damaged: [] });
  expect(await readdir(folder)).toEqual(before);
  const next = { ...documents, version: 2 };
  expect((await inspectFolder(folder, [next])).collections).toMatchObject([{ older: 2 }]);
});

it('a newer folder, or one with a newer document, is refused untouched', async () => {
  await writeOldCounters(folder, 2);
  await writeFile(
    join(folder, 'counters', 'counter-9.json'),
    '{"version":7,"stamp":"a","document":{"id":"counter-9"}}',
  );
  const migrating = migrateFolder(folder, [countersDefinition], { now });
  await expect(migrating).rejects.toMatchObject({ code: 'store-newer' });
  await writeFile(join(folder, 'format.json'), '{"format":"vc-analyst-data","version":9}');
  await expect(openFolderStore(folder)).rejects.toMatchObject({ code: 'store-newer' });
  expect((await readdir(folder)).sort()).toEqual(['counters', 'format.json']);
});

it('a document that cannot be upgraded is named and left as it was; the rest is migrated', async () => {
  await writeOldCounters(folder, 3);
  const odd = '{"version":1,"stamp":"a","document":{"id":"odd","value":"many"}}';
  await writeFile(join(folder, 'counters', 'odd.json'), odd);
  const migration = await migrateFolder(folder, [countsDefinition], { now, layout: LAYOUT_2 });
  expect(migration).toMatchObject({ documents: 3, damaged: ['counts/odd'] });
  expect(await readFile(join(folder, 'counts', 'odd.json'), 'utf8')).toBe(odd);
});

it('interrupted in a step or between documents, it goes on with the backup of the beginning', async () => {
  await writeOldCounters(folder, 4);
  const steps = {
    async 1(root: string) {
      await LAYOUT_2.steps[1]!(root);
      throw new Error('interrupted');
    },
  };
  await expect(migrateFolder(folder, [countsDefinition], { now, layout: { version: 2, steps } })).rejects.toThrow();
  expect(await inspectFolder(folder, [countsDefinition], 2)).toMatchObject({ migrating: true });
  const migration = await migrateFolder(folder, [countsDefinition], { now, layout: LAYOUT_2 });
  expect(migration).toMatchObject({ documents: 4, backup: 'backups/before-migration-2026-11-21.tar.gz' });
  expect(await readdir(join(folder, 'backups'))).toHaveLength(1);
  await restoreFolder(join(folder, migration.backup!), join(folder, 'restored'));
  expect(await readdir(join(folder, 'restored', 'counters'))).toHaveLength(4);
});
