/** Metamorphic tests over all sample and planted decks and, where they are, the real ones. Prints how many hold. */
import { expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { realDecks, sampleDecks } from './kit/labelled-decks.js';
import { changeCompany, compareTwins } from './kit/metamorphic/company-changes.js';
import { changeDeck, type Outcome } from './kit/metamorphic/deck-changes.js';
import { COMPANIES } from './kit/planted/companies.js';
import { plantedDecks } from './kit/planted/compose-deck.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';

/** Share of runs that must hold; of the tests not named here, all. */
const NEARLY: Record<string, number> = {
  MT1: 0.99,
  MT7: 0.99,
  MT10: 0.99,
  MT11: 0.99,
  'MT5 scores': 0.99,
  'MT5 figures': 0.99,
};

function check(outcomes: readonly Outcome[], nearly = NEARLY): void {
  for (const test of new Set(outcomes.map((outcome) => outcome.test))) {
    const run = outcomes.filter((outcome) => outcome.test === test);
    const failed = run.filter(({ holds }) => !holds).map(({ told }) => told);
    const least = Math.ceil(run.length * (nearly[test] ?? 1));
    expect
      .soft(run.length - failed.length, `${test}: ${run.length - failed.length} of ${run.length}\n${failed.join('\n')}`)
      .toBeGreaterThanOrEqual(least);
  }
}

it('sample decks', async () => {
  const outcomes: Outcome[] = [];
  for (const file of sampleDecks()) outcomes.push(...changeDeck(file.fileName, await readDeckHere([file.read()])));
  // What a statement says is told by the pages around it too: one near its odds falls below them elsewhere (Aubelle).
  check(outcomes, { ...NEARLY, MT4: 0.94 });
});

it('planted decks', async () => {
  const outcomes: Outcome[] = [];
  for (const planted of plantedDecks().filter(({ format }) => format !== 'png')) {
    outcomes.push(...changeDeck(planted.id, await readDeckHere(await writePlantedDeck(planted)), { sparing: true }));
  }
  for (const index of COMPANIES.keys()) outcomes.push(...(await changeCompany(index)));
  // Likewise (the solution of Listaro, in French).
  check(outcomes, { ...NEARLY, MT4: 0.97 });
});

it('twins state the same key figures and score alike', async () => {
  const outcomes: Outcome[] = [];
  for (const index of COMPANIES.keys()) {
    const { figures, scores } = await compareTwins(index);
    outcomes.push(...figures, ...scores);
  }
  check(outcomes);
});

it.skipIf(!realDecks())('real decks', async () => {
  const outcomes: Outcome[] = [];
  for (const file of (realDecks() ?? []).filter(({ fileName }) => /\.(?:pdf|pptx)$/.test(fileName))) {
    outcomes.push(...changeDeck(file.fileName, await readDeckHere([file.read()], { ocr: false }), { sparing: true }));
  }
  check(outcomes);
});
