/** Every fact's quote stands on its slide: over the sample decks and, where they are, a share of real decks. */
import { expect, it } from 'vitest';
import { realDecks, sampleDecks } from './kit/labelled-decks.js';
import { quotesThatFail } from './kit/quotes-that-fail.js';

const real = realDecks();
/** OCR takes a second a slide; the long test reads every deck with it. */
const TEXT_ONLY = { ocr: false };
const SHARE = 4;

it.each(sampleDecks().map((file) => [file.fileName, file] as const))('quotes of %s hold', async (_, file) => {
  const { facts, failing, words } = await quotesThatFail(file.read(), TEXT_ONLY);
  expect(failing).toEqual([]);
  // The scan has no words without OCR.
  if (words > 0) expect(facts).toBeGreaterThan(20);
});

it.skipIf(!real)(
  'quotes of a share of real decks hold',
  async () => {
    const share = (real ?? []).filter(({ fileName }, index) => /\.(?:pdf|pptx)$/.test(fileName) && index % SHARE === 0);
    let total = 0;
    for (const file of share) {
      const { facts, failing } = await quotesThatFail(file.read(), TEXT_ONLY);
      expect(failing, file.fileName).toEqual([]);
      total += facts;
    }
    expect(total).toBeGreaterThan(share.length);
  },
  120_000,
);
