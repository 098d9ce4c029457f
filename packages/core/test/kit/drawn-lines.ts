/** A drawn slide of lines, and an engine that reads of them what a test says. */
import sharp from 'sharp';
import type { OcrLine, TextRecognizer } from '../../src/deck/ocr/text-recognizer.js';

/** A picture 1600 pixels wide and 900 high, of so many lines in two columns. */
export async function slideOfLines(count: number): Promise<Buffer> {
  const lines = Array.from({ length: count }, (_, index) => {
    const [x, y] = [index % 2 === 0 ? 80 : 900, 60 + 70 * (index >> 1)];
    return `<text x="${x}" y="${y}" font-size="34" fill="#123">Customers of city ${index + 10}</text>`;
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/>` +
    `<g font-family="sans-serif">${lines.join('')}</g></svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

/** Reads every line of a sheet as the next of `texts`, none where there is no more; says how often it was asked. */
export function recognizerOf(texts: readonly string[], confidence: number) {
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
