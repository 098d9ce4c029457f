/** No path, link or name leads a client out of the folders that were allowed. */
import { mkdir, mkdtemp, readFile, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toCsv } from '@vc-analyst/core';
import { allowFolders, type AllowedFolders } from './allowed-folders.js';

let home: string;
let decks: string;
let folders: AllowedFolders;
const report = (company: string) =>
  toCsv([
    ['rank', 'company', 'overallScore', 'recommendation', 'id'],
    [1, company],
  ]);
const bytes = report('Acme');

beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'vc-allowed-')));
  decks = join(home, 'decks');
  for (const folder of ['decks/more', 'decks/data', 'decks/.hidden', 'secret']) {
    await mkdir(join(home, folder), { recursive: true });
  }
  for (const file of [
    'decks/a.pdf',
    'decks/more/b.pptx',
    'decks/more/~$b.pptx',
    'decks/.hidden/c.pdf',
    'secret/s.pdf',
  ]) {
    await writeFile(join(home, file), 'deck');
  }
  await symlink(join(home, 'secret'), join(decks, 'way-out'));
  await symlink(join(home, 'secret', 's.pdf'), join(decks, 'link.pdf'));
  await symlink(join(home, 'nowhere'), join(decks, 'dangling.md'));
  await symlink(join(decks, 'more'), join(home, 'way-in'));
  folders = await allowFolders([decks], join(decks, 'data'));
});
afterAll(() => rm(home, { recursive: true, force: true }));

const code = (code: string) => expect.objectContaining({ code }) as Error;

describe('reading', () => {
  test('what lies inside is found by relative and absolute paths, and by a link that leads in', async () => {
    expect(await folders.toRead('a.pdf')).toBe(join(decks, 'a.pdf'));
    expect(await folders.toRead(join(decks, 'more', '..', 'a.pdf'))).toBe(join(decks, 'a.pdf'));
    expect(await folders.toRead(join(home, 'way-in', 'b.pptx'))).toBe(join(decks, 'more', 'b.pptx'));
  });

  test.each([
    ['a parent', '../secret/s.pdf'],
    ['an absolute path', '/etc/passwd'],
    ['a linked file', 'link.pdf'],
    ['a linked folder', 'way-out/s.pdf'],
    ['a neighbour whose name begins alike', '../decks-of-others/a.pdf'],
    ['what does not exist outside', '../secret/none.pdf'],
    ['what does not exist behind a link', 'way-out/none.pdf'],
    ['a link into nowhere', 'dangling.md'],
    ['a NUL byte', 'a.pdf\0.txt'],
  ])('%s is refused', async (_, path) => {
    await expect(folders.toRead(path)).rejects.toEqual(code('path-not-allowed'));
  });

  test('what is missing inside is said to be missing', async () => {
    await expect(folders.toRead('none.pdf')).rejects.toEqual(code('file-not-found'));
  });
});

describe('writing', () => {
  test('a new file is written; one that is there only when it may be replaced', async () => {
    const save = await folders.toWrite('memo.md');
    expect(await save(bytes)).toBe(join(decks, 'memo.md'));
    await expect(folders.toWrite('memo.md')).rejects.toEqual(code('file-exists'));
    // Somebody else was first between the check and the writing.
    await expect(save(bytes)).rejects.toEqual(code('file-exists'));
    await (
      await folders.toWrite('memo.md', { replace: true })
    )(report('Again'));
    expect(await readFile(join(decks, 'memo.md'), 'utf8')).toContain('Again');
    expect((await readdir(decks)).filter((name) => name.startsWith('.memo'))).toEqual([]);
  });

  test('a link, a folder and a file of somebody else are never replaced, also when they come late', async () => {
    await expect(folders.toWrite('link.pdf')).rejects.toEqual(code('file-exists'));
    for (const path of ['link.pdf', 'more', 'a.pdf'])
      await expect(folders.toWrite(path, { replace: true })).rejects.toEqual(code('not-our-file'));
    const save = await folders.toWrite('late.pdf', { replace: true });
    await writeFile(join(decks, 'late.pdf'), 'deck');
    await expect(save(bytes)).rejects.toEqual(code('not-our-file'));
    expect(await readFile(join(decks, 'late.pdf'), 'utf8')).toBe('deck');
    await rm(join(decks, 'late.pdf'));
    expect(await readFile(join(home, 'secret', 's.pdf'), 'utf8')).toBe('deck');
  });

  test.each([
    ['outside', '../memo.md', 'path-not-allowed'],
    ['behind a link', 'way-out/memo.md', 'path-not-allowed'],
    ['a hidden file', '.mcp.json', 'bad-usage'],
    ['a hidden folder', '.hidden/memo.md', 'bad-usage'],
    ['the data folder', 'data/analyses.json', 'bad-usage'],
    ['a folder that is not there', 'none/memo.md', 'file-not-found'],
  ])('%s is refused', async (_, path, expected) => {
    await expect(folders.toWrite(path, { replace: true })).rejects.toEqual(code(expected));
  });
});

test('decks are found below, without hidden ones, lock files and what links lead to', async () => {
  await rm(join(decks, 'link.pdf'), { force: true });
  await symlink(join(home, 'secret', 's.pdf'), join(decks, 'link.pdf'));
  expect(await folders.findDecks(undefined, 10)).toEqual({
    paths: [join(decks, 'a.pdf'), join(decks, 'more', 'b.pptx')],
    ownReports: [],
    complete: true,
  });
  expect(await folders.findDecks(undefined, 1)).toEqual({
    paths: [join(decks, 'a.pdf')],
    ownReports: [],
    complete: false,
  });
  await expect(folders.findDecks('way-out', 10)).rejects.toEqual(code('path-not-allowed'));
});

test('a folder that is none cannot be allowed', async () => {
  await expect(allowFolders([join(home, 'none')])).rejects.toEqual(code('file-not-found'));
  await expect(allowFolders([join(decks, 'a.pdf')])).rejects.toEqual(code('file-not-found'));
});

test('a folder that holds the home folder, or is it, is too wide; one in it is not', async () => {
  for (const wide of [home, decks])
    await expect(allowFolders([wide], undefined, decks)).rejects.toEqual(code('folder-too-wide'));
  await expect(allowFolders(['/'], undefined, decks)).rejects.toEqual(code('folder-too-wide'));
  expect((await allowFolders([join(decks, 'more')], undefined, decks)).folders).toEqual([join(decks, 'more')]);
});
