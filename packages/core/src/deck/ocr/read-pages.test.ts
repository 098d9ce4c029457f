/** Of a drawn slide's lines the engine is given those most like text, and no more where these are none. */
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readPages } from './read-pages.js';
import type { OcrLine, TextRecognizer } from './text-recognizer.js';

const LINES = 24;

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

/** Reads every line of a sheet as `text`, or none; says how often it was asked. */
function recognizerOf(text: string | undefined) {
  const asked = { times: 0 };
  const recognizer: TextRecognizer = {
    threads: 1,
    async recognize(sheet) {
      asked.times += 1;
      const { height } = await sharp(sheet).metadata();
      const tops = text === undefined ? [] : Array.from({ length: Math.floor(height / 66) }, (_, row) => 22 + row * 66);
      return tops.map((y): OcrLine => {
        const word = { text: text ?? '', x: 20, y, w: 200, h: 40, confidence: 0.95 };
        return { ...word, words: [word] };
      });
    },
    close: () => Promise.resolve(),
  };
  return { recognizer, asked };
}

async function read(text: string | undefined) {
  const slide = await slideOfLines();
  const { recognizer, asked } = recognizerOf(text);
  const options = { recognizer, language: 'eng' as const, maxPixels: 1e8, onPage: () => undefined };
  const pages = await readPages([{ number: 1, known: [] }], () => Promise.resolve(slide), options);
  return { page: pages.get(1), asked: asked.times };
}

describe('readPages', () => {
  it('reads every line of a slide that shows words', async () => {
    expect((await read('Customers')).page).toMatchObject({ lines: { length: LINES }, unread: 0 });
  });

  it('asks once where nothing is text, and tells the lines that look like it', async () => {
    expect(await read(undefined)).toMatchObject({ asked: 1, page: { lines: [], unread: LINES } });
  });
});
