/** Lines that fit, whatever the words are. */
import { beforeAll, describe, expect, test } from 'vitest';
import { NAMES } from '../../../../test/kit/awkward-texts.js';
import { openPdf } from '../open-pdf.js';
import { TEXT } from '../theme.js';
import type { Fonts } from './fonts.js';
import { layOutText, type TextBlock } from './lay-out-text.js';

let fonts: Fonts;
beforeAll(async () => {
  ({ fonts } = await openPdf({ title: '', subject: '', locale: 'en', createdAt: '2026-01-01', mark: '' }));
});

const lines = ({ lines: all }: TextBlock) => all.map(({ parts }) => parts.map(({ text }) => text).join(''));
const lay = (text: string, width: number, most?: number) =>
  layOutText([{ text, style: TEXT.prose }], width, fonts, most === undefined ? {} : { most });

describe('lines', () => {
  test.each(Object.entries(NAMES))('%s: none is wider than asked for', (_, name) => {
    for (const width of [40, 120, 499]) {
      for (const line of lay(name, width).lines) expect(line.width).toBeLessThanOrEqual(width + 0.1);
    }
  });

  test('all words are there, in order, broken at spaces and after hyphens', () => {
    const text = 'A follow-up round of €1.2M closes in the second quarter of the year';
    expect(lines(lay(text, 90)).join(' ').replace('- ', '-')).toBe(text);
  });

  test('a no-break space never breaks', () => {
    for (const line of lines(lay('eins zwei 85\u00a0% drei vier fünf', 60))) expect(line).not.toMatch(/85$|^%/);
  });

  test('what is cut ends in an ellipsis', () => {
    const cut = lay('one two three four five six seven eight nine ten', 60, 2);
    expect(cut.lines).toHaveLength(2);
    expect(lines(cut)[1]).toMatch(/…$/);
    expect(lay('one two', 400, 2).lines).toHaveLength(1);
    expect(lines(lay('one two', 400, 2))[0]).toBe('one two');
  });

  test('a line break of the text is one of the page', () => {
    expect(lines(lay('one\ntwo\r\nthree', 400))).toEqual(['one', 'two', 'three']);
  });
});

describe('fonts', () => {
  const used = (text: string) => new Set(lay(text, 499).lines.flatMap(({ parts }) => parts.map(({ font }) => font)));

  test('Latin, Greek and Cyrillic stand in the text’s own font', () => {
    for (const text of ['Łódź Ţară Ő ¡ß!', NAMES.greek, NAMES.cyrillic]) expect([...used(text)]).toEqual(['serif']);
  });

  test('Hebrew and Arabic stand in the wide one, and nothing of them is lost', () => {
    for (const text of [NAMES.hebrew, NAMES.arabic]) {
      expect(used(text)).toContain('wide');
      const shown = lines(lay(text, 499)).join('');
      for (const letter of text.replace(/\s/g, '')) expect(shown).toContain(letter);
    }
  });

  test('a sign without a glyph is one box, whatever it is made of', () => {
    expect(lines(lay('能源', 499)).join('')).toBe('□□');
    expect(lines(lay('a 👩‍💻 b', 499)).join('')).toBe('a □ b');
    expect(lines(lay('a 😀 b', 499)).join('')).toBe('a 😀 b');
  });
});
