/** Analyses the labelled decks of a file, keeping no analysis, and measures what was extracted. */
import PQueue from 'p-queue';
import { analyzeDeck } from '../pipeline/analyze-deck.js';
import type { AnalyzeTools } from '../pipeline/analyze-options.js';
import { loadDeckFile } from '../deck/deck-files.js';
import { findLabelledDecks } from '../deck/find-labelled-decks.js';
import type { Engine } from '../engines/engine.js';
import { createOpenAiEngine } from '../engines/openai/open-ai-engine.js';
import { openReplayEngine, recordedTo } from '../engines/openai/recorded-answers.js';
import type { AnswerCache, OpenAiSettings } from '../engines/openai/settings.js';
import { isVcError, VcError, type ErrorCode } from '../errors/vc-error.js';
import { evaluate, type Evaluation, type Labelled } from '../evaluation/evaluate.js';
import { labelSchema } from '../evaluation/label.js';
import { message } from '../model/message.js';
import type { ProgressEvent } from '../model/progress.js';
import type { ChosenEngines } from './engine-in-force.js';
import { openRecordingFolder } from './open-store.js';

/** How to measure. */
export interface EvaluateOptions {
  /** Decks in work at the same time. @default 1 */
  concurrency?: number;
  signal?: AbortSignal;
  onDeck?: (event: { id: string; done: number; total: number }) => void;
  /** Before the first request about each deck. */
  onSending?: (event: { id: string } & Extract<ProgressEvent, { type: 'sending' }>) => void;
  /** Folder in which the model's answers are kept, to be replayed. What is in it already is not asked again. */
  record?: string;
  /** Folder of recorded answers that take the model's place: nothing is sent, whatever is configured. */
  replay?: string;
}

/** With these no further deck would be read as it was meant to be. */
const ENDS: ReadonlySet<ErrorCode> = new Set([
  'engine-unrecorded',
  'engine-unreachable',
  'engine-key',
  'engine-model',
] as const);

/**
 * The engine in force, with its answers recorded, or a recording in its place.
 *
 * @throws VcError `bad-usage` for both at once, a folder that is not fit for it, or no model to record
 */
export async function engineToMeasure(
  { record, replay }: EvaluateOptions = {},
  { engines, answers, prices }: { engines: ChosenEngines; answers: AnswerCache } & Pick<OpenAiSettings, 'prices'>,
): Promise<Engine> {
  if (replay !== undefined && record !== undefined) throw badUse('both');
  if (replay !== undefined) return openReplayEngine(openRecordingFolder(replay), { prices });
  if (record === undefined) return engines.current();
  const settings = await engines.settings();
  if (settings === undefined) throw badUse('rules');
  return createOpenAiEngine(await recordedTo(openRecordingFolder(record), { ...settings, cache: answers }));
}

function badUse(why: 'both' | 'rules'): VcError {
  return new VcError('bad-usage', { problem: { message: message(`engine.recording.${why}`) } });
}

/**
 * @throws VcError `bad-config` for a label that is not one, `file-not-found`, `cancelled`. A deck that cannot be
 * read is in `failed`. What would befall every further deck ends it: `engine-unrecorded`, `engine-unreachable`,
 * `engine-key`, `engine-model`.
 */
export async function evaluateDecks(
  labelsPath: string,
  tools: AnalyzeTools,
  { concurrency = 1, signal, onDeck, onSending }: EvaluateOptions = {},
): Promise<Evaluation> {
  const entries = (await findLabelledDecks(labelsPath)).map(({ label, paths }, index) => {
    const parsed = labelSchema.safeParse(label);
    if (parsed.success) return { label: parsed.data, paths };
    const issue = parsed.error.issues[0]!;
    throw new VcError('bad-config', {
      file: labelsPath,
      problem: `line ${index + 1}, ${issue.path.join('.')}: ${issue.message}.`,
    });
  });
  let done = 0;
  const turns = new PQueue({ concurrency: Math.max(1, concurrency) });
  const over = new AbortController();
  const ended = AbortSignal.any([over.signal, ...(signal ? [signal] : [])]);
  try {
    const decks = await turns.addAll(
      entries.map(({ label, paths }) => async () => {
        if (ended.aborted) throw new VcError('cancelled');
        const deck = await analyzeLabelled(label, paths);
        onDeck?.({ id: label.id, done: ++done, total: entries.length });
        return deck;
      }),
    );
    return evaluate(decks);
  } finally {
    over.abort();
  }

  async function analyzeLabelled(label: Labelled['label'], paths: string[]): Promise<Labelled> {
    try {
      if (paths.length === 0) throw new VcError('file-not-found', { fileName: label.id });
      const inputs = await Promise.all(paths.map((path) => loadDeckFile(path)));
      const onProgress = (event: ProgressEvent) => {
        if (event.type === 'sending') onSending?.({ id: label.id, ...event });
      };
      return { label, analysis: await analyzeDeck(inputs, tools, { signal: ended, onProgress }) };
    } catch (error) {
      if (isVcError(error) && ENDS.has(error.code)) throw new VcError(error.code, { ...error.data, deck: label.id });
      return { label, error: error instanceof Error ? error.message : String(error) };
    }
  }
}
