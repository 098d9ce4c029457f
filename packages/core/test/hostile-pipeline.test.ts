/** No text of a deck makes the pipeline slow: eight times as much of it costs about eight times the work, name to summary. */
import { expect, it } from 'vitest';
import { analyzeDeck } from '../src/pipeline/analyze-deck.js';
import { rubricEngine } from '../src/engines/rubric/rubric-engine.js';
import { SLIDE_CHARACTERS, viewDeck } from '../src/evidence/view/deck-view.js';
import { foldedLength } from '../src/text/fold-text.js';
import { readOutline } from '../src/evidence/outline/read-outline.js';
import { makeDeck, type SlideSketch } from '../src/testing/make-view.js';

const LENGTH = 28_000;
/** Eight times the text may cost this many times the work; the square of it costs sixty-four times. */
const TIMES = 8;
const MOST_TIMES = 24;
/** Milliseconds of this process below which nothing is told apart: compiling and collecting cost as much. */
const TOO_FAST = 250;

/** Characters that make a run which some expression may look at again and again; the last ones grow when they are folded. */
const PIECES = ['(', '.', '-', '"', '@', ' / ', '\u200b', 'Acme ', '$1M ', '\u2026', '\ufdfa', '\u00a8'];

async function work(slides: SlideSketch[]): Promise<number> {
  const deck = makeDeck(slides);
  const from = process.cpuUsage();
  const file = { fileName: 'deck.pdf', bytes: new Uint8Array(1) };
  await analyzeDeck([file], { reader: { read: () => Promise.resolve(deck) }, engine: rubricEngine });
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** The cover's title, the line below it, and as much in many lines that all differ. */
function slidesOf(piece: string, length: number): SlideSketch[] {
  const line = piece.repeat(Math.ceil(length / piece.length));
  const many = Array.from({ length: Math.ceil(length / 100) }, (_, index) => `${line.slice(0, 90)} ${index}`);
  return [
    { title: `${line}a`, lines: [`Acme ${line}a`] },
    { title: 'Traction', lines: [many] },
  ];
}

it.each(PIECES)('%j', { timeout: 60_000 }, async (piece) => {
  const part = await work(slidesOf(piece, LENGTH / TIMES));
  const whole = await work(slidesOf(piece, LENGTH));
  expect(whole).toBeLessThan(Math.max(TOO_FAST, part * MOST_TIMES));
});

it('counts what it looks at after folding', () => {
  const deck = makeDeck([{ title: 'Acme', lines: ['\ufdfa'.repeat(SLIDE_CHARACTERS)] }]);
  const view = viewDeck(deck, readOutline(deck));
  const read = view.slides[0]?.lines.reduce((sum, line) => sum + line.text.length, 0) ?? 0;
  expect(read).toBeGreaterThan(SLIDE_CHARACTERS / 2);
  expect(read).toBeLessThanOrEqual(SLIDE_CHARACTERS);
  expect(view.slides[0]?.unread).toBeGreaterThan(SLIDE_CHARACTERS / 2);
  expect(foldedLength('\ufdfa')).toBe(18);
});
