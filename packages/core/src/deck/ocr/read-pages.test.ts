/** Of a drawn slide's lines the engine is given those most like text, and no more where these are none. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPages } from './read-pages.js';
import type { OcrLine, TextRecognizer } from './text-recognizer.js';

const LINES = 24;
/** Of them, those that are looked at before it shows whether there is anything to read. */
const FIRST = 10;

/** A slide of as many lines as `LINES`, in two columns. */
async function slideOfLines(): Promise<Uint8Array> {
  const lines = Array.from({ length: LINES }, (_, index) => {
    const [x, y] = [index % 2 === 0 ? 80 : 900, 60 + 70 * (index >> 1)];
    return `<text x="${x}" y="${y}" font-size="34" fill="#123">Customers of city ${index + 10}</text>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/>` +
    `<g font-family="sans-serif">${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Reads every line of a sheet as the next of `texts`, none where there is no more; says how often it was asked. */
function recognizerOf(texts: readonly string[], confidence: number) {
  const asked = { times: 0 };
  const recognizer: TextRecognizer = {
    threads: 1,
    async recognize(sheet) {
      const text = texts[asked.times % Math.max(1, texts.length)];
      asked.times += 1;
      const { height } = await sharp(sheet).metadata();
      const high = height % 66 === 22 ? 44 : 60;
      const rows = text === undefined ? 0 : Math.floor(height / (high + 22));
      return Array.from({ length: rows }, (_, row): OcrLine => {
        const word = { text: text ?? '', x: 20, y: 22 + row * (high + 22), w: 200, h: high - 4, confidence };
        return { ...word, words: [word] };
      });
    },
    close: () => Promise.resolve(),
  };
  return { recognizer, asked };
}

async function read(texts: readonly string[], confidence = 0.95) {
  const slide = await slideOfLines();
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
