/** The planted decks that are pictures: the same truth, read by OCR. */
import { expect, it } from 'vitest';
import { readEvidence } from './kit/read-facts.js';
import { plantedDecks } from './kit/planted/compose-deck.js';
import { measurePlanted } from './kit/planted/measure-planted.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';

/** What OCR of a screenshot leaves of the figures is less; what must never happen stays the same. */
it('pictures: no figure wrong in scale, no forecast taken as actual, no other company’s figure', async () => {
  let [right, stated] = [0, 0];
  for (const deck of plantedDecks().filter(({ format }) => format === 'png')) {
    const { facts } = await readEvidence(await writePlantedDeck(deck));
    const result = measurePlanted(deck, facts);
    right += result.money.right;
    stated += result.money.stated;
    const severe = result.failures.filter(({ type }) => type !== 'missed' && type !== 'wrong');
    expect(severe, deck.id).toEqual([]);
  }
  expect(right / stated).toBeGreaterThanOrEqual(0.4);
});
