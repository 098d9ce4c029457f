/** Honest decks that look like others that hide: nobody is accused, and what they show is read. */
import { describe, expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { BROWSER_CONTROLS, browserControls } from './kit/controls/browser-controls.js';
import { DRAWN_CONTROLS } from './kit/controls/drawn-controls.js';
import { printByChromium } from './kit/controls/print-by-chromium.js';
import { accusedIn } from './kit/hidden-verdicts.js';

const printed = printByChromium(browserControls());
if (!printed) console.error('Skipped: decks printed by a browser; no Chromium is installed (VC_CHROMIUM names one).');

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
