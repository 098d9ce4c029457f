/** The SDK's one door: a data folder, an engine and the runs that fill it, in one object that cli, server and scripts hold. */
import { availableParallelism } from 'node:os';
import { analyzeDeck, type AnalyzeOptions } from './analyze-deck.js';
import { compareAnalyses, type Comparison } from './compare/compare-analyses.js';
import { configSchema, type Config } from './config/config.js';
import { findThesis } from './config/find-thesis.js';
import { carryCorrections, correctAnalysis } from './correct-analysis.js';
import { findDeckFiles, loadDeckFile } from './deck/deck-files.js';
import { openDeckReader, type DeckInput } from './deck/read-deck.js';
import { hashDeck } from './deck/hash-deck.js';
import { rubricEngine } from './engines/rubric/rubric-engine.js';
import { isVcError, VcError } from './errors/vc-error.js';
import { evaluateDecks, type EvaluateOptions } from './evaluate-decks.js';
import type { Evaluation } from './evaluation/evaluate.js';
import { exportAnalysis, type ExportedFile } from './export-analysis.js';
import { inLanguage } from './i18n/in-language.js';
import { analyzeAll, type BatchItem, type BatchOptions, type BatchResult } from './jobs/analyze-all.js';
import type { Analysis, AnalysisSummary } from './model/analysis.js';
import type { CorrectionRequest, QuestionPatch } from './model/correction.js';
import type { Locale } from './model/values.js';
import { analysesCollection } from './analyses-collection.js';
import { placeInHistory } from './place-in-history.js';
import { rescoreAnalysis } from './score-document.js';
import { rulesOf } from './scoring-rules.js';
import { openFolderStore } from './store/folder/open-folder-store.js';
import type { SetAside } from './store/store.js';

/** A deck: a path, bytes with a name, or several images that are its slides. */
export type DeckSource = string | DeckInput | (string | DeckInput)[];

export interface WorkspaceOptions extends Partial<Omit<Config, 'limits'>> {
  /** Folder that holds analyses and decks; made when absent. */
  dataDir: string;
  limits?: Partial<Config['limits']>;
}

export interface Workspace {
  readonly config: Config;
  /** Analyses one deck and keeps it. Throws VcError when it cannot be read. */
  analyze(deck: DeckSource, options?: AnalyzeOptions): Promise<Analysis>;
  /**
   * Analyses the decks given, or all below a folder, side by side. A deck whose content is known is skipped;
   * one that cannot be read is in `failed` and stops nothing.
   */
  analyzeAll(decks: string | DeckSource[], options?: WorkspaceBatchOptions): Promise<BatchResult>;
  analyses: {
    /** Newest first. Reads no documents. */
    list(): Promise<AnalysisSummary[]>;
    /** By id or by a beginning of it that no other has. Throws VcError `not-found`. */
    get(id: string): Promise<Analysis>;
    /**
     * Corrects a fact, the company's name, sector, stage or business model; scores follow at once, and the correction
     * holds in later readings of the deck. `by` is who, with why. See `correctAnalysis` for what it throws.
     */
    correct(id: string, request: CorrectionRequest, by: { by: string; reason?: string | undefined }): Promise<Analysis>;
    /** What a person says of a question: answer, status, owner, notes. Throws VcError `not-found`. */
    answer(id: string, questionId: string, said: QuestionPatch, by: { by: string }): Promise<Analysis>;
    /** Two decks, or two versions of one: scores, figures, points and flags that differ, with their slides. */
    compare(a: string, b: string, options?: { locale?: Locale }): Promise<Comparison>;
    /** Removes the analysis, and its deck unless another analysis is of the same content. */
    remove(id: string): Promise<void>;
  };
  /** Scores stored analyses again with today's rubric and thesis, opening no deck; all, or the ones named. */
  rescore(ids?: string[]): Promise<AnalysisSummary[]>;
  /** A report of one analysis as bytes: `html`, `json`, `md`, `csv`. Throws VcError `export-format-unknown`. */
  export(id: string, format: string, options?: { locale?: Locale }): Promise<ExportedFile>;
  /** Measures extraction over the labelled decks of a file; nothing is stored. See `docs/evaluation.md`. */
  evaluate(labelsPath: string, options?: EvaluateOptions): Promise<Evaluation>;
  /** Documents of the data folder that were damaged and set aside; the rest is open. */
  problems(): SetAside[];
  /** Ends workers and releases the data folder. */
  close(): Promise<void>;
}

export interface WorkspaceBatchOptions extends BatchOptions {
  /** For each deck: what a person says of it. */
  optionsOf?: (fileName: string) => Omit<AnalyzeOptions, 'signal' | 'onProgress'>;
}

/** Most decks read at the same time when the configuration leaves it open: each may take 1 GiB. */
const MOST_WORKERS = 4;

