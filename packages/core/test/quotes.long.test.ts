/** Every real deck: PDFs with a text layer are read, quotes hold, and nothing ends but in a document or a typed error. */
import { expect, it } from 'vitest';
import { isVcError } from '../src/errors/vc-error.js';
import { realDecks, sampleDecks } from './kit/labelled-decks.js';
import { quotesThatFail } from './kit/quotes-that-fail.js';

const decks = [...sampleDecks(), ...(realDecks() ?? [])];

it.each(decks.map((file) => [file.fileName, file] as const))('%s', async (fileName, file) => {
  try {
    const { facts, failing, words } = await quotesThatFail(file.read());
    expect(failing).toEqual([]);
    // A deck that says something gives facts.
    if (words > 200) expect(facts).toBeGreaterThan(0);
  } catch (error) {
    if (!isVcError(error)) throw error;
    expect(error.code).not.toBe('reading-crashed');
    expect(fileName, `${fileName} ended in ${error.code}`).not.toMatch(/\.pdf$/);
  }
});
