/** Data folders of every released version: this version restores and opens them, and reads every document in them. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { backUp, DATA_COLLECTIONS, inspectDataFolder, migrate, restore } from './data-folder.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { collectionNames } from '../store/folder/lock-data-folder.js';
import { openWorkspace } from './open-workspace.js';

const fixtures = fileURLToPath(new URL('../../test/fixtures', import.meta.url));
const files = (await readdir(fixtures)).filter((name) => /^data-folder-.*\.tar\.gz$/.test(name));

const places: string[] = [];
afterAll(() => Promise.all(places.map((place) => rm(place, { recursive: true, force: true }))));
async function newPlace(): Promise<string> {
  const place = await mkdtemp(join(tmpdir(), 'vc-folder-'));
  places.push(place);
  return place;
}

/** Every document of a data folder as this version reads it, and the hashes of its decks. */
async function contents(folder: string): Promise<unknown> {
  const store = await openFolderStore(folder);
  try {
    const documents: Record<string, unknown[]> = {};
    for (const definition of DATA_COLLECTIONS) {
      const collection = store.collection<{ id: string }, object>(definition);
      const ids = (await collection.summaries()).map((summary) => (summary as { id: string }).id);
      documents[definition.name] = await Promise.all(ids.map((id) => collection.get(id)));
    }
    const blobs: string[] = [];
    for await (const hash of store.blobs.hashes()) if (await store.blobs.get(hash)) blobs.push(hash);
    expect(store.problems()).toEqual([]);
    return { documents, blobs: blobs.sort() };
  } finally {
    await store.close();
  }
}

test('there is a fixture to open', () => expect(files.length).toBeGreaterThan(0));

describe.each(files)('%s', (name) => {
  test('restores, migrates and opens; a backup of it restores to the same documents', async () => {
    const folder = join(await newPlace(), 'data');
    await restore(join(fixtures, name), folder);
    const held = await collectionNames(folder);
    expect(DATA_COLLECTIONS.map((definition) => definition.name)).toEqual(expect.arrayContaining(held));
    await migrate(folder, { now: new Date('2026-11-21T12:00:00Z') });
    const { collections } = await inspectDataFolder(folder);
    expect(collections.every(({ total, older, newer }) => total > 0 && older === 0 && newer === 0)).toBe(true);

    const before = await contents(folder);
    const again = await newPlace();
    await backUp(folder, join(again, 'again.tar.gz'), { now: new Date('2026-11-22T12:00:00Z') });
    await restore(join(again, 'again.tar.gz'), join(again, 'data'));
    expect(await contents(join(again, 'data'))).toEqual(before);
  });

  test('people sign in, and analyses keep their corrections, answers and comments', async () => {
    const dataDir = join(await newPlace(), 'data');
    await restore(join(fixtures, name), dataDir);
    const workspace = await openWorkspace({ dataDir, passwordCost: 4 });
    try {
      expect(await workspace.accounts.checkPassword('ada', 'fixture lantern 7')).toMatchObject({ username: 'ada' });
      const summaries = await workspace.analyses.list();
      const wrenlow = await workspace.analyses.get(summaries.find(({ companyName }) => companyName === 'Wrenlow')!.id);
      expect(wrenlow).toMatchObject({ status: 'completed', stage: { value: 'seed', basis: 'user' } });
      expect(wrenlow.comments).toMatchObject([{ content: 'Ask for the cohort table.' }]);
      expect(wrenlow.questions.filter(({ status }) => status === 'answered')).toHaveLength(1);
      expect((await workspace.portfolio.list()).map(({ companyName }) => companyName)).toEqual(['Wrenlow']);
      expect((await workspace.settings.view()).thesis).toContain('Fixture Ventures');
      expect((await workspace.analyses.deckFile(wrenlow.id)).bytes).toBeGreaterThan(0);
    } finally {
      await workspace.close();
    }
  });
});
