/** A fund's corrections adapt how further decks are read: only that kind, the same every time, in workers, in backups, and undone. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Analysis } from '../../model/analysis.js';
import type { Fact } from '../../model/fact.js';
import { backUp, restore } from '../data-folder.js';
import { openWorkspace } from '../open-workspace.js';
import type { Workspace } from '../workspace.js';
import type { Training } from './open-training.js';

const deck = (name: string): string => fileURLToPath(new URL(`../../../../../examples/decks/${name}`, import.meta.url));
const JUDGED = ['quaylane-series-a.pdf', 'wrenlow-pre-seed.pdf', 'termalida-semilla.pdf'];
const OTHERS = ['rackhaven-seed.pptx', 'hilandera.ppt', 'aubelle.pdf'];
/** What this fund does not take for an answer to rivals: a line that only says what a rival does. */
const KIND = 'competitive_response';

let place: string;
let dataDir: string;
let workspace: Workspace;
let before: Analysis[];
let trained: Training;
let after: Analysis[];

const readOthers = (by: Workspace): Promise<Analysis[]> => Promise.all(OTHERS.map((name) => by.analyze(deck(name))));
const isModels = ({ kind, decided }: Fact): boolean => kind === KIND && decided?.probability !== undefined;
/** The document as it is stored, without the stamp that the store gives every writing. */
async function stored(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'training', 'statements.json'), 'utf8');
  return text.slice(text.indexOf('"document"'));
}

/** Says of every fact of the kind that the model read in these decks that it is none. */
async function refuse(by: Workspace, decks: readonly string[]): Promise<void> {
  for (const name of decks) {
    let analysis = await by.analyze(deck(name));
    for (let fact = analysis.facts.find(isModels); fact; fact = analysis.facts.find(isModels))
      analysis = await by.analyses.correct(
        analysis.id,
        { of: 'drop', factId: fact.id },
        { by: 'Ana', reason: 'that is what a rival does' },
      );
  }
}

/** What is read of a deck, whoever read it and whenever. */
function said({ facts, overallScore }: Analysis, of: (fact: Fact) => boolean = () => true) {
  return { overallScore, facts: facts.filter(of).map(({ id: _id, decided: _decided, ...fact }) => fact) };
}

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'vc-training-'));
  dataDir = join(place, 'fund');
  workspace = await openWorkspace({ dataDir });
  await refuse(workspace, JUDGED);
  before = await readOthers(workspace);
  trained = await workspace.train();
  after = await readOthers(workspace);
}, 180_000);
afterAll(async () => {
  await workspace.close();
  await rm(place, { recursive: true, force: true });
});

test('says what was learned, measured on companies left out, and what was read before', () => {
  expect(trained).toMatchObject({ decks: 3, ofOthers: 0, notFound: 0, readOtherwise: JUDGED.length + OTHERS.length });
  const [only, ...more] = trained.measured;
  expect(more).toEqual([]);
  expect(only).toMatchObject({ kind: KIND, judged: trained.judged, companies: 3, applied: true });
  expect(only!.wrongAfter).toBeLessThan(only!.wrongBefore);
});

test('reads less of that kind in decks that nobody corrected, and all else as before', () => {
  const count = (analyses: Analysis[]) => analyses.flatMap(({ facts }) => facts.filter(isModels)).length;
  expect(count(after)).toBeLessThan(count(before));
  const notThat = (fact: Fact) => fact.kind !== KIND;
  after.forEach((analysis, at) => expect(said(analysis, notThat).facts).toEqual(said(before[at]!, notThat).facts));
});

test('every document says which model read it', () => {
  const mark = `+fund-${trained.mark}`;
  for (const { engine, facts } of after) {
    expect(engine.version.endsWith(mark)).toBe(true);
    const by = facts.flatMap(({ decided }) => (decided?.probability === undefined ? [] : [decided.by]));
    expect(by.length).toBeGreaterThan(0);
    expect(by.every((one) => one.endsWith(mark))).toBe(true);
  }
  for (const { engine } of before) expect(engine.version).not.toContain('fund');
});

test('too few corrections are an error and change nothing; the same give the same bytes, in another folder and order', async () => {
  const again = join(place, 'again');
  const other = await openWorkspace({ dataDir: again });
  try {
    const [first, ...further] = [...JUDGED].reverse();
    await refuse(other, [first!]);
    await expect(other.train()).rejects.toMatchObject({ code: 'too-few-corrections', data: { companies: 2 } });
    await refuse(other, further);
    expect(await other.train({ dryRun: true })).toMatchObject({ mark: trained.mark });
    await expect(stored(again)).rejects.toThrow();
    await other.train();
    expect(await stored(again)).toBe(await stored(dataDir));
  } finally {
    await other.close();
  }
}, 120_000);

test('a backup carries it, and another folder then reads alike', async () => {
  const file = join(place, 'fund.tar.gz');
  await backUp(dataDir, file);
  await restore(file, join(place, 'restored'));
  const other = await openWorkspace({ dataDir: join(place, 'restored') });
  try {
    expect(said(await other.analyze(deck(OTHERS[0]!)))).toEqual(said(after[0]!));
  } finally {
    await other.close();
  }
}, 60_000);

test('undone, decks are read as before', async () => {
  const { readOtherwise } = (await workspace.undoTraining())!;
  expect(readOtherwise).toBe(OTHERS.length);
  expect((await readOthers(workspace)).map(({ facts }) => facts)).toEqual(before.map(({ facts }) => facts));
  expect(await workspace.undoTraining()).toBeUndefined();
}, 60_000);
