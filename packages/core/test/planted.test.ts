/** Extraction over the planted decks: figures with known truth among traps, in three languages and formats. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readEvidence } from './kit/read-facts.js';
import { plantedDecks } from './kit/planted/compose-deck.js';
import { measurePlanted, type Failure, type PlantedResult } from './kit/planted/measure-planted.js';
import { WRITTEN_DECKS } from './kit/planted/written-decks.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';

/** Decks of pictures are read by OCR, which takes a second a slide: the long test has them. */
const DECKS = plantedDecks().filter((deck) => deck.format !== 'png');

describe('planted decks', () => {
  const results: PlantedResult[] = [];
  beforeAll(async () => {
    for (const deck of [...DECKS, ...WRITTEN_DECKS]) {
      const evidence = await readEvidence(await writePlantedDeck(deck));
      results.push(measurePlanted(deck, evidence.facts));
    }
  }, 120_000);

  it('covers three languages and two formats with at least thirty decks of three traps or more', () => {
    expect(new Set(DECKS.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'fr']));
    expect(new Set(DECKS.map(({ format }) => format))).toEqual(new Set(['pdf', 'pptx']));
    expect(DECKS.length).toBeGreaterThanOrEqual(30);
    for (const { truth } of DECKS) {
      const ahead = truth.facts.filter(({ happened }) => happened === 'ahead').length;
      expect(truth.foreign.length + ahead).toBeGreaterThanOrEqual(3);
    }
  });

  it.each([
    ['first half', ({ deck }: PlantedResult) => !deck.heldOut],
    ['second half', ({ deck }: PlantedResult) => deck.heldOut && !WRITTEN_DECKS.includes(deck)],
    ['hand-written decks', ({ deck }: PlantedResult) => WRITTEN_DECKS.includes(deck)],
  ])('money figures, %s: precision ≥ 0.98, recall ≥ 0.95', (_, belongs) => {
    const { right, found, stated } = total(results.filter(belongs));
    expect(right / found).toBeGreaterThanOrEqual(0.98);
    expect(right / stated).toBeGreaterThanOrEqual(0.95);
  });

  it.each(['en', 'es', 'fr'])('no language lags behind: %s', (language) => {
    const { right, found, stated } = total(results.filter(({ deck }) => deck.language === language));
    expect(right / found).toBeGreaterThanOrEqual(0.97);
    expect(right / stated).toBeGreaterThanOrEqual(0.94);
  });

  it.each(['scale', 'forecast-as-actual', 'foreign-as-own'] as const)('never: %s', (type) => {
    expect(failuresOf(results, type)).toEqual([]);
  });

  it('finds percentages, counts and months as well', () => {
    const right = results.reduce((sum, { others }) => sum + others.right, 0);
    const stated = results.reduce((sum, { others }) => sum + others.stated, 0);
    expect(right / stated).toBeGreaterThanOrEqual(0.95);
  });
});

function total(results: readonly PlantedResult[]): PlantedResult['money'] {
  return results.reduce(
    (sum, { money }) => ({
      right: sum.right + money.right,
      found: sum.found + money.found,
      stated: sum.stated + money.stated,
    }),
    { right: 0, found: 0, stated: 0 },
  );
}

function failuresOf(results: readonly PlantedResult[], type: Failure['type']): string[] {
  return results.flatMap(({ deck, failures }) =>
    failures
      .filter((failure) => failure.type === type)
      .map(
        (failure) =>
          `${deck.id}: ${'fact' in failure ? `${failure.fact.kind} ${failure.fact.value}` : ''} ${'where' in failure ? failure.where : ''}`,
      ),
  );
}
