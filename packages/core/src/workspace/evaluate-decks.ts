/** Analyses the labelled decks of a file, keeping nothing, and measures what was extracted. */
import PQueue from 'p-queue';
import { analyzeDeck } from '../pipeline/analyze-deck.js';
import type { AnalyzeTools } from '../pipeline/analyze-options.js';
import { loadDeckFile } from '../deck/deck-files.js';
import { findLabelledDecks } from '../deck/find-labelled-decks.js';
import { VcError } from '../errors/vc-error.js';
import { evaluate, type Evaluation, type Labelled } from '../evaluation/evaluate.js';
import { labelSchema } from '../evaluation/label.js';

/** How to measure. */
export interface EvaluateOptions {
  /** Decks in work at the same time. @default 1 */
  concurrency?: number;
  signal?: AbortSignal;
  onDeck?: (event: { id: string; done: number; total: number }) => void;
}

/**
 * @throws VcError `bad-config` for a label that is not one, `file-not-found`, `cancelled`. A deck that cannot be
 * read is in `failed`.
 */
export async function evaluateDecks(
  labelsPath: string,
  tools: AnalyzeTools,
  { concurrency = 1, signal, onDeck }: EvaluateOptions = {},
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
  const decks = await turns.addAll(
    entries.map(({ label, paths }) => async () => {
      if (signal?.aborted) throw new VcError('cancelled');
      const deck = await analyzeLabelled(label, paths);
      onDeck?.({ id: label.id, done: ++done, total: entries.length });
      return deck;
    }),
  );
  return evaluate(decks);

  async function analyzeLabelled(label: Labelled['label'], paths: string[]): Promise<Labelled> {
    try {
      if (paths.length === 0) throw new VcError('file-not-found', { fileName: label.id });
      const inputs = await Promise.all(paths.map((path) => loadDeckFile(path)));
      return { label, analysis: await analyzeDeck(inputs, tools, signal ? { signal } : {}) };
    } catch (error) {
      return { label, error: error instanceof Error ? error.message : String(error) };
    }
  }
}
