/** Backup and restore: one moment, everything or nothing, and never outside of the folder. */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.js';
import { backUpFolder } from './back-up-folder.js';
import { openFolderStore } from './open-folder-store.js';
import { restoreFolder } from './restore-folder.js';
import { countersDefinition } from '../../../test/kit/store/counters.js';

let place: string;
let data: string;
let target: string;
let file: string;
beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'vc-backup-'));
  data = join(place, 'data');
  target = join(place, 'restored');
  file = join(place, 'fund.tar.gz');
});
afterEach(() => rm(place, { recursive: true, force: true }));

const madeAt = new Date('2026-11-21T10:00:00Z');
const deck = Buffer.from('%PDF-1.7 the deck');

/** A folder with two documents, a deck and settings; returns the store, still open. */
async function fill(folder: string): Promise<{ store: Store; hash: string }> {
  const store = await openFolderStore(folder);
  const counters = store.collection(countersDefinition);
  await counters.create({ id: 'first', value: 1, padding: '' });
  await counters.create({ id: 'Second', value: 2, padding: 'x'.repeat(300_000) });
  const hash = await store.blobs.put(deck);
  await writeFile(join(folder, 'config.yaml'), 'lang: fr\n');
  return { store, hash };
}

async function valuesIn(folder: string): Promise<Record<string, number>> {
  const store = await openFolderStore(folder);
  try {
    const all = await store.collection(countersDefinition).summaries();
    return Object.fromEntries(all.map(({ id, value }) => [id, value]));
  } finally {
    await store.close();
  }
}

