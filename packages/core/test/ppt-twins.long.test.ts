/** Decks that LibreOffice saved as PPT and PDF say on each slide what their PPTX says. */
import { describe, expect, it } from 'vitest';
import type { Deck } from '../src/model/deck.js';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { byOffice, twinDecks } from './kit/office-twins.js';

const decks = await twinDecks();
const twins = { ppt: byOffice(decks, 'ppt'), pdf: byOffice(decks, 'pdf') };
if (!twins.ppt) console.error('Skipped: PPT twins of PPTX decks; LibreOffice is not installed.');

const read = (kind: string, bytes: Uint8Array) => readDeckHere([{ fileName: `deck.${kind}`, bytes }], { ocr: false });

/** The letters of each slide, sorted: a PDF has them where they stand, and a slide's number is filled in or not. */
function lettersOf({ slides }: Deck): string[] {
  return slides.map(({ text, number }) => {
    const words = (text.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word !== String(number));
    return [...words.join('')].sort().join('');
  });
}

describe.skipIf(!twins.ppt)('twins', () => {
  it.each(decks.map(({ name, pptx }, index) => ({ name, pptx, index })))('$name', async ({ pptx, index }) => {
    const original = await read('pptx', pptx);
    const ppt = await read('ppt', twins.ppt?.[index] ?? new Uint8Array());
    const pdf = await read('pdf', twins.pdf?.[index] ?? new Uint8Array());
    expect(lettersOf(ppt)).toEqual(lettersOf(original));
    expect(lettersOf(pdf)).toEqual(lettersOf(original));
    expect(ppt.slides.map(({ title }) => title)).toEqual(original.slides.map(({ title }) => title));
    expect(ppt.slides.map(({ links }) => links)).toEqual(original.slides.map(({ links }) => links));
  });
});
