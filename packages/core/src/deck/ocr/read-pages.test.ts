/** Of a drawn slide's lines the engine is given those most like text, and no more where these are none. */
import { describe, expect, it } from 'vitest';
import { recognizerOf, slideOfLines } from '../../../test/kit/drawn-lines.js';
import { readPages } from './read-pages.js';

const LINES = 24;
/** Of a slide with grain: no line after line. */
const FEW = 2;

async function read(texts: readonly string[], confidence = 0.95, count = LINES) {
  const slide = await slideOfLines(count);
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
    expect(await read([], 0.95, FEW)).toMatchObject({ asked: 1, page: { lines: [], unread: 0 } });
  });

  it('tells lines in which a word can be made out and no reading stands', async () => {
    const { page } = await read(['Custqners of', 'Gustomars 0f'], 0.35, FEW);
    expect(page).toMatchObject({ lines: [], unread: FEW });
  });

  it('tells no grain of a photo, whatever letters are seen in it', async () => {
    expect((await read(['Re EARS v. 0', 'oo LEER Li'], 0.35, FEW)).page).toMatchObject({ lines: [], unread: 0 });
  });

  it('tells line after line that looks as handwriting does, whatever is seen in it', async () => {
    expect((await read([])).page).toMatchObject({ lines: [], unread: LINES });
    expect((await read(['Re EARS v. 0', 'oo LEER Li'], 0.35)).page).toMatchObject({ lines: [], unread: LINES });
  });
});
