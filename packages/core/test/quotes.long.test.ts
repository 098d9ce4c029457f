/**
 * Every real deck: PDFs with a text layer are read, quotes hold, and nothing ends but in a document or a typed error.
 * Pictures are read in one of five, and in those that are nothing else: a page of them takes a second.
 */
import { expect, it } from 'vitest';
import { isVcError } from '../src/errors/vc-error.js';
import { realDecks, sampleDecks } from './kit/labelled-decks.js';
import { quotesThatFail } from './kit/quotes-that-fail.js';

const decks = [...sampleDecks(), ...(realDecks() ?? [])];

const PICTURES_OF = 5;

it.each(decks.map((file, index) => [file.fileName, file, index] as const))('%s', async (fileName, file, index) => {
  const ocr = index % PICTURES_OF === 0 || !/\.(?:pdf|pptx?)$/.test(fileName);
  try {
    const { facts, failing, words } = await quotesThatFail(file.read(), { ocr });
    expect(failing).toEqual([]);
    // A deck that says something gives facts.
    if (ocr && words > 200) expect(facts).toBeGreaterThan(0);
  } catch (error) {
    if (!isVcError(error)) throw error;
    expect(error.code).not.toBe('reading-crashed');
    expect(fileName, `${fileName} ended in ${error.code}`).not.toMatch(/\.pdf$/);
  }
});
