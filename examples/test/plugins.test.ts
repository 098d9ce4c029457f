/** Plugins over real decks: what they add stands in document, version and files, and what is wrong with one is told with its name. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definePlugin, openWorkspace, type Analysis, type WorkspaceOptions } from '@vc-analyst/core';
import { analysisSchema } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';

const examples = fileURLToPath(new URL('..', import.meta.url));
const deck = join(examples, 'decks', 'quaylane-series-a.pdf');
const module = (name: string) => join(examples, 'plugins', name);

let data: string;
let plain: Analysis;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'vc-plugins-'));
  plain = await within('plain', {}, (workspace) => workspace.analyze(deck));
}, 60_000);
afterAll(() => rm(data, { recursive: true, force: true }));

async function within<T>(
  folder: string,
  options: Omit<WorkspaceOptions, 'dataDir'>,
  work: (workspace: Awaited<ReturnType<typeof openWorkspace>>) => Promise<T>,
): Promise<T> {
  const workspace = await openWorkspace({ dataDir: join(data, folder), ...options });
  try {
    return await work(workspace);
  } finally {
    await workspace.close();
  }
}

const PLUGINS = [module('own-criterion.mjs'), module('own-exporter.mjs'), module('own-engine.mjs')];

test('a criterion of one’s own is judged in the worker, weighed within its sub-score, and named in document, version and files', async () => {
  await within('plain', { plugins: PLUGINS }, async (workspace) => {
    const analysis = analysisSchema.parse(await workspace.analyze(deck));
    const spread = analysis.criteria.find(({ id }) => id === 'reach/spread')!;
    expect(spread).toMatchObject({ plugin: 'reach', title: 'Spread of customers', weight: 10, score: 'traction' });
    expect(spread.factIds.length).toBeGreaterThan(0);
    const traction = analysis.criteria.filter(({ score }) => score === 'traction');
    expect(traction.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    expect(analysis.rubricVersion).toMatch(/\+plugins-[0-9a-f]{8}$/);
    expect(workspace.plugins.map(({ name }) => name)).toEqual(['reach', 'deal-list', 'line-reader']);
    // Who only writes files moves nothing in a document.
    expect(analysis.plugins!.map(({ name, adds }) => [name, adds])).toEqual([
      ['reach', ['criteria']],
      ['line-reader', ['extractors', 'engines']],
    ]);

    // The same deck and plugins, the same document.
    const { id: _id, createdAt: _at, analysisTime: _time, steps: _steps, version: _version, previousId: _previous, ...again } = await workspace.analyze(deck); // prettier-ignore
    expect(again).toEqual(
      expect.objectContaining({ criteria: analysis.criteria, overallScore: analysis.overallScore }),
    );

    const text = async (format: string, locale: 'en' | 'fr') =>
      Buffer.from((await workspace.export(analysis.id, format, { locale })).bytes).toString();
    expect(await text('md', 'fr')).toContain('Répartition des clients');
    expect(await text('html', 'en')).toContain('Spread of customers');
    expect((await text('tsv', 'en')).split('\t').slice(0, 2)).toEqual(['Quaylane', String(analysis.overallScore)]);

    // What was judged without them is told from it, and scored by them without its deck.
    const before = await workspace.analyses.get(plain.id);
    expect(before.plugins).toBeUndefined();
    await workspace.rescore([plain.id]);
    const after = await workspace.analyses.get(plain.id);
    expect(after.plugins).toEqual(analysis.plugins);
    expect(after.criteria.find(({ id }) => id === 'reach/spread')).toEqual(spread);
    // A correction is judged in a thread, which loads the module as well.
    const corrected = await workspace.analyses.correct(
      plain.id,
      { of: 'sector', to: 'energy' },
      { by: 'Ana', reason: 'said in the call' },
    );
    expect(corrected.criteria.some(({ id }) => id === 'reach/spread')).toBe(true);
  });
  // And back: without plugins, what they added is gone, and the score is that of before.
  await within('plain', {}, async (workspace) => {
    await workspace.analyses.takeBack(plain.id, { by: 'Ana' });
    await workspace.rescore([plain.id]);
    const { overallScore, rubricVersion, plugins } = await workspace.analyses.get(plain.id);
    expect({ overallScore, rubricVersion, plugins }).toEqual({
      overallScore: plain.overallScore,
      rubricVersion: plain.rubricVersion,
      plugins: undefined,
    });
  });
}, 120_000);

test('an engine of one’s own reads in place of the rules, and only what stands on the slide is kept', async () => {
  const engine = { id: 'made-up', version: '1', read: (_: unknown, kinds: readonly string[]) => kinds.includes('headcount') ? [{ kind: 'headcount' as const, text: 'x', value: 9999, slide: 1, quote: 'Nine thousand people work here' }] : [] }; // prettier-ignore
  const read = await within('engine', { plugins: PLUGINS, engine: 'plugin:lines' }, (workspace) =>
    workspace.analyze(deck),
  );
  expect(read.engine).toMatchObject({ name: 'plugin', plugin: 'lines' });
  expect(read.facts.every(({ decided }) => decided?.by === 'plugin line-reader 1.0.0')).toBe(true);

  const false_ = await within('made-up', { engines: [engine], engine: 'plugin:made-up' }, (workspace) => workspace.analyze(deck)); // prettier-ignore
  expect(false_.facts).toEqual([]);
  expect(false_.warnings.map(({ code }) => code)).toContain('plugin-unquoted');
}, 60_000);

test('objects need no module: they judge in this process', async () => {
  const own = definePlugin({
    name: 'here',
    version: '1',
    criteria: [
      { id: 'always', score: 'team', title: 'Named people', kinds: ['person'], weight: [5, 5, 0, 0], judge: (facts) => ({ level: facts.length > 0 ? 1 : 0, reason: 'People are named.', facts: facts.slice(0, 1) }) }, // prettier-ignore
      { id: 'at-a', score: 'team', title: 'People at series A', kinds: ['person'], weight: [0, 0, 5, 5], judge: (facts) => ({ level: facts.length > 0 ? 1 : 0, reason: 'People are named.', facts: facts.slice(0, 1) }) }, // prettier-ignore
    ],
  });
  const { criteria } = await within('objects', { plugins: [own] }, (workspace) => workspace.analyze(deck));
  const states = new Map(criteria.map(({ id, state }) => [id, state]));
  expect([states.get('here/always'), states.get('here/at-a')]).toEqual(['notApplicable', 'met']);
}, 60_000);

test.each([
  ['no file', 'gone.mjs', undefined, /gone\.mjs.*there is no such file/],
  ['no plugin', 'empty.mjs', 'export const nothing = 1;', /empty\.mjs.*the default export/],
  ['broken code', 'broken.mjs', 'export default {', /broken\.mjs/],
  ['a kind that is none', 'kind.mjs', 'export default { name: "k", version: "1", extractors: [{ id: "a", kinds: ["mood"], extract: () => [] }] };', /kind\.mjs.*extractors\.0\.kinds/], // prettier-ignore
  ['a format of ours', 'pdf.mjs', 'export default { name: "p", version: "1", exporters: [{ id: "pdf", mediaType: "application/pdf", usesPictures: false, render: () => new Uint8Array() }] };', /exporters pdf is there already/], // prettier-ignore
])('a plugin that cannot be used is told with its name: %s', async (_, name, code, says) => {
  const path = join(data, name);
  if (code !== undefined) await writeFile(path, code);
  const opened = openWorkspace({ dataDir: join(data, 'refused'), plugins: [path] });
  await expect(opened).rejects.toMatchObject({ code: 'bad-plugin', message: expect.stringMatching(says) as string });
});

test('a criterion that throws, or gives points for nothing, ends the analysis with its name', async () => {
  const failing = (body: string) => `export default { name: "bad", version: "1", criteria: [{ id: "c", score: "team", title: "C", kinds: ["person"], weight: 5, judge() { ${body} } }] };`; // prettier-ignore
  for (const [name, body, says] of [
    ['throws.mjs', 'throw new Error("no rates today")', /bad failed in bad\/c: no rates today/],
    ['gives.mjs', 'return { level: 1, reason: "Nice." }', /points need facts/],
  ] as const) {
    const path = join(data, name);
    await writeFile(path, failing(body));
    const run = within('failing', { plugins: [path] }, (workspace) => workspace.analyze(deck));
    await expect(run).rejects.toMatchObject({ code: 'plugin-failed', message: expect.stringMatching(says) as string });
  }
}, 60_000);
