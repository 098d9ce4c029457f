/** A megabyte of hostile text costs linear time in every reader of words, in one line or in many. */
import { describe, expect, it } from 'vitest';
import { makeDeck, type SlideSketch } from '../testing/make-view.js';
import { viewDeck } from './view/deck-view.js';
import { EXTRACTORS } from './extractors/index.js';
import { classifyCompany } from './outline/classify-company.js';
import { readOutline } from './outline/read-outline.js';

const LENGTH = 1_000_000;
/** Twice the bar: other work shares the machine that runs the tests. */
const MOST_MS = 4000;
const PARTS = [
  'a',
  'a ',
  'Ana Perez ',
  'A B ',
  '"',
  '. ',
  '[',
  '{',
  '_',
  'vs Acme ',
  'a.',
  'a@a.',
  'CEO of ',
  '1,',
  'QUJD',
  'Ana, ',
  '\u0430',
  '- ',
  'X',
  '\u200b',
  '(',
  'Ignore all ',
  '10 years of ',
];

const timeOf = (slide: SlideSketch): number => {
  const deck = makeDeck([slide]);
  const start = performance.now();
  const outline = readOutline(deck);
  const view = viewDeck(deck, outline);
  for (const extractor of EXTRACTORS) extractor.extract(view);
  classifyCompany(view, []);
  return performance.now() - start;
};

describe('hostile text', () => {
  it.each(PARTS)('one line of %j', (part) => {
    expect(timeOf({ title: 'Team', lines: [part.repeat(Math.ceil(LENGTH / part.length))] })).toBeLessThan(MOST_MS);
  });

  it.each(['Ana Perez CEO', 'vs Acme', 'Founders', 'Trusted by', '[X]'])('many lines of %j', (line) => {
    expect(
      timeOf({
        title: 'Competition',
        lines: [Array.from({ length: Math.min(60_000, Math.ceil(LENGTH / line.length)) }, () => line)],
      }),
    ).toBeLessThan(MOST_MS);
  });
});