/** Opens (or makes) the workspace in `options.dataDir`. Several processes may hold one folder at the same time. */
export async function openWorkspace(options: WorkspaceOptions): Promise<Workspace> {
  const config = configSchema.parse(options);
  const concurrency = config.concurrency || Math.min(MOST_WORKERS, availableParallelism());
  const thesis = await findThesis(config);
  const rules = thesis && rulesOf(thesis);
  const store = await openFolderStore(config.dataDir);
  const analyses = store.collection(analysesCollection);
  const reader = openDeckReader({ workers: concurrency, limits: config.limits });

  async function load(deck: DeckSource): Promise<DeckInput[]> {
    const sources = Array.isArray(deck) ? deck : [deck];
    return Promise.all(
      sources.map(async (source) => (typeof source === 'string' ? loadDeckFile(source, config.limits) : source)),
    );
  }

  async function analyze(inputs: DeckInput[], options: AnalyzeOptions = {}): Promise<Analysis> {
    const document = await analyzeDeck(
      inputs,
      { reader, engine: rubricEngine, ...(rules ? { rules } : {}) },
      { locale: config.lang, ...options, limits: { ...config.limits, ...options.limits } },
    );
    for (const { bytes } of inputs) await store.blobs.put(bytes);
    const placed = placeInHistory(document, await analyses.summaries());
    const previous = placed.previousId === undefined ? undefined : await readable(placed.previousId);
    return analyses.create(previous ? carryCorrections(placed, previous, options.given, rules) : placed);
  }

  /** Undefined for a document that is damaged: it must not stop another. */
  async function readable(id: string): Promise<Analysis | undefined> {
    try {
      return await analyses.get(id);
    } catch (error) {
      if (isVcError(error) && error.code === 'store-damaged') return undefined;
      throw error;
    }
  }

  async function find(id: string): Promise<Analysis> {
    const exact = await analyses.get(id);
    if (exact) return exact;
    const alike = (await analyses.summaries()).filter((summary) => id.length >= 4 && summary.id.startsWith(id));
    const only = alike.length === 1 ? await analyses.get(alike[0]!.id) : undefined;
    if (!only) throw new VcError('not-found', { what: 'analysis', id });
    return only;
  }

  async function list(): Promise<AnalysisSummary[]> {
    const summaries = await analyses.summaries();
    return summaries.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
  }

  return {
    config,
    analyze: async (deck, options) => analyze(await load(deck), options),

    async analyzeAll(decks, { optionsOf, ...batch } = {}) {
      const sources = typeof decks === 'string' ? await findDeckFiles(decks) : decks;
      if (sources.length === 0) throw new VcError('no-decks', { folder: typeof decks === 'string' ? decks : '' });
      const known = new Map((await analyses.summaries()).map((summary) => [summary.deckHash, summary.id]));
      const items = sources.map((source): BatchItem => {
        const fileName = nameOf(source);
        return {
          fileName,
          async run(options) {
            const inputs = await load(source);
            const hash = hashDeck(inputs);
            const id = known.get(hash);
            if (id !== undefined) return { known: id };
            const analysis = await analyze(inputs, { ...optionsOf?.(fileName), ...options });
            known.set(hash, analysis.id);
            return { analysis };
          },
        };
      });
      return analyzeAll(items, { concurrency, ...batch });
    },

    analyses: {
      list,
      get: find,
      async correct(id, request, { by, reason }) {
        const { id: whole } = await find(id);
        const at = new Date().toISOString();
        return analyses.update(whole, (analysis) => correctAnalysis(analysis, request, { by, at, reason }, rules));
      },
      async answer(id, questionId, said, { by }) {
        const { id: whole } = await find(id);
        const at = new Date().toISOString();
        const request = { of: 'question' as const, questionId, set: said };
        return analyses.update(whole, (analysis) => correctAnalysis(analysis, request, { by, at }, rules));
      },
      async compare(a, b, { locale = config.lang } = {}) {
        return compareAnalyses(inLanguage(await find(a), locale), inLanguage(await find(b), locale));
      },
      async remove(id) {
        const analysis = await find(id);
        await analyses.remove(analysis.id);
        const others = await analyses.summaries();
        if (others.some((other) => other.deckHash === analysis.deckHash)) return;
        for (const { hash } of analysis.files) await store.blobs.remove(hash);
      },
    },

    async rescore(ids) {
      const held = (await list()).filter((summary) => summary.status === 'completed').map((summary) => summary.id);
      const chosen = ids ? await Promise.all(ids.map(async (id) => (await find(id)).id)) : held;
      return analyses.updateMany(chosen, (analysis) => rescoreAnalysis(analysis, analysis.textLanguage, rules));
    },

    async export(id, format, { locale = config.lang } = {}) {
      const analysis = await find(id);
      const first = analysis.files[0];
      const deck = async (): Promise<DeckInput | undefined> => {
        const bytes = first && (await store.blobs.get(first.hash));
        return bytes ? { fileName: first.fileName, bytes } : undefined;
      };
      return exportAnalysis(analysis, format, { locale, reader, deck });
    },

    evaluate: (labelsPath, options) =>
      evaluateDecks(labelsPath, { reader, engine: rubricEngine }, { concurrency, ...options }),

    problems: () => store.problems(),

    async close() {
      await reader.close();
      await store.close();
    },
  };
}

function nameOf(source: DeckSource): string {
  const one = Array.isArray(source) ? source[0] : source;
  const name = typeof one === 'string' ? one : (one?.fileName ?? '');
  return name.split(/[\\/]/).at(-1) ?? name;
}
