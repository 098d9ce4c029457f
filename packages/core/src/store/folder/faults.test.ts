/** Damaged files, full and read-only disks: what was kept stays readable, and the error says what is wrong. */
import { appendFile, mkdtemp, readFile, readdir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '../store.js';
import { openFolderStore, type FolderStoreOptions } from './open-folder-store.js';
import { countersDefinition, type Counter } from '../../../test/kit/store/counters.js';
import { failingFileSystem, type FileCall } from '../../../test/kit/store/failing-file-system.js';

let folder: string;
let stores: Store[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-faults-'));
  stores = [];
});
afterEach(async () => {
  for (const store of stores) await store.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(options: FolderStoreOptions = {}) {
  const store = await openFolderStore(folder, options);
  stores.push(store);
  return { store, counters: store.collection(countersDefinition) };
}

const counter = (id: string, value = 1): Counter => ({ id, value, padding: 'x'.repeat(200) });
const addOne = (found: Counter): Counter => ({ ...found, value: found.value + 1 });
const documentPath = (id: string) => join(folder, 'counters', `${id}.json`);
const journalPath = () => join(folder, '.index', 'counters.jsonl');

/** Three documents, closed. */
async function fill(): Promise<void> {
  const { store, counters } = await open();
  for (const id of ['a', 'b', 'c']) await counters.create(counter(id));
  await store.close();
}

describe('damaged documents', () => {
  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ['cut off', (bytes) => bytes.subarray(0, 100)],
    ['emptied', () => Buffer.alloc(0)],
    ['zeroed at its old length', (bytes) => Buffer.alloc(bytes.length)],
    ['JSON of something else', () => Buffer.from('[1, 2]')],
    ['null', () => Buffer.from('null')],
    ['not fitting its schema', (bytes) => Buffer.from(bytes.toString().replace('"value"', '"valve"'))],
    ['with the id of another', (bytes) => Buffer.from(bytes.toString().replace('"id":"b"', '"id":"a"'))],
    ['not UTF-8', (bytes) => Buffer.concat([bytes.subarray(0, 90), Buffer.from([0xff, 0xfe]), bytes.subarray(92)])],
  ];

  it.each(damages)('%s: set aside and named, and the rest opens', async (_, damage) => {
    await fill();
    const damaged = damage(await readFile(documentPath('b')));
    await writeFile(documentPath('b'), damaged);
    const { store, counters } = await open();
    expect((await counters.summaries()).map(({ id }) => id)).toEqual(['a', 'c']);
    const [problem] = store.problems();
    expect(problem).toMatchObject({ collection: 'counters', id: 'b', document: 'counters/b.json' });
    expect(await readFile(join(folder, problem?.setAside ?? ''))).toEqual(damaged);
    await expect(counters.get('b')).rejects.toMatchObject({
      code: 'store-damaged',
      data: { document: 'counters/b.json' },
    });
    await expect(counters.update('b', addOne)).rejects.toMatchObject({ code: 'store-damaged' });

    const again = await open();
    expect((await again.counters.summaries()).map(({ id }) => id)).toEqual(['a', 'c']);
    expect(again.store.problems()).toEqual([problem]);
    await again.counters.create(counter('b', 7));
    expect((await counters.get('b'))?.value).toBe(7);
  });

  it('damage that happens while the store is open is met at the next reading', async () => {
    await fill();
    const { store, counters } = await open();
    await counters.list();
    await writeFile(documentPath('b'), '{');
    await writeFile(documentPath('c'), '{');
    await expect(counters.get('b')).rejects.toMatchObject({ code: 'store-damaged' });
    await expect(counters.update('c', addOne)).rejects.toMatchObject({ code: 'store-damaged' });
    expect((await counters.list()).total).toBe(1);
    expect(store.problems().map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('a document edited, added or taken away by hand is seen at the next opening', async () => {
    await fill();
    const text = await readFile(documentPath('a'), 'utf8');
    await writeFile(documentPath('a'), text.replace('"value":1', '"value":1234'));
    await writeFile(documentPath('new'), text.replace('"id":"a"', '"id":"new"'));
    await unlink(documentPath('c'));
    const { counters } = await open();
    const expected = [
      { id: 'a', value: 1234 },
      { id: 'b', value: 1 },
      { id: 'new', value: 1 },
    ];
    expect(await counters.summaries()).toEqual(expected);
    expect(await (await open()).counters.summaries()).toEqual(expected);
  });
});

describe('damaged index', () => {
  const damages: [string, () => Promise<void>][] = [
    ['missing', () => unlink(journalPath())],
    ['the whole folder missing', () => rm(join(folder, '.index'), { recursive: true })],
    ['empty', () => writeFile(journalPath(), '')],
    ['zeroed', async () => writeFile(journalPath(), Buffer.alloc((await stat(journalPath())).size))],
    ['torn at its end', () => appendFile(journalPath(), '{"put":"a","stamp":"x","size')],
    ['zeroed at its end', () => appendFile(journalPath(), Buffer.alloc(5000))],
    [
      'damaged in the middle',
      async () => writeFile(journalPath(), (await readFile(journalPath(), 'utf8')).replace('"put"', '"pu')),
    ],
    ['of another format', () => writeFile(journalPath(), '{"journal":1}\n{}\n')],
  ];

  it.each(damages)('%s: made anew from the documents', async (_, damage) => {
    await fill();
    await damage();
    const { store, counters } = await open();
    expect((await counters.summaries()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(store.problems()).toEqual([]);
    await counters.update('b', addOne);
    await counters.remove('c');
    const again = await open();
    expect(await again.counters.summaries()).toEqual([
      { id: 'a', value: 1 },
      { id: 'b', value: 2 },
    ]);
  });

  it.each(damages.filter(([name]) => !name.includes('folder')))(
    '%s under an open store: made anew',
    async (_, damage) => {
      await fill();
      const { counters } = await open();
      expect((await counters.list()).total).toBe(3);
      await damage();
      expect((await counters.list()).total).toBe(3);
      await counters.update('a', addOne);
      expect((await (await open()).counters.summaries())[0]).toEqual({ id: 'a', value: 2 });
    },
  );

  it('stays short: what is history goes', async () => {
    const { counters } = await open();
    await counters.create(counter('a', 0));
    for (let times = 0; times < 800; times += 1) await counters.update('a', addOne);
    const lines = (await readFile(journalPath(), 'utf8')).split('\n').length;
    expect(lines).toBeLessThan(600);
    expect(await (await open()).counters.summaries()).toEqual([{ id: 'a', value: 800 }]);
  });
});

describe('a full disk', () => {
  let full: (call: FileCall, path: string) => boolean;
  const openOnSmallDisk = () => {
    full = () => false;
    return open({ fileSystem: failingFileSystem((call, path) => (full(call, path) ? 'ENOSPC' : undefined)) });
  };

  it.each<[string, (call: FileCall, path: string) => boolean]>([
    ['at once', (call) => call === 'write'],
    ['at the document', (call, path) => call === 'write' && path.includes('/counters/')],
    ['at the journal', (call, path) => call === 'write' && path.endsWith('.jsonl')],
    ['when syncing', (call) => call === 'sync'],
    ['when renaming', (call) => call === 'rename'],
  ])('%s: says so, keeps what there was, and goes on when there is space', async (_, isFull) => {
    await fill();
    const { counters } = await openOnSmallDisk();
    await counters.list();
    full = isFull;
    await expect(counters.create(counter('d'))).rejects.toMatchObject({ code: 'store-full' });
    await expect(counters.update('a', addOne)).rejects.toMatchObject({ code: 'store-full' });
    expect((await counters.summaries()).map(({ id, value }) => `${id}${value}`)).toEqual(['a1', 'b1', 'c1']);
    expect((await counters.get('a'))?.value).toBe(1);
    full = () => false;
    await counters.create(counter('d'));
    await counters.update('a', addOne);
    const expected = ['a2', 'b1', 'c1', 'd1'];
    expect((await counters.summaries()).map(({ id, value }) => `${id}${value}`)).toEqual(expected);
    const again = await open();
    expect((await again.counters.summaries()).map(({ id, value }) => `${id}${value}`)).toEqual(expected);
    expect((await readdir(join(folder, 'counters'))).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('lets documents be removed', async () => {
    await fill();
    const { counters } = await openOnSmallDisk();
    full = (call) => call === 'write';
    expect(await counters.remove('b')).toBe(true);
    expect((await counters.summaries()).map(({ id }) => id)).toEqual(['a', 'c']);
    full = () => false;
    expect((await (await open()).counters.summaries()).map(({ id }) => id)).toEqual(['a', 'c']);
  });

  it('acknowledges what is on the disk even when its line in the journal is not', async () => {
    await fill();
    const { counters } = await openOnSmallDisk();
    await counters.list();
    let lines = 0;
    full = (call, path) => call === 'write' && path.endsWith('.jsonl') && (lines += 1) === 2;
    expect((await counters.update('a', addOne)).value).toBe(2);
    for (const side of [counters, (await open()).counters]) {
      expect((await side.summaries())[0]).toEqual({ id: 'a', value: 2 });
    }
  });

  it('says so for blobs, too', async () => {
    const { store } = await openOnSmallDisk();
    full = (call) => call === 'write';
    await expect(store.blobs.put(Buffer.from('deck'))).rejects.toMatchObject({ code: 'store-full' });
    expect(await readdir(join(folder, 'blobs', 'incoming'))).toEqual([]);
  });
});

describe('a read-only folder', () => {
  const readOnly = failingFileSystem((call, _, flags) =>
    ['mkdir', 'rename', 'unlink', 'write'].includes(call) || (call === 'open' && flags !== 'r') ? 'EROFS' : undefined,
  );

  it('opens for reading, without its index and with a damaged document', async () => {
    await fill();
    await unlink(journalPath());
    await writeFile(documentPath('b'), '{');
    const { store, counters } = await open({ fileSystem: readOnly });
    expect((await counters.summaries()).map(({ id }) => id)).toEqual(['a', 'c']);
    expect((await counters.get('a'))?.value).toBe(1);
    expect(store.problems()).toEqual([
      { collection: 'counters', id: 'b', document: 'counters/b.json', setAside: null },
    ]);
    await expect(counters.get('b')).rejects.toMatchObject({ code: 'store-read-only' });
    await expect(counters.create(counter('d'))).rejects.toMatchObject({ code: 'store-read-only' });
    await expect(counters.update('a', addOne)).rejects.toMatchObject({ code: 'store-read-only' });
    await expect(counters.remove('a')).rejects.toMatchObject({ code: 'store-read-only' });
    expect((await counters.list()).total).toBe(2);
  });

  it('cannot become a data folder', async () => {
    await expect(open({ fileSystem: readOnly })).rejects.toMatchObject({ code: 'store-read-only' });
  });

  it('nor can a place that takes no folders, which says so at once', async ({ skip }) => {
    skip(process.platform !== 'linux', 'needs /proc');
    await expect(openFolderStore('/proc/nowhere/data')).rejects.toMatchObject({ code: 'store-read-only' });
  });
});

describe('the data folder', () => {
  it('of a newer version is refused', async () => {
    await fill();
    await writeFile(join(folder, 'format.json'), '{"format":"vc-analyst-data","version":2}');
    await expect(open()).rejects.toMatchObject({ code: 'store-newer' });
  });

  it('opens when its format file is damaged', async () => {
    await fill();
    await writeFile(join(folder, 'format.json'), '{');
    expect((await (await open()).counters.list()).total).toBe(3);
    expect(JSON.parse(await readFile(join(folder, 'format.json'), 'utf8'))).toMatchObject({ version: 1 });
  });

  it('is cleaned of what dead writers left', async () => {
    await fill();
    await writeFile(`${documentPath('a')}.0123456789abcdef.tmp`, '{');
    await (await open()).counters.list();
    expect(await readdir(join(folder, 'counters'))).toEqual(['a.json', 'b.json', 'c.json']);
  });

  it('is readable by its owner alone', async () => {
    await fill();
    expect((await stat(documentPath('a'))).mode & 0o077).toBe(0);
    expect((await stat(join(folder, 'counters'))).mode & 0o077).toBe(0);
    expect((await stat(journalPath())).mode & 0o077).toBe(0);
  });
});

describe('damaged blobs', () => {
  it('are set aside, and the same bytes can be put again', async () => {
    const { store } = await open();
    const hash = await store.blobs.put(Buffer.from('deck'));
    const path = join(folder, 'blobs', hash.slice(0, 2), hash);
    await writeFile(path, 'desk');
    await expect(store.blobs.get(hash)).rejects.toMatchObject({ code: 'store-damaged' });
    expect(store.problems()).toMatchObject([{ collection: 'blobs', id: hash }]);
    expect(await store.blobs.has(hash)).toBe(false);
    await store.blobs.put(Buffer.from('deck'));
    expect(Buffer.from((await store.blobs.get(hash)) ?? []).toString()).toBe('deck');
  });

  it('whose length differs are replaced when the same bytes are put again', async () => {
    const { store } = await open();
    const hash = await store.blobs.put(Buffer.from('deck'));
    const path = join(folder, 'blobs', hash.slice(0, 2), hash);
    await writeFile(`${path}.cut`, 'de');
    await rename(`${path}.cut`, path);
    await store.blobs.put(Buffer.from('deck'));
    expect(Buffer.from((await store.blobs.get(hash)) ?? []).toString()).toBe('deck');
  });
});
