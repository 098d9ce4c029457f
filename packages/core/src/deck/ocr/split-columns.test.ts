/** OCR lines that run across columns become one line a column; what belongs together stays together. */
import { describe, expect, it } from 'vitest';
import { splitColumns } from './split-columns.js';
import type { OcrLine, OcrWord } from './text-recognizer.js';

const HEIGHT = 15;

/** Words with the gap before each, in pixels of 15-pixel type. */
function line(y: number, x: number, ...words: (string | number)[]): OcrLine {
  const placed: OcrWord[] = [];
  let right = x;
  for (const word of words) {
    if (typeof word === 'number') {
      right += word;
      continue;
    }
    const w = word.length * 8;
    placed.push({ text: word, x: right, y, w, h: HEIGHT, confidence: 0.9 });
    right += w;
  }
  const text = placed.map((word) => word.text).join(' ');
  return { text, x, y, w: right - x, h: HEIGHT, confidence: 0.9, words: placed };
}

const textsOf = (lines: OcrLine[]) => splitColumns(lines).map(({ text }) => text);

describe('splitColumns', () => {
  it('parts names that stand side by side, with the place and confidence of each', () => {
    const names = line(100, 50, 'Ana', 5, 'Ruiz', 90, 'Tom', 5, 'Okafor');
    names.words[2]!.confidence = 0.5;
    const [first, second] = splitColumns([names]);
    expect(first).toMatchObject({ text: 'Ana Ruiz', x: 50, w: 24 + 5 + 32, confidence: 0.9 });
    expect(second).toMatchObject({ text: 'Tom Okafor', x: 50 + 61 + 90, confidence: 0.7 });
  });

  it('parts a narrow gutter only when lines above or below keep it', () => {
    const gap = 18;
    const title = line(100, 50, 'Chief', 5, 'Medical', gap, 'Lead', 5, 'Engineer');
    expect(textsOf([title])).toEqual(['Chief Medical Lead Engineer']);
    const below = line(120, 50, 'Officer', 5, 'Anna', gap, 'Systems', 5, 'Bern');
    expect(textsOf([title, below])).toEqual(['Chief Medical', 'Lead Engineer', 'Officer Anna', 'Systems Bern']);
  });

  it('keeps letter-spaced headings and bullets whole', () => {
    expect(textsOf([line(100, 50, 'P', 28, 'I', 28, 'T', 28, 'C', 28, 'H')])).toEqual(['P I T C H']);
    expect(textsOf([line(100, 50, '1.', 40, 'Reward', 5, 'features')])).toEqual(['1. Reward features']);
  });
});
