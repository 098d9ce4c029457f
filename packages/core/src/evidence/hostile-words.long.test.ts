/** Hostile text of up to a megabyte costs linear time in every reader of words, in one line or in many. */
import { describe, expect, it } from 'vitest';
import { growth, LINEAR } from '../../test/kit/growth.js';
import { makeDeck, type SlideSketch } from '../testing/make-view.js';
import { viewDeck } from './view/deck-view.js';
import { EXTRACTORS } from './extractors/index.js';
import { classifyCompany } from './outline/classify-company.js';
import { readOutline } from './outline/read-outline.js';

const LENGTH = 250_000;
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

function read(slide: SlideSketch): void {
  const deck = makeDeck([slide]);
  const view = viewDeck(deck, readOutline(deck));
  for (const extractor of EXTRACTORS) extractor.extract(view);
  classifyCompany(view, []);
}

describe('hostile text', () => {
  it.each(PARTS)('one line of %j', async (part) => {
    const line = (length: number) => part.repeat(Math.ceil(length / part.length));
    expect(await growth(LENGTH, (length) => read({ title: 'Team', lines: [line(length)] }))).toBeLessThan(LINEAR);
  });

  it.each(['Ana Perez CEO', 'vs Acme', 'Founders', 'Trusted by', '[X]'])('many lines of %j', async (line) => {
    const lines = (count: number) => Array.from({ length: count }, () => line);
    const count = Math.min(15_000, Math.ceil(LENGTH / line.length));
    expect(await growth(count, (many) => read({ title: 'Competition', lines: [lines(many)] }))).toBeLessThan(LINEAR);
  });
});
