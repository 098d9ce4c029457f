/** Scoring leaves the thread that asks for it free, ends at its limit, and gives what the thread itself would give. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { analysesCollection } from './analyses-collection.js';
import { configSchema } from '../config/config.js';
import { correctAnalysis } from './correct-analysis.js';
import { scoreApart } from './score-apart.js';
import * as scoring from '../scoring/score-evidence.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { evidence, fact } from '../testing/build-fact.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { strongSeed } from '../../test/kit/sample-evidence.js';
import type { Analysis } from '../model/analysis.js';
import type { Analyses } from '../workspace/analyses.js';
import { openAnalyses } from '../workspace/open-analyses.js';
import { rescoreAll } from '../workspace/rescore-all.js';

vi.mock('../scoring/score-evidence.js', { spy: true });

const ID = '4f1d0000-0000-4000-8000-000000000001';

/** A deck that floods its reader: hidden text on every slide, and thousands of figures. */
function flooded() {
  const facts = Array.from({ length: 5_000 }, (_, at) =>
    fact('arr', { value: 1000 + at, asOf: '2025', slide: 1 + (at % 300), quote: `ARR ${at}` }),
  );
  return sampleAnalysis(evidence([...strongSeed().facts, ...facts]), { id: ID });
}

type Rescore = (options?: { apart: boolean }) => Promise<{ id: string }[]>;

async function withAnalyses(
  work: (analyses: Analyses, keep: (id: string) => Promise<Analysis>, rescore: Rescore) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'vc-apart-'));
  const store = await openFolderStore(folder);
  const analyses = store.collection(analysesCollection);
  const opened = openAnalyses({
    store,
    analyses,
    reader: {} as never,
    drawer: {} as never,
    namer: {} as never,
    config: configSchema.parse({}),
    rules: async () => undefined,
    adaptation: async () => undefined,
    engine: async () => Promise.reject(new Error('no deck is read')),
    note: async () => undefined,
    now: () => new Date('2026-02-01T00:00:00.000Z'),
  });
  try {
    await analyses.create(flooded());
    vi.clearAllMocks();
    const tools = { analyses, idOf: opened.idOf, rules: async () => undefined, updateManyWith: undefined };
    const rescore: Rescore = (options) => rescoreAll(undefined, tools, options);
    await work(opened.api({ remove: async () => undefined }), async (id) => (await analyses.get(id))!, rescore);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

const by = { by: 'Ana', reason: 'slide 3' };

test('a correction of a flooded document is scored beside this thread, which answers others meanwhile', async () => {
  await withAnalyses(async (analyses, kept) => {
    const before = await analyses.get(ID);
    const { id: factId } = before.facts.find(({ kind }) => kind === 'ask')!;
    const request = { of: 'fact', factId, set: { value: 9e6 } } as const;
    const order: string[] = [];
    const health = () => new Promise<void>((resolve) => setImmediate(resolve)).then(() => order.push('health'));
    const correcting = analyses.correct(before.id, request, by).finally(() => order.push('corrected'));
    await health();
    const after = await correcting;
    expect(order).toEqual(['health', 'corrected']);
    expect(vi.mocked(scoring.weighJudged)).not.toHaveBeenCalled();
    expect(vi.mocked(scoring.scoreEvidence)).not.toHaveBeenCalled();
    expect(await kept(before.id)).toEqual(after);
    const here = correctAnalysis(before, request, { ...by, at: '2026-02-01T00:00:00.000Z' });
    const { judgedBy: _build, ...scored } = after;
    expect(scored).toEqual(JSON.parse(JSON.stringify(here)));
  });
});

test('stored analyses are scored again beside this thread where a server asks for it, as they would be here', async () => {
  await withAnalyses(async (_, kept, rescore) => {
    const order: string[] = [];
    const health = () => new Promise<void>((resolve) => setTimeout(resolve)).then(() => order.push('health'));
    const scoringAgain = rescore({ apart: true }).finally(() => order.push('scored'));
    await health();
    expect((await scoringAgain).map(({ id }) => id)).toEqual([ID]);
    expect(order).toEqual(['health', 'scored']);
    expect(scoring.scoreEvidence).not.toHaveBeenCalled();
    const after = await kept(ID);
    expect(await rescore({ apart: true })).toEqual([]);
    await rescore();
    expect({ ...(await kept(ID)), judgedBy: after.judgedBy }).toEqual(after);
  });
});

test('a note on a question scores nothing, here or elsewhere, and leaves the scores as they are', async () => {
  await withAnalyses(async (analyses) => {
    const before = await analyses.get(ID);
    const marked = { ...before, overallScore: 1, summary: 'As it was scored.' };
    const { id } = before.questions[0]!;
    const after = await analyses.answer(before.id, id, { notes: 'Ask Luis', owner: 'Ana', status: 'answered' }, by);
    expect(after.questions[0]).toMatchObject({ id, notes: 'Ask Luis', owner: 'Ana', status: 'answered' });
    expect({ ...after, questions: [], corrections: [] }).toEqual({ ...before, questions: [], corrections: [] });
    expect(vi.mocked(scoring.weighJudged)).not.toHaveBeenCalled();
    const said = { of: 'question', questionId: id, set: { notes: 'Later' } } as const;
    expect(correctAnalysis(marked, said, { by: 'Ana', at: '2026-02-01T00:00:00.000Z' })).toMatchObject({
      overallScore: 1,
      summary: 'As it was scored.',
    });
  });
});

test('work that takes too long ends with an error that names the deck, and the next is done', async () => {
  const late = scoreApart('scoreEvidence', [flooded() as never], 'flood.pdf', { seconds: 0.001 });
  const next = scoreApart('scoreEvidence', [strongSeed()], 'seed.pdf');
  await expect(late).rejects.toMatchObject({ code: 'scoring-timeout', data: { fileName: 'flood.pdf' } });
  expect(await next).toEqual(scoring.scoreEvidence(strongSeed()));
});

test('an error of the work is the error here', async () => {
  const running = { ...flooded(), status: 'processing' as const };
  const request = { of: 'company', to: 'Acme' } as const;
  await expect(
    scoreApart('correctAnalysis', [running, request, { by: 'Ana', at: '', reason: 'x' }], 'a.pdf'),
  ).rejects.toMatchObject({ code: 'not-finished' });
});
