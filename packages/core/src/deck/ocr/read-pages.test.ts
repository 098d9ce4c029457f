/** Of a drawn slide's lines the engine is given those most like text, and no more where these are none. */
import { describe, expect, it } from 'vitest';
import { recognizerOf, slideOfLines } from '../../../test/kit/drawn-lines.js';
import { readPages } from './read-pages.js';

const LINES = 24;
/** Of them, those that are looked at before it shows whether there is anything to read. */
const FIRST = 10;

async function read(texts: readonly string[], confidence = 0.95) {
  const slide = await slideOfLines(LINES);
  const { recognizer, asked } = recognizerOf(texts, confidence);
  const options = { recognizer, language: 'eng' as const, maxPixels: 1e8, onPage: () => undefined };
  const pages = await readPages([{ number: 1, known: [] }], () => Promise.resolve(slide), options);
  return { page: pages.get(1), asked: asked.times };
}

describe('readPages', () => {
  it('reads every line of a slide that shows words', async () => {
    expect((await read(['Customers'])).page).toMatchObject({ lines: { length: LINES }, unread: 0 });
  });

  it('asks once where nothing is text', async () => {
    expect(await read([])).toMatchObject({ asked: 1, page: { lines: [], unread: 0 } });
  });

  it('tells lines in which a word can be made out and no reading stands', async () => {
    expect((await read(['Custqners of', 'Gustomars 0f'], 0.35)).page).toMatchObject({ lines: [], unread: FIRST });
  });

  it('tells no grain of a photo, whatever letters are seen in it', async () => {
    expect((await read(['Re EARS v. 0', 'oo LEER Li'], 0.35)).page).toMatchObject({ lines: [], unread: 0 });
  });
});
