/** Extraction over decks written by hand as founders make them: eighteen trades, three languages, two formats. */
import { beforeAll, describe, expect, it } from 'vitest';
import { FIELD_DECKS_EN } from './kit/planted/field-decks-en.js';
import { FIELD_DECKS_ES } from './kit/planted/field-decks-es.js';
import { FIELD_DECKS_FR } from './kit/planted/field-decks-fr.js';
import { FIELD_DECKS_MORE } from './kit/planted/field-decks-more.js';
import { addOutlines, measureOutline, type OutlineResult } from './kit/planted/measure-outline.js';
import { measurePlanted, type PlantedResult } from './kit/planted/measure-planted.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';
import { readEvidence } from './kit/read-facts.js';
import { measuresOf } from '../src/evaluation/tally.js';

const DECKS = [...FIELD_DECKS_EN, ...FIELD_DECKS_ES, ...FIELD_DECKS_FR, ...FIELD_DECKS_MORE];

describe('decks as founders make them', () => {
  const figures: PlantedResult[] = [];
  const outlines: OutlineResult[] = [];
  beforeAll(async () => {
    for (const deck of DECKS) {
      const evidence = await readEvidence(await writePlantedDeck(deck));
      figures.push(measurePlanted(deck, evidence.facts));
      outlines.push(measureOutline(deck, evidence));
    }
  }, 120_000);

  it('money figures: precision and recall ≥ 0.98', () => {
    const sum = (of: 'right' | 'found' | 'stated') => figures.reduce((total, { money }) => total + money[of], 0);
    const told = figures.flatMap(({ deck, failures }) => failures.map((one) => `${deck.id}: ${JSON.stringify(one)}`));
    expect(sum('stated')).toBeGreaterThan(250);
    expect(sum('right') / sum('found'), told.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(sum('right') / sum('stated'), told.join('\n')).toBeGreaterThanOrEqual(0.98);
  });

  it('never a figure of wrong scale, a forecast as actual or another company’s figure', () => {
    const severe = figures.flatMap(({ failures }) =>
      failures.filter(({ type }) => type !== 'missed' && type !== 'wrong'),
    );
    expect(severe).toEqual([]);
  });

  it.each([
    ['company', 1, 1],
    ['sector', 1, 1],
    ['people', 0.98, 0.98],
    ['rivals', 0.95, 0.95],
    ['sections', 0.97, 0.95],
  ] as const)('%s: precision ≥ %d, recall ≥ %d', (field, precision, recall) => {
    const measured = measuresOf(addOutlines(outlines)[field]);
    const told = outlines.flatMap(({ differences }, i) => differences.map((one) => `${DECKS[i]?.id} ${one}`));
    expect(measured.precision, told.join('\n')).toBeGreaterThanOrEqual(precision);
    expect(measured.recall, told.join('\n')).toBeGreaterThanOrEqual(recall);
  });
});
