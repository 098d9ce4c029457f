/** Rescoring many analyses: in several threads the same as in one, a damaged one stops nothing, an edited one is judged. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rescoreAnalysis, rulesOf } from '@vc-analyst/core';
import { analysisSchema, type Analysis, type AnalysisSummary } from '@vc-analyst/core/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleDecks, temporaryFolder, vc } from './run-vc.js';

/** Enough for threads to be started. */
const COUNT = 200;

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
beforeAll(async () => {
  folder = await temporaryFolder();
});
afterAll(() => folder.remove());

test('two hundred analyses, one of them damaged', async () => {
  const data = folder.path;
  const deck = join(sampleDecks, 'rackhaven-seed.pptx');
  const first = JSON.parse((await vc(['analyze', deck, '--json', '--quiet'], { data })).stdout) as Analysis;
  const analyses = join(data, 'analyses');
  for (let number = 0; number < COUNT; number += 1) {
    const id = `copy-${String(number).padStart(3, '0')}`;
    const text = JSON.stringify({ version: 1, stamp: id, document: { ...first, id } });
    await writeFile(join(analyses, `${id}.json`), number === 7 ? text.slice(0, -200) : text);
  }
  const thesis = join(data, 'thesis.yaml');
  await writeFile(thesis, 'stages: [seed]\nweights:\n  criteria: { G4: 25 }\n');

  const { stdout, exitCode } = await vc(['rescore', '--thesis', thesis, '--json'], { data });
  expect(exitCode).toBe(0);
  const summaries = JSON.parse(stdout) as AnalysisSummary[];
  expect(summaries).toHaveLength(COUNT);
  const alone = rescoreAnalysis(first, 'en', rulesOf({ stages: ['seed'], weights: { criteria: { G4: 25 } } }));
  expect(new Set(summaries.map(({ overallScore }) => overallScore))).toEqual(new Set([alone.overallScore]));
  expect(new Set(summaries.map(({ rubricVersion }) => rubricVersion))).toEqual(new Set([alone.rubricVersion]));

  const files = await readdir(analyses);
  expect(files.some((name) => name.startsWith('copy-007.json.'))).toBe(true);
  for (const name of ['copy-000', 'copy-001', 'copy-199']) {
    const { document } = JSON.parse(await readFile(join(analyses, `${name}.json`), 'utf8')) as { document: unknown };
    expect(analysisSchema.parse(document)).toEqual({ ...alone, id: name });
  }

  // Now all is as the program wrote it, and only weighed; but not where somebody dropped the facts by hand.
  const edited = join(analyses, 'copy-001.json');
  const stored = JSON.parse(await readFile(edited, 'utf8')) as { document: Analysis };
  const withoutFacts: Analysis = { ...stored.document, facts: [] };
  await writeFile(edited, JSON.stringify({ ...stored, document: withoutFacts }));
  await writeFile(thesis, 'stages: [seed]\nweights:\n  criteria: { G4: 10 }\n');
  expect((await vc(['rescore', '--thesis', thesis, '--quiet'], { data })).exitCode).toBe(0);
  const then = rulesOf({ stages: ['seed'], weights: { criteria: { G4: 10 } } });
  for (const [name, before] of [
    ['copy-000', { ...first, id: 'copy-000' }],
    ['copy-001', withoutFacts],
  ] as const) {
    const { document } = JSON.parse(await readFile(join(analyses, `${name}.json`), 'utf8')) as { document: unknown };
    expect(analysisSchema.parse(document)).toEqual(rescoreAnalysis(before, 'en', then));
  }
}, 60_000);
