/** Honest decks that look like others that hide: nobody is accused, and what they show is read. */
import { describe, expect, it } from 'vitest';
import type { Deck } from '../src/model/deck.js';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { scoreDocument } from '../src/pipeline/score-document.js';
import { BROWSER_CONTROLS, browserControls } from './kit/controls/browser-controls.js';
import { DRAWN_CONTROLS } from './kit/controls/drawn-controls.js';
import { printByChromium } from './kit/controls/print-by-chromium.js';
import { evidenceFrom } from './kit/read-facts.js';

const printed = printByChromium(browserControls());
if (!printed) console.error('Skipped: decks printed by a browser; no Chromium is installed (VC_CHROMIUM names one).');

/** Slides that a flag speaks of as hiding or ordering something, with its words. */
function accusedIn(deck: Deck): { slides: number[]; told: string }[] {
  const { flags } = scoreDocument(evidenceFrom(deck), 'en');
  return flags
    .filter(({ rule, severity }) => rule === 'F32' && severity !== 'low')
    .map(({ slides, quotes }) => ({ slides, told: quotes.join(' ') }));
}

describe.skipIf(!printed)('decks that a browser printed', async () => {
  const deck = await readDeckHere([{ fileName: 'deck.pdf', bytes: printed ?? new Uint8Array() }], { ocr: false });
  const accused = accusedIn(deck);

  it.each(BROWSER_CONTROLS)('$name', ({ slides, shown }) => {
    expect(accused.filter((flag) => flag.slides.some((slide) => slides.includes(slide)))).toEqual([]);
    slides.forEach((slide, index) => expect(deck.slides[slide - 1]?.text).toContain(shown[index]));
  });
});

describe('decks with layers, cut-off text, descriptions and quoted attacks', () => {
  it.each(DRAWN_CONTROLS)('$name', async ({ write }) => {
    expect(accusedIn(await readDeckHere(await write(), { ocr: false }))).toEqual([]);
  });
});

it('there are forty controls', () => {
  expect(BROWSER_CONTROLS.length + DRAWN_CONTROLS.length).toBeGreaterThanOrEqual(40);
});
