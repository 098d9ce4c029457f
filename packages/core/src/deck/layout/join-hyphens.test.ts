/** Broken words: joined with or without their hyphen. */
import { describe, expect, it } from 'vitest';
import { joinHyphens, wordsOf } from './join-hyphens.js';
import type { TextLine } from './lay-out-lines.js';

function lines(...texts: string[]): TextLine[] {
  return texts.map((text, i) => ({
    text,
    x0: 0,
    x1: 9,
    y0: i,
    y1: i + 1,
    baseline: i,
    size: 1,
    bold: false,
    order: i,
  }));
}

function joined(texts: string[], elsewhere: string[] = []): string[] {
  return joinHyphens(lines(...texts), wordsOf(lines(...texts, ...elsewhere))).map((line) => line.text);
}

describe('joinHyphens', () => {
  it('drops the hyphen of a word that the slide has whole elsewhere', () => {
    expect(joined(['An inter-', 'national market'], ['International sales'])).toEqual(['An international', 'market']);
  });
  it('keeps a hyphen that is part of the word', () => {
    expect(joined(['A user-', 'friendly app'])).toEqual(['A user-friendly', 'app']);
  });
  it('moves a whole last line up', () => {
    expect(joined(['from a single inter-', 'face.'], ['The interface'])).toEqual(['from a single interface.']);
  });
  it('leaves ranges, lists and names alone', () => {
    expect(joined(['2021 -', '2024', 'Saint-', 'Denis'])).toEqual(['2021 -', '2024', 'Saint-', 'Denis']);
  });
});
