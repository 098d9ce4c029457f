/** One run over many decks: what failed before stands, what ends is written down at once, and the run is remembered. */
import { stat } from 'node:fs/promises';
import {
  isVcError,
  VcError,
  type BatchRun,
  type ErrorCode,
  type ManifestEntry,
  type Workspace,
} from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import type { BatchEvent } from '@vc-analyst/core/model';
import { EXIT } from '../output/exit-codes.js';
import { exitCodeOf } from '../output/report-error.js';
import type { Follower } from '../progress/follower.js';
import { deckNames } from './deck-names.js';
import type { Stop } from './stop-on-interrupt.js';
import type { JsonlFile } from './jsonl-file.js';

export interface RunOutcome {
  /** Analyses of the decks, known ones as well. */
  ids: Set<string>;
  analysed: number;
  known: number;
  /** Reports that we wrote, which lay among the decks. */
  passedOver: { fileName: string; path?: string; error: Error }[];
  failed: { fileName: string; path?: string; error: Error }[];
  /** By the analysis: where its deck lay. */
  paths: ReadonlyMap<string, string>;
  /** Decks that have not ended. */
  left: number;
}

export interface RunTools {
  workspace: Workspace;
  run: BatchRun;
  decks: readonly ManifestEntry[];
  /** By place in `decks`: what they failed with earlier in this run. */
  failedBefore: ReadonlyMap<number, VcError>;
  lines: JsonlFile | undefined;
  follower: Follower;
  stop: Stop;
}

/** Throws what is wrong with the data folder or a file that is written, once the run is closed. */
export async function runBatch(tools: RunTools): Promise<RunOutcome> {
  const { workspace, run, decks, failedBefore, lines, follower, stop } = tools;
  const { runs } = workspace;
  const ids = new Set<string>();
  const paths = new Map<string, string>();
  const names = deckNames(decks);
  let analysed = 0;
  let noted: Promise<unknown> = Promise.resolve();
  let broken: Error | undefined;

  const note = async (index: number, error: VcError) => {
    const { path } = decks[index]!;
    await runs.noteFailure(run.id, { path, mark: await markOf(path), error });
  };
  const noteId = (id: string, index: number) => {
    ids.add(id);
    if (!paths.has(id)) paths.set(id, decks[index]!.path);
  };
  const see = (event: BatchEvent) => {
    follower.see({ ...event, fileName: names[event.index]! });
    if (lines) addLine(lines, event, workspace);
    if (event.type === 'completed') {
      analysed += 1;
      noteId(event.analysis.id, event.index);
    } else if (event.type === 'skipped') noteId(event.analysisId, event.index);
    else if (event.type === 'failed' && isOfStore(event.error)) {
      // Every other deck would meet it as well.
      broken ??= event.error;
      stop.finish();
    } else if (event.type === 'failed' && isOfDeck(event.error) && !failedBefore.has(event.index)) {
      const { index, error } = event;
      noted = noted.then(() => note(index, error)).catch((problem: unknown) => (broken ??= problem as Error));
    }
  };

  const result = await workspace.analyzeAll(
    decks.map(({ path, files }) => files ?? path),
    {
      signal: stop.signal,
      stopping: stop.stopping,
      collect: false,
      optionsOf: (_, index) => ({ given: decks[index]!.given }),
      failureOf: (index) => failedBefore.get(index),
      onEvent: see,
    },
  );
  await noted;
  const failed = result.failed.filter(({ error }) => !isOfStore(error));
  const left = decks.length - analysed - result.skipped.length - result.passedOver.length - failed.length;
  const remember = (problem: unknown) => (broken ??= problem as Error);
  await lines?.close().catch(remember);
  await runs.close(run.id, left > 0 || broken ? 'stopped' : 'ended').catch(remember);
  if (broken) throw broken;
  return { ids, paths, analysed, known: result.skipped.length, passedOver: result.passedOver, failed, left };
}

/** What failed earlier in `run`, where the file is still the same. */
export async function failuresBefore(
  { failures }: Pick<BatchRun, 'failures'>,
  decks: readonly ManifestEntry[],
): Promise<Map<number, VcError>> {
  const byPath = new Map(failures.map((failure) => [failure.path, failure]));
  const found = new Map<number, VcError>();
  for (const [index, { path }] of decks.entries()) {
    const failure = byPath.get(path);
    if (failure && failure.mark === (await markOf(path))) {
      found.set(index, new VcError(failure.code as ErrorCode, failure.data));
    }
  }
  return found;
}

/** By what another file of the same name is told from this one; null where there is none. */
async function markOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => undefined);
  return found ? `${found.size} ${found.mtimeMs}` : null;
}

/** A deck's line: the document with its path before it, `{fileName, path, error}`, or `{fileName, path, passedOver}`. The same content has one line. */
function addLine(lines: JsonlFile, event: BatchEvent, { analyses, config }: Workspace): void {
  if (event.type === 'completed') {
    const { analysis } = event;
    lines.add(analysis.deckHash, () => ({ path: event.path, ...inLanguage(analysis, config.lang) }));
  } else if (event.type === 'skipped') {
    const document = async () => inLanguage(await analyses.get(event.analysisId), config.lang);
    lines.add(event.known.deckHash, async () => ({ path: event.path, ...(await document()) }));
  } else if (event.type === 'failed') lines.add(undefined, () => failureEntry(event));
  else if (event.type === 'passed-over') lines.add(undefined, () => passedOverEntry(event));
}

interface Refused {
  fileName: string;
  path?: string | undefined;
  error: Error;
}

/** How a deck that could not be read stands in JSON. */
export const failureEntry = ({ fileName, path, error }: Refused) => ({ fileName, path, error: errorEntry(error) });

/** How a report of ours that lay among the decks stands in JSON. */
export const passedOverEntry = ({ fileName, path, error }: Refused) => ({
  fileName,
  path,
  passedOver: errorEntry(error),
});

function errorEntry(error: Error): { code: string; message: string } {
  return { code: isVcError(error) ? error.code : 'internal', message: error.message };
}

/** Wrong with the file itself: it would fail again. */
function isOfDeck(error: Error): error is VcError {
  return isVcError(error) && (error.code === 'file-not-found' || exitCodeOf(error) === EXIT.deckUnreadable);
}

function isOfStore(error: Error): boolean {
  return isVcError(error) && error.code.startsWith('store-') && error.code !== 'store-damaged';
}
