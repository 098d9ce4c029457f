/** A run over many decks: what it reports of each, and what stopping and cancelling leave. */
import { expect, test } from 'vitest';
import { hashFile } from '../deck/hash-deck.js';
import { VcError } from '../errors/vc-error.js';
import { summarizeAnalysis, type Analysis } from '../model/analysis.js';
import type { BatchEvent } from '../model/progress.js';
import { sampleAnalysis } from '../../test/kit/sample-analysis.js';
import { medianSeed } from '../../test/kit/sample-evidence.js';
import { analyzeAll, type BatchItem } from './analyze-all.js';
import { openDeckDeduplicator } from './deduplicate-decks.js';

const base = sampleAnalysis(medianSeed());
const bytes = (text: string) => new TextEncoder().encode(text);

/** Decks by name and content, analysed by a deduplicator that ends each when it is told to. */
function deskOf(decks: [fileName: string, content: string][]) {
  const kept = new Map<string, Analysis>();
  const begun: string[] = [];
  const gates = new Map<string, () => void>();
  const deduplicator = openDeckDeduplicator({
    knownOf: (hash) => {
      const known = kept.get(hash);
      return Promise.resolve(known && summarizeAnalysis(known));
    },
    async analyze([input], options) {
      const { fileName } = input!;
      begun.push(fileName);
      await new Promise<void>((resolve, reject) => {
        gates.set(fileName, resolve);
        options?.signal?.addEventListener('abort', () => reject(new VcError('cancelled')));
      });
      if (fileName.startsWith('bad')) throw new VcError('damaged-file', { fileName });
      const analysis = { ...base, id: `id of ${fileName}`, fileName };
      kept.set(hashFile(input!.bytes), analysis);
      return { analysis };
    },
    keepFiles: () => Promise.resolve(),
  });
  const items = decks.map(([fileName, content]): BatchItem => ({
    fileName,
    run: (options) => deduplicator.analyzeOnce([{ fileName, bytes: bytes(content) }], options),
  }));
  const release = async (...names: string[]) => {
    for (const name of names) {
      await expect.poll(() => gates.has(name)).toBe(true);
      gates.get(name)!();
    }
  };
  return { items, begun, release };
}

const outcomes = (events: BatchEvent[]) =>
  events.flatMap((event) =>
    event.type === 'skipped'
      ? [`${event.fileName} = ${event.sameAs ?? 'known'}`]
      : event.type === 'completed' || event.type === 'failed'
        ? [`${event.fileName} ${event.type}`]
        : [],
  );

test('the same content is read once: a copy that comes meanwhile waits without holding up others, a later one is known', async () => {
  const { items, begun, release } = deskOf([
    ['a.pdf', 'one'],
    ['copy.pdf', 'one'],
    ['b.pdf', 'two'],
    ['late copy.pdf', 'one'],
  ]);
  const events: BatchEvent[] = [];
  const running = analyzeAll(items, { concurrency: 2, onEvent: (event) => events.push(event) });
  await release('b.pdf', 'a.pdf');
  const result = await running;
  expect(begun).toEqual(['a.pdf', 'b.pdf']);
  expect(outcomes(events).sort()).toEqual([
    'a.pdf completed',
    'b.pdf completed',
    'copy.pdf = a.pdf',
    'late copy.pdf = a.pdf',
  ]);
  expect(result.analyses.map(({ fileName }) => fileName)).toEqual(['a.pdf', 'b.pdf']);
  expect(result.skipped.map(({ analysisId }) => analysisId)).toEqual(['id of a.pdf', 'id of a.pdf']);
});

test('a bad deck stops nothing, and its copy is bad under its own name', async () => {
  const { items, release } = deskOf([
    ['bad.pdf', 'x'],
    ['bad copy.pdf', 'x'],
    ['a.pdf', 'one'],
  ]);
  const running = analyzeAll(items, { concurrency: 2 });
  await release('bad.pdf', 'a.pdf');
  const { failed, analyses, cancelled } = await running;
  expect(failed.map(({ error }) => (error as VcError).data)).toEqual([
    { fileName: 'bad.pdf' },
    { fileName: 'bad copy.pdf' },
  ]);
  expect([analyses.length, cancelled]).toEqual([1, false]);
});

test('stopping finishes the decks in work and begins no other; cancelling stops them, and they have not failed', async () => {
  for (const how of ['stopping', 'signal'] as const) {
    const { items, begun, release } = deskOf([
      ['a.pdf', 'one'],
      ['b.pdf', 'two'],
      ['c.pdf', 'three'],
    ]);
    const stop = new AbortController();
    const running = analyzeAll(items, { concurrency: 2, [how]: stop.signal });
    await expect.poll(() => begun.length).toBe(2);
    stop.abort();
    if (how === 'stopping') await release('a.pdf', 'b.pdf');
    const { analyses, failed, cancelled } = await running;
    expect([begun.length, analyses.length, failed.length, cancelled], how).toEqual([
      2,
      how === 'stopping' ? 2 : 0,
      0,
      true,
    ]);
  }
});

test('a run that collects nothing still tells of everything', async () => {
  const { items, release } = deskOf([['a.pdf', 'one']]);
  const events: BatchEvent[] = [];
  const running = analyzeAll(items, { collect: false, onEvent: (event) => events.push(event) });
  await release('a.pdf');
  expect((await running).analyses).toEqual([]);
  expect(outcomes(events)).toEqual(['a.pdf completed']);
});

test('a lane begins its next deck while the last one is kept, and no further one', async () => {
  const begun: string[] = [];
  const keep = new Map<string, () => void>();
  const items = ['a', 'b', 'c'].map((fileName): BatchItem => ({
    fileName,
    async run({ onAnalyzed }) {
      begun.push(fileName);
      await Promise.resolve();
      onAnalyzed();
      await new Promise<void>((resolve) => keep.set(fileName, resolve));
      return { analysis: { ...base, id: fileName, fileName } };
    },
  }));
  const ended = analyzeAll(items);
  await expect.poll(() => keep.has('b')).toBe(true);
  expect(begun).toEqual(['a', 'b']);
  keep.get('a')!();
  await expect.poll(() => keep.has('c')).toBe(true);
  for (const done of keep.values()) done();
  expect((await ended).analyses.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