describe('a backup', () => {
  it('brings back documents, decks and settings', async () => {
    const { store, hash } = await fill(data);
    const made = await backUpFolder(data, file, { madeAt });
    await store.close();
    expect(made).toMatchObject({ documents: { counters: 2 }, blobs: 1, madeAt: '2026-11-21T10:00:00.000Z' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await restoreFolder(file, target)).toMatchObject({ documents: { counters: 2 }, blobs: 1 });
    expect(await valuesIn(target)).toEqual({ first: 1, Second: 2 });
    expect(await readFile(join(target, 'config.yaml'), 'utf8')).toBe('lang: fr\n');
    const restored = await openFolderStore(target);
    expect(Buffer.from((await restored.blobs.get(hash))!)).toEqual(deck);
    await restored.close();
    expect((await readdir(target)).filter((name) => /restore|snapshot/.test(name))).toEqual([]);
  });

  it('is of one moment, however much is written while it is packed', async () => {
    const { store } = await fill(data);
    const counters = store.collection(countersDefinition);
    let stop = false;
    // Two documents that are always written one after the other: their values never lie more than one apart.
    const writing = (async () => {
      while (!stop) {
        for (const id of ['first', 'Second']) await counters.update(id, (one) => ({ ...one, value: one.value + 2 }));
      }
    })();
    for (let round = 0; round < 5; round += 1) {
      await backUpFolder(data, file, { madeAt, force: true });
      await restoreFolder(file, target, { force: true });
      const { first = 0, Second = 0 } = await valuesIn(target);
      expect([1, -1]).toContain(first - Second);
    }
    stop = true;
    await writing;
    await store.close();
  });

  it('leaves out what is of the moment, links, and names that not every system can hold', async () => {
    const { store } = await fill(data);
    await store.close();
    await writeFile(join(place, 'secret.txt'), 'outside');
    await symlink(join(place, 'secret.txt'), join(data, 'link.txt'));
    await mkdir(join(data, 'sessions'));
    await writeFile(join(data, 'sessions', 'a.json'), '{}');
    await writeFile(join(data, 'what?.txt'), 'odd');
    const made = await backUpFolder(data, file, { madeAt, without: ['sessions'] });
    expect(made.leftOut).toEqual(['what?.txt']);
    await restoreFolder(file, target);
    expect((await readdir(target)).sort()).toEqual(['.locks', 'blobs', 'config.yaml', 'counters', 'format.json']);
  });

  it('neither replaces a file unasked nor lies among the data', async () => {
    const { store } = await fill(data);
    await store.close();
    await writeFile(file, 'mine');
    await expect(backUpFolder(data, file, { madeAt })).rejects.toMatchObject({ code: 'file-exists' });
    expect(await readFile(file, 'utf8')).toBe('mine');
    const inside = join(data, 'b.tar.gz');
    await expect(backUpFolder(data, inside, { madeAt })).rejects.toMatchObject({ code: 'bad-usage' });
    await expect(backUpFolder(join(place, 'none'), file, { madeAt })).rejects.toMatchObject({ code: 'file-not-found' });
    expect((await readdir(place)).sort()).toEqual(['data', 'fund.tar.gz']);
  });
});

describe('a restore', () => {
  it('refuses a folder that holds something, and replaces it only when told to', async () => {
    await (await fill(data)).store.close();
    await backUpFolder(data, file, { madeAt });
    await (await openFolderStore(target)).close();
    await writeFile(join(target, 'notes.txt'), 'mine');
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'folder-not-empty' });
    expect(await readFile(join(target, 'notes.txt'), 'utf8')).toBe('mine');
    await restoreFolder(file, target, { force: true });
    expect(await valuesIn(target)).toEqual({ first: 1, Second: 2 });
    await expect(stat(join(target, 'notes.txt'))).rejects.toThrow();
  });

  it.each([
    ['cut short', (path: string) => truncate(path, 600)],
    ['with other bytes', async (path: string) => flip(path, 0.5)],
    ['with other bytes at the end', async (path: string) => flip(path, 0.9)],
  ])('of a file %s leaves everything as it was', async (_, spoil) => {
    const { store } = await fill(data);
    // What does not compress, so that the middle of the file is the middle of a document.
    await store.blobs.put(pseudoRandom(200_000));
    await store.close();
    await backUpFolder(data, file, { madeAt });
    await spoil(file);
    await fill(target).then((filled) => filled.store.close());
    await expect(restoreFolder(file, target, { force: true })).rejects.toMatchObject({
      code: expect.stringMatching(/^(backup-damaged|not-a-backup)$/) as string,
    });
    expect(await valuesIn(target)).toEqual({ first: 1, Second: 2 });
    expect(await readdir(target)).not.toContain('.restore');
  });

  it('writes nothing outside of the folder, whatever an archive names', async () => {
    const work = join(place, 'work');
    await mkdir(work);
    const sha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
    const manifest = (path: string) => ({
      ...{ format: 'vc-analyst-backup', version: 1, madeAt: madeAt.toISOString(), dataFormat: 1 },
      files: [{ path, size: 0, sha256 }],
    });
    await writeFile(join(place, 'evil'), '');
    await symlink('/etc', join(work, 'etc'));
    for (const path of ['../evil', '/evil', 'a/../../evil', 'C:/evil', '..\\evil', '.locks/evil', 'etc']) {
      await writeFile(join(work, 'backup.json'), JSON.stringify(manifest(path)));
      const names = ['backup.json', path === 'etc' ? 'etc' : '../evil'];
      await create({ file, cwd: work, gzip: true, preservePaths: true }, names);
      await expect(restoreFolder(file, target), path).rejects.toMatchObject({ code: 'backup-damaged' });
    }
    // Listed rightly, but the archive holds another name.
    await writeFile(join(work, 'backup.json'), JSON.stringify(manifest('counters/evil.json')));
    await create({ file, cwd: work, gzip: true, preservePaths: true }, ['backup.json', '../evil']);
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'backup-damaged' });
    expect((await readdir(target)).filter((name) => name !== '.locks')).toEqual([]);
  });

  it('names what is no backup, and what is newer', async () => {
    await writeFile(file, 'plain text');
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'not-a-backup' });
    await writeFile(file, '');
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'not-a-backup' });
    const work = join(place, 'work');
    await mkdir(work);
    await writeFile(join(work, 'other.txt'), 'hello');
    await create({ file, cwd: work, gzip: true }, ['other.txt']);
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'not-a-backup' });
    await writeFile(join(work, 'backup.json'), JSON.stringify({ format: 'vc-analyst-backup', version: 2 }));
    await create({ file, cwd: work, gzip: true }, ['backup.json']);
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'backup-newer' });
    await expect(restoreFolder(join(place, 'none'), target)).rejects.toMatchObject({ code: 'file-not-found' });
  });

  it('that was interrupted while moving keeps the folder shut, and is ended by the next', async () => {
    await (await fill(data)).store.close();
    await backUpFolder(data, file, { madeAt });
    // As a crash between two moves leaves it: the old documents are aside, the new ones not yet in place.
    await (await fill(target)).store.close();
    const journal = { old: ['counters', 'config.yaml', 'format.json', 'blobs'], new: ['counters', 'format.json'] };
    await mkdir(join(target, '.restore', 'new', 'counters'), { recursive: true });
    await mkdir(join(target, '.restore', 'old'), { recursive: true });
    await writeFile(join(target, '.restore', 'new', 'format.json'), '{"format":"vc-analyst-data","version":1}');
    await writeFile(join(target, '.restore', 'journal.json'), JSON.stringify(journal));
    await expect(openFolderStore(target)).rejects.toMatchObject({ code: 'restore-unfinished' });
    // The interrupted one is ended first; then the folder holds something.
    await expect(restoreFolder(file, target)).rejects.toMatchObject({ code: 'folder-not-empty' });
    expect(await valuesIn(target)).toEqual({});
    await restoreFolder(file, target, { force: true });
    expect(await valuesIn(target)).toEqual({ first: 1, Second: 2 });
  });

  it.each([
    ['a folder beside', { old: ['../victim'], new: [] }],
    ['a path of the machine', { old: [], new: ['/etc'] }],
    ['a file further in', { old: ['counters/first.json'], new: [] }],
    ['the folder itself', { old: ['.'], new: [] }],
    ['its own work', { old: ['.restore'], new: [] }],
    ['no names', { old: [1], new: [] }],
    ['nothing', null],
  ])('that a foreign journal pretends to have begun moves nothing: %s', async (_, journal) => {
    await (await fill(data)).store.close();
    await backUpFolder(data, file, { madeAt });
    await mkdir(join(place, 'victim'), { recursive: true });
    await writeFile(join(place, 'victim', 'kept.txt'), 'kept');
    await mkdir(join(target, '.restore', 'new'), { recursive: true });
    await writeFile(join(target, '.restore', 'journal.json'), JSON.stringify(journal));
    await expect(restoreFolder(file, target, { force: true })).rejects.toMatchObject({
      code: 'bad-config',
      data: { file: '.restore/journal.json' },
      message: expect.stringContaining('Remove the folder .restore') as string,
    });
    expect(await readFile(join(place, 'victim', 'kept.txt'), 'utf8')).toBe('kept');
    await rm(join(target, '.restore'), { recursive: true });
    await restoreFolder(file, target, { force: true });
    expect(await valuesIn(target)).toEqual({ first: 1, Second: 2 });
  });
});

async function flip(path: string, where: number): Promise<void> {
  const bytes = await readFile(path);
  const at = Math.floor(bytes.length * where);
  bytes[at] = bytes[at]! ^ 0xff;
  await writeFile(path, bytes);
}

function pseudoRandom(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 12_345;
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = state >> 16;
  }
  return bytes;
}
