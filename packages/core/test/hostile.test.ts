/** A share of the hostile corpus and of the mutation fuzz, for every test run; all of it is in hostile.long.test.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openDeckReader } from '../src/deck/read-deck.js';
import { complaint, hostileCorpus, readHostile } from './kit/hostile-corpus.js';
import { mutate } from './kit/mutate.js';

const corpus = hostileCorpus();
const reader = openDeckReader();
afterAll(() => reader.close());

/** One of each kind of attack and damage. */
const SHARE = [
  'bomb/made-bomb-10gib.pptx',
  'bomb/made-png-50000x50000.png',
  'bomb/made-jpeg-65500.jpg',
  'pptx/made-traversal.pptx',
  'pptx/made-xxe-file.pptx',
  'pptx/made-quadratic-blowup.pptx',
  'pptx/made-deep-xml-200k.pptx',
  'pptx/made-truncated.pptx',
  'pptx/made-zipcrypto-flag.pptx',
  'pptx/tika-testPPT_protected_passtika.pptx',
  'pptx/made-text-1mb-word.pptx',
  'pptx/tika-testPPT_charts.pptx',
  'ppt/PPT95.ppt',
  'ppt/Password_Protected-hello.ppt',
  'ppt/made-ole-fat-cycle.ppt',
  'ppt/WithComments.ppt',
  'pdf/made-control.pdf',
  'pdf/issue3371.pdf',
  'pdf/made-no-pages.pdf',
  'pdf/made-pages-cycle.pdf',
  'type/made-html.pdf',
  'type/made-zero.pptx',
];

it.skipIf(!corpus)('hostile files end as expected', async () => {
  const { folder, files } = corpus ?? { folder: '', files: [] };
  const complaints: string[] = [];
  for (const name of SHARE) {
    const file = files.find((each) => each.file === name);
    if (!file) complaints.push(`${name} is not in the index`);
    else
      complaints.push(
        ...[complaint(file, await readHostile(reader, folder, file))].filter((each) => each !== undefined),
      );
  }
  expect(complaints).toEqual([]);
});

it.skipIf(!corpus)('damaged copies end in a deck or one clear error, and the reader goes on', async () => {
  const { folder } = corpus ?? { folder: '' };
  const control = readFileSync(join(folder, 'pdf/made-control.pdf'));
  for (let seed = 0; seed < 20; seed++) {
    const bytes = mutate(readFileSync(join(folder, SHARE[seed % 2 === 0 ? 11 : 15] ?? '')), seed);
    await reader.read([{ fileName: 'mutant', bytes }], { ocr: false }).catch((error: unknown) => {
      expect(error).toMatchObject({ name: 'VcError' });
    });
  }
  const deck = await reader.read([{ fileName: 'control.pdf', bytes: control }]);
  expect(deck.slides.map((slide) => slide.text).join('\n')).toContain('Autonomous pallet movers');
});
