/** Takes decks in whose content is new: what the workspace knows, or what is in work here at this moment, is not read again. */
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import { hashDeck } from '../deck/hash-deck.js';
import type { DeckInput } from '../deck/read-deck.js';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';

/** A deck that was analysed, or the analysis that there is of its content. */
export type AnalyzeOnceResult = { analysis: Analysis } | { known: AnalysisSummary };

/** As a run over many decks takes one. */
export interface AnalyzeOnceOptions extends AnalyzeOptions {
  /** Called when the deck is analysed and only has to be kept. */
  onAnalyzed?: (() => void) | undefined;
}

export interface DeckDeduplicator {
  /**
   * Analyses the deck unless its content is known. For a copy of one that is in work, returns at once with `sameAs`,
   * its file's name, and what will become of it. Throws what reading throws.
   */
  analyzeOnce: (
    inputs: DeckInput[],
    options?: AnalyzeOnceOptions,
  ) => Promise<AnalyzeOnceResult | { sameAs: string; ended: Promise<AnalyzeOnceResult> }>;
}

export interface DeduplicatorTools {
  /** The analysis there is of this content; failed ones are none. */
  knownOf: (deckHash: string) => Promise<AnalysisSummary | undefined>;
  /** Analyses and keeps, unless another process has kept the same content meanwhile. */
  analyze: (inputs: DeckInput[], options?: AnalyzeOnceOptions) => Promise<AnalyzeOnceResult>;
  /** Keeps the files of a known analysis where a crash came between the document and its deck. */
  keepFiles: (inputs: DeckInput[]) => Promise<void>;
}

export function openDeckDeduplicator({ knownOf, analyze, keepFiles }: DeduplicatorTools): DeckDeduplicator {
  const inWork = new Map<string, { fileName: string; ended: Promise<AnalyzeOnceResult> }>();
  return { analyzeOnce };

  async function analyzeOnce(
    inputs: DeckInput[],
    options?: AnalyzeOnceOptions,
  ): ReturnType<DeckDeduplicator['analyzeOnce']> {
    const hash = hashDeck(inputs);
    const fileName = inputs[0]?.fileName ?? '';
    const twin = inWork.get(hash);
    if (twin) return { sameAs: twin.fileName, ended: copyOf(twin.ended, fileName, inputs, options) };
    // From here on the content counts as in work: nothing may be waited for between the look and this.
    const ended = (async (): Promise<AnalyzeOnceResult> => {
      const known = await knownOf(hash);
      if (!known) return analyze(inputs, options);
      await keepFiles(inputs);
      return { known };
    })();
    inWork.set(hash, { fileName, ended });
    try {
      return await ended;
    } finally {
      inWork.delete(hash);
    }
  }

  /** What becomes of a copy: a cancel ends the wait of its own caller alone, who is heard when the first one gave up. */
  async function copyOf(
    ended: Promise<AnalyzeOnceResult>,
    fileName: string,
    inputs: DeckInput[],
    options: AnalyzeOnceOptions | undefined,
  ): Promise<AnalyzeOnceResult> {
    const signal = options?.signal;
    try {
      return await unlessAborted(ended, signal);
    } catch (error) {
      if (!isVcError(error) || error.code !== 'cancelled' || signal?.aborted) return rename(error, fileName);
      const taken = await analyzeOnce(inputs, options);
      return 'sameAs' in taken ? taken.ended : taken;
    }
  }
}

function unlessAborted<T>(ended: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return ended;
  let abort!: () => void;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => reject(new VcError('cancelled'));
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([ended, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** The same content fails alike, under its own name. */
function rename(error: unknown, fileName: string): never {
  if (!isVcError(error) || !('fileName' in error.data)) throw error;
  throw new VcError(error.code, { ...error.data, fileName }, { cause: error });
}
