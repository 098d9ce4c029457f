/** Training on decks of our own: the same corpus gives the same bytes, whatever is in use, and what it gives can read. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readDeckHere } from '../src/deck/read-deck-here.js';
import { learnedModel, useModels } from '../src/evidence/learned/models.js';
import { readModel } from '../src/evidence/learned/linear-model.js';
import type { Deck } from '../src/model/deck.js';
import { modelFiles, readCorpus, trainModels, type Training } from '../src/training/index.js';
import { FIELD_DECKS_EN } from './kit/planted/field-decks-en.js';
import { FIELD_DECKS_ES } from './kit/planted/field-decks-es.js';
import { FIELD_DECKS_FR } from './kit/planted/field-decks-fr.js';
import { FIELD_DECKS_MORE } from './kit/planted/field-decks-more.js';
import { writeCorpus } from './kit/planted/label-planted.js';
import { writePlantedDeck } from './kit/planted/write-planted-deck.js';

const DECKS = [...FIELD_DECKS_EN, ...FIELD_DECKS_ES, ...FIELD_DECKS_FR, ...FIELD_DECKS_MORE];

describe('training from labelled decks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vc-training-'));
  const decks = new Map<string, Deck>();
  let training: Training;
  const train = (): Training => trainModels(readCorpus(folder, (id) => decks.get(id)));
  const bytesOf = (each: Training): Record<string, string> =>
    Object.fromEntries(
      Object.entries(modelFiles(each)).map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]),
    );

  beforeAll(async () => {
    for (const planted of DECKS) decks.set(planted.id, await readDeckHere(await writePlantedDeck(planted)));
    writeCorpus(
      folder,
      DECKS.map((planted) => ({ planted, deck: decks.get(planted.id)! })),
    );
    training = train();
  }, 300_000);
  afterAll(() => {
    useModels({});
    rmSync(folder, { recursive: true });
  });

  it('gives the same bytes twice, also where decks are looked at with other models', () => {
    const shipped = learnedModel('people');
    expect(shipped).not.toEqual(training.people.weights);
    useModels({ companyName: { none: 9 }, people: { none: 9 } });
    expect(bytesOf(train())).toEqual(bytesOf(training));
    expect(learnedModel('people')).toEqual(shipped);
  }, 300_000);

  it('gives models that know what they were taught, on decks that they had not seen', () => {
    const { people, companyName, sections } = training;
    expect(people.all.right).toBeGreaterThan(4 * (people.all.wrong + people.all.missed));
    expect(companyName.all.right).toBeGreaterThan(4 * companyName.all.missed);
    expect(readModel(sections.bytes).head.labels).toEqual(expect.arrayContaining(['cover', 'team', 'competition']));
    expect(sections.labels.find(({ label }) => label === 'team')?.possible.recall).toBeGreaterThan(0.5);
  });
});
