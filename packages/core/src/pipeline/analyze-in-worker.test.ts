/** A deck analysed beside the caller comes out as one analysed here, and can be stopped. Needs the built worker. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { analyzeDeck } from './analyze-deck.js';
import { readDeckHere } from '../deck/read-deck-here.js';
import { openDeckReader } from '../deck/read-deck.js';
import { rubricEngine } from '../engines/rubric/rubric-engine.js';
import type { ProgressEvent } from '../model/progress.js';
import { rulesOf } from './scoring-rules.js';

const SAMPLES = new URL('../../../../examples/decks/', import.meta.url);
const reader = openDeckReader();
afterAll(() => reader.close());

const deckOf = async (fileName: string) => ({
  fileName,
  bytes: new Uint8Array(await readFile(fileURLToPath(new URL(fileName, SAMPLES)))),
});

test('the analysis is the same in a worker as here: document, scores by a fund’s weights, and what is told of it', async () => {
  const inputs = [await deckOf('quaylane-series-a.pdf')];
  const rules = rulesOf({
    weights: { scores: { seed: { market: 10, product: 10, traction: 10, team: 60, risk: 10 } } },
  });
  const run = async (from: typeof reader | { read: typeof readDeckHere }) => {
    const told: ProgressEvent[] = [];
    const analysis = await analyzeDeck(
      inputs,
      { reader: from, engine: rubricEngine, rules, now: () => new Date('2026-03-04T05:06:07Z'), newId: () => 'one' },
      { given: { stage: 'seed' }, locale: 'fr', onProgress: (event) => told.push(event) },
    );
    const steps = analysis.steps.map(({ ms: _ms, ...step }) => step);
    // The worker is built, what runs here is not.
    return {
      analysis: { ...analysis, steps, judgedBy: undefined },
      told: told.map((event) => ({ ...event, ms: undefined })),
    };
  };
  const beside = await run(reader);
  expect(beside).toEqual(await run({ read: readDeckHere }));
  expect(beside.analysis).toMatchObject({ id: 'one', createdAt: '2026-03-04T05:06:07.000Z', stage: { value: 'seed' } });
  expect(beside.analysis.rubricVersion).toContain('thesis');
});

test('a run that is cancelled ends as cancelled, and the next deck is analysed', async () => {
  const inputs = [await deckOf('wrenlow-pre-seed.pdf')];
  const stop = new AbortController();
  const cancelled = analyzeDeck(
    inputs,
    { reader, engine: rubricEngine },
    { signal: stop.signal, onProgress: () => stop.abort() },
  );
  await expect(cancelled).rejects.toMatchObject({ code: 'cancelled' });
  expect((await analyzeDeck(inputs, { reader, engine: rubricEngine })).overallScore).toBeGreaterThan(0);
});
