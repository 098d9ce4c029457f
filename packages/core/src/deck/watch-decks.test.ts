/** Which files of a watched folder are handed out, and when: whole ones, once, however they came. */
import { appendFile, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { watchDecks, type DeckWatcher, type WatchOptions } from './watch-decks.js';

const WHOLE = '%PDF-1.7\nslides\n%%EOF\n';
const QUICK = { quietMs: 300, patienceMs: 1200 } as const;

const opened: { folder: string; watcher?: DeckWatcher }[] = [];
afterAll(async () => {
  for (const { folder, watcher } of opened) {
    await watcher?.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** A folder of its own, so that all of this can wait at the same time. */
async function place() {
  const folder = await mkdtemp(join(tmpdir(), 'vc-watch-'));
  const one: (typeof opened)[number] = { folder };
  opened.push(one);
  const open = async (options: WatchOptions = {}) => (one.watcher = await watchDecks(folder, { ...QUICK, ...options }));
  return { folder, file: (name: string) => join(folder, name), open };
}

const text = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes);
async function take(watcher: DeckWatcher) {
  const path = await watcher.next();
  return path === undefined ? undefined : { name: basename(path), text: text((await watcher.load(path))?.[0]!.bytes) };
}

test.concurrent('with once, all that is there is handed out, each once, and then it ends', async () => {
  const { file, open } = await place();
  await mkdir(file('deep'));
  await mkdir(file('out'));
  for (const name of ['a.pdf', 'deep/b.pdf', '.c.pdf', 'd.txt', 'a.pdf.vc-report.pdf', 'out/e.pdf', 'f.pdf.part']) {
    await writeFile(file(name), WHOLE);
  }
  const watcher = await open({ once: true, isIgnored: (path) => path === file('out') });
  const taken = [await take(watcher), await take(watcher)];
  expect(taken.map((one) => one?.name).sort()).toEqual(['a.pdf', 'b.pdf']);
  expect(await take(watcher)).toBeUndefined();
});

test.concurrent('a file that is written slowly is handed out when it is whole', async () => {
  const { file, open } = await place();
  const watcher = await open();
  const writing = (async () => {
    for (const part of ['%PDF-1.7\n', 'slide 1\n', 'slide 2\n', 'slide 3\n', '%%EOF\n']) {
      await appendFile(file('slow.pdf'), part);
      // Longer than a file must stand still: it breaks off, so it is waited for.
      await sleep(450);
    }
  })();
  expect(await take(watcher)).toEqual({ name: 'slow.pdf', text: '%PDF-1.7\nslide 1\nslide 2\nslide 3\n%%EOF\n' });
  await writing;
});

test.concurrent('a file that was renamed or moved in comes under its last name', async () => {
  const { file, open } = await place();
  const watcher = await open();
  await writeFile(file('download.pdf.part'), WHOLE);
  await writeFile(file('first.pdf'), WHOLE);
  await rename(file('download.pdf.part'), file('moved.pdf'));
  await rename(file('first.pdf'), file('second.pdf'));
  expect([(await take(watcher))?.name, (await take(watcher))?.name].sort()).toEqual(['moved.pdf', 'second.pdf']);
});

test.concurrent('a file that changed after it was handed out comes again, with what it holds then', async () => {
  const { file, open } = await place();
  await writeFile(file('a.pdf'), WHOLE);
  const watcher = await open();
  const path = await watcher.next();
  await writeFile(file('a.pdf'), `${WHOLE}more\n%%EOF\n`);
  expect(await watcher.load(path!)).toBeUndefined();
  expect((await take(watcher))?.text).toContain('more');
});

test.concurrent('what breaks off or is empty is told of in the end, as it is', async () => {
  const { file, open } = await place();
  await writeFile(file('broken.pdf'), '%PDF-1.7\nslide');
  await writeFile(file('empty.pdf'), '');
  const watcher = await open({ once: true });
  const paths = [await watcher.next(), await watcher.next()].sort();
  expect(text((await watcher.load(paths[0]!))?.[0]!.bytes)).toBe('%PDF-1.7\nslide');
  await expect(watcher.load(paths[1]!)).rejects.toMatchObject({ code: 'empty-file' });
});

test.concurrent(
  'pictures that are slides by their names come as one deck, and all again when one joins them',
  async () => {
    const { file, open } = await place();
    const names = async (watcher: DeckWatcher) => {
      const files = await watcher.load((await watcher.next())!);
      return files?.map(({ fileName }) => fileName);
    };
    for (const name of ['page-2.png', 'page-1.png']) await writeFile(file(name), 'a picture');
    const watcher = await open();
    expect(await names(watcher)).toEqual(['page-1.png', 'page-2.png']);
    await writeFile(file('page-3.png'), 'a picture');
    expect(await names(watcher)).toEqual(['page-1.png', 'page-2.png', 'page-3.png']);
  },
);

test.concurrent('a folder that is not there, or goes, is an error', async () => {
  const { folder, file, open } = await place();
  await expect(watchDecks(file('none'))).rejects.toMatchObject({ code: 'file-not-found' });
  const watcher = await open();
  const next = watcher.next();
  await rm(folder, { recursive: true });
  await expect(next).rejects.toMatchObject({ code: 'file-not-found' });
});

test.concurrent('closing answers those who wait', async () => {
  const { open } = await place();
  const watcher = await open();
  const next = watcher.next();
  await watcher.close();
  expect(await next).toBeUndefined();
});
