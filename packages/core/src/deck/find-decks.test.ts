/** Decks by folder, file, pattern and list, as people name them in a terminal. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findDecks } from './find-decks.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-find-'));
  const files = [
    'a.pdf',
    'b.PPTX',
    'slide 10.png',
    'slide 2.png',
    'notes.txt',
    '.hidden.pdf',
    '~$b.pptx',
    'a.pdf.vc-report.pdf',
    'deep/one.pdf',
    'deep/er/two.pdf',
    'deep/.git/three.pdf',
    '[2026] round.pdf',
  ];
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true });
    await writeFile(join(folder, file), 'x');
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const names = async (...places: string[]) =>
  (await findDecks(places.map((place) => join(folder, place)))).map(({ path }) =>
    relative(folder, path).replaceAll('\\', '/'),
  );

test('a folder: decks in natural order, without what is hidden, locked, or a report of ours', async () => {
  expect(await names('.')).toEqual([
    '[2026] round.pdf',
    'a.pdf',
    'b.PPTX',
    'deep/er/two.pdf',
    'deep/one.pdf',
    'slide 2.png',
    'slide 10.png',
  ]);
});

test.each([
  ['*.pdf', ['[2026] round.pdf', 'a.pdf']],
  ['**/*.pdf', ['[2026] round.pdf', 'a.pdf', 'deep/er/two.pdf', 'deep/one.pdf']],
  ['deep/**', ['deep/er/two.pdf', 'deep/one.pdf']],
  ['d?ep/*.{pdf,pptx}', ['deep/one.pdf']],
  ['[ab].*', ['a.pdf', 'b.PPTX']],
  ['slide [!1]*', ['slide 2.png']],
])('the pattern %s', async (pattern, expected) => {
  expect(await names(pattern)).toEqual(expected);
});

test('a file whose name has the signs of a pattern is that file; a deck named twice is one', async () => {
  expect(await names('[2026] round.pdf', 'a.pdf', '*.pdf')).toEqual(['[2026] round.pdf', 'a.pdf']);
});

test('pictures that are slides by their names are one deck; other pictures, and decks named one by one, are their own', async () => {
  const place = await mkdtemp(join(tmpdir(), 'vc-series-'));
  try {
    const series = ['round/slide 1.png', 'round/slide 2.png', 'round/slide 10.PNG'];
    const others = ['round/logo.png', 'IMG_4711.jpg', 'IMG_4712.jpg', 'acme-2025.png', 'acme-2026.png', 'slide 3.png'];
    await mkdir(join(place, 'round'));
    for (const file of [...series, ...others]) await writeFile(join(place, file), 'x');
    const found = await findDecks([place]);
    expect(found.filter(({ files }) => files).map(({ path, files }) => [path, files])).toEqual([
      [join(place, series[0]!), series.map((file) => join(place, file))],
    ]);
    expect(found).toHaveLength(1 + others.length);
    expect(await findDecks(series.map((file) => join(place, file)))).toHaveLength(series.length);
  } finally {
    await rm(place, { recursive: true });
  }
});

test('what .vcignore or a pattern leaves out is not found; node_modules never is', async () => {
  const place = await mkdtemp(join(tmpdir(), 'vc-ignore-'));
  try {
    for (const file of ['a.pdf', 'old/b.pdf', 'old/keep.pdf', 'sent/c.pdf', 'node_modules/x/d.pdf']) {
      await mkdir(join(place, file, '..'), { recursive: true });
      await writeFile(join(place, file), 'x');
    }
    await writeFile(join(place, '.vcignore'), '# of last year\nold/*\n!old/keep.pdf\n');
    const found = await findDecks([place], { exclude: ['sent/'] });
    expect(found.map(({ path }) => relative(place, path))).toEqual(['a.pdf', join('old', 'keep.pdf')]);
  } finally {
    await rm(place, { recursive: true });
  }
});

test('what is not there is named, and so is a place without decks', async () => {
  await expect(names('none')).rejects.toMatchObject({ code: 'file-not-found' });
  await expect(names('none/*.pdf')).rejects.toMatchObject({ code: 'file-not-found' });
  await expect(names('*.jpeg')).rejects.toMatchObject({ code: 'no-decks' });
});

describe('a list', () => {
  const read = async (text: string | Uint8Array) => {
    const path = join(folder, 'list.csv');
    await writeFile(path, text);
    return (await findDecks([path])).map(({ path: deck, given }) => ({ file: relative(folder, deck), given }));
  };

  test('says company, sector and stage; its files stand as seen from it', async () => {
    expect(
      await read('\ufefffile,company,sector,stage\na.pdf,"Acme, Inc.",SaaS,Series A\n\ndeep/one.pdf,,,\n'),
    ).toEqual([
      { file: 'a.pdf', given: { companyName: 'Acme, Inc.', sector: 'saas', stage: 'series-a' } },
      { file: join('deep', 'one.pdf'), given: {} },
    ]);
  });

  test('as spreadsheets of other countries write it: semicolons, Windows-1252, other columns and orders', async () => {
    expect(await read(Buffer.from('Notes;Company;File\r\nneu;Termálida \x96 l\x92été;a.pdf\r\n', 'latin1'))).toEqual([
      { file: 'a.pdf', given: { companyName: 'Termálida – l’été' } },
    ]);
  });

  test.each([
    ['company,sector\nAcme,saas\n', /list\.csv has no column “file”; its first line names company, sector/],
    ['file,sector\na.pdf,saas\nb.pdf,space\n', /list\.csv, line 3: space is no sector; there are fintech/],
    ['file,company\n,Acme\n', /line 2: the column “file” is empty/],
    ['file,company\n"a.pdf,Acme\n', /list\.csv is no CSV that can be read/],
  ])('%j is refused with its place', async (text, message) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'bad-usage',
      message: expect.stringMatching(message) as string,
    });
  });
});
