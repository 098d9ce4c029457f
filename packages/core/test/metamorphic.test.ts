/** Metamorphic tests over a share of sample and planted decks: order, repetition, noise, names and orders move nothing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { sampleDecks } from './kit/labelled-decks.js';
import { changeCompany, compareTwins } from './kit/metamorphic/company-changes.js';
import { changeDeck, type Outcome } from './kit/metamorphic/deck-changes.js';
import { plantedDecks } from './kit/planted/compose-deck.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';

const EXACT = ['MT2', 'MT3', 'MT4', 'MT6', 'MT7', 'MT8', 'MT9', 'MT12', 'MT13', 'MT14', 'MT15', 'MT16'] as const;
const NEARLY = ['MT1', 'MT10', 'MT11'] as const;
/** The scan is read by OCR: the long test has it. */
const SAMPLES = ['quaylane-series-a.pdf', 'rackhaven-seed.pptx', 'termalida-semilla.pdf', 'fluxandre-amorcage.pdf'];
const PLANTED = ['brambel-en', 'tovarra-es', 'nimlo-fr', 'okerra-en', 'zanteo-fr', 'quivero-es'];
const COMPANIES = [0, 2, 7];

describe('metamorphic tests', () => {
  const outcomes: Outcome[] = [];
  beforeAll(async () => {
    for (const file of sampleDecks().filter(({ fileName }) => SAMPLES.includes(fileName))) {
      outcomes.push(...changeDeck(file.fileName, await readDeckHere([file.read()]), { sparing: true }));
    }
    for (const planted of plantedDecks().filter(({ id }) => PLANTED.includes(id))) {
      outcomes.push(...changeDeck(planted.id, await readDeckHere(await writePlantedDeck(planted)), { sparing: true }));
    }
    for (const [place, index] of COMPANIES.entries()) {
      const language = (['en', 'es', 'fr'] as const)[place] ?? 'en';
      outcomes.push(...(await changeCompany(index, [language])));
    }
  }, 240_000);

  it.each(EXACT)('%s always holds', (test) => {
    const run = outcomes.filter((outcome) => outcome.test === test);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter(({ holds }) => !holds).map(({ told }) => told)).toEqual([]);
  });

  it.each(NEARLY)('%s holds in 99 of 100', (test) => {
    const run = outcomes.filter((outcome) => outcome.test === test);
    const failed = run.filter(({ holds }) => !holds);
    expect(run.length).toBeGreaterThan(0);
    expect(failed.length, failed.map(({ told }) => told).join('\n')).toBeLessThanOrEqual(run.length * 0.01);
  });

  it('twins in three languages state the same key figures and score alike (MT5)', async () => {
    const { figures, scores } = await compareTwins(COMPANIES[0] ?? 0);
    expect([...figures, ...scores].filter(({ holds }) => !holds).map(({ told }) => told)).toEqual([]);
  });
});
