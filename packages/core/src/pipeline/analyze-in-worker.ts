/**
 * The rules read and score a deck in the process that opened it: several decks then use several cores, the caller's
 * process stays free, and the limits on time and memory hold for the whole analysis.
 */
import type { AnalyzeOptions, AnalyzeTools } from './analyze-options.js';
import type { DeckInput, DeckReader } from '../deck/read-deck.js';
import type { Adaptation } from '../model/adaptation.js';
import type { Analysis } from '../model/analysis.js';
import type { ProgressEvent } from '../model/progress.js';
import type { ScoringRules } from './scoring-rules.js';

/** What a worker needs to know beside the deck. */
export interface AnalysisTask {
  given: AnalyzeOptions['given'] | undefined;
  locale: AnalyzeOptions['locale'] | undefined;
  rules: ScoringRules | undefined;
  adaptation: Adaptation | undefined;
  /** Modules of plugins, which the worker loads for itself. */
  plugins: readonly string[] | undefined;
}

/** As `analyzeDeck` with the rubric engine, in a worker process. */
export async function analyzeInWorker(
  inputs: DeckInput[],
  {
    runTask,
    rules,
    adaptation,
    plugins,
    now = () => new Date(),
    newId = () => crypto.randomUUID(),
  }: Omit<AnalyzeTools, 'reader' | 'engine'> & Pick<DeckReader, 'runTask'>,
  { given, locale, onProgress, ...reading }: AnalyzeOptions,
): Promise<Analysis> {
  const startedAt = now();
  const task: AnalysisTask = { given, locale, rules, adaptation, plugins: plugins?.modules };
  const analysis = (await runTask(task, inputs, {
    ...reading,
    ...(onProgress ? { onProgress: (event) => onProgress(event as ProgressEvent) } : {}),
  })) as Analysis;
  return {
    ...analysis,
    id: newId(),
    createdAt: startedAt.toISOString(),
    analysisTime: Math.max(0, now().getTime() - startedAt.getTime()) / 1000,
  };
}
