/** The SDK's one door: everything a fund keeps, and everything that can be done with it, in one object that cli, server and scripts hold. */
import type { AuditLog } from '../audit/audit-log.js';
import type { Accounts } from '../accounts/accounts.js';
import type { Settings } from '../accounts/settings.js';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import type { Collaboration } from '../collaboration/collaboration.js';
import type { Config } from '../config/config.js';
import type { EvaluateOptions } from './evaluate-decks.js';
import type { Evaluation } from '../evaluation/evaluate.js';
import type { ExportedFile } from './export-analysis.js';
import type { BatchResult } from '../jobs/analyze-all.js';
import type { AnalysisQueue } from '../jobs/analysis-queue.js';
import type { BatchRuns } from '../jobs/batch-runs.js';
import type { AnalyzeOnceResult } from '../jobs/deduplicate-decks.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { ReportDocument } from '../model/report-document.js';
import type { SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import type { ThesisDraft, ThesisForm } from '../model/thesis-form.js';
import type { MemoFormat } from '../memo/index.js';
import type { PluginUse } from '../model/plugin.js';
import type { Plugin } from '../pipeline/plugins/plugin.js';
import type { SharedState } from '../store/shared-state.js';
import type { ChangeListener, QuarantinedDocument, Store } from '../store/store.js';
import type { Analyses } from './analyses.js';
import type { DeckSource, WorkspaceBatchOptions } from './batch.js';
import type { EngineProbe, ProbeOptions } from './engine-in-force.js';
import type { FounderFiles } from './founder-files.js';
import type { Portfolio } from './portfolio.js';
import type { Privacy } from './personal-data.js';
import type { Reports } from './reports.js';
import type { Retention } from './retention.js';
import type { Training, TrainOptions } from './training/open-training.js';
import type { SearchQuery } from './search.js';

/** Where the workspace lies, and settings that differ from the defaults of `config.yaml`. */
export interface WorkspaceOptions extends Partial<Omit<Config, 'limits' | 'plugins' | 'store'>> {
  /** Folder that holds analyses and decks, unless `store` names a database; made when absent. */
  dataDir: string;
  limits?: Partial<Config['limits']>;
  /** Address of a PostgreSQL database, or a store of one's own, which the caller closes by closing the workspace. */
  store?: string | Store | undefined;
  /** Plugins: paths of modules, or what `definePlugin` returned. See `docs/plugins.md`. */
  plugins?: readonly (string | Plugin)[];
  /** What one plugin more, called `workspace`, adds, without a module of its own. Objects score in this process, modules in workers as well. */
  criteria?: Plugin['criteria'];
  extractors?: Plugin['extractors'];
  engines?: Plugin['engines'];
  exporters?: Plugin['exporters'];
  /** Key of the endpoint at `baseUrl`, sent to no other host and kept nowhere. The SDK reads no environment. */
  apiKey?: string | undefined;
  /** Address that the key is for, where that may be another: at a `baseUrl` of another host no model is asked. @default `baseUrl` */
  apiKeyFor?: string | undefined;
}

/** Everything a fund keeps, and everything that can be done with it. Close it when you are done. */
export interface Workspace {
  readonly config: Config;
  /** Plugins in force: what a document names that was made now. */
  readonly plugins: readonly PluginUse[];
  /** Formats of `export`: ours, and those of plugins. */
  readonly formats: readonly MemoFormat[];
  /** Decks analysed at the same time: as configured, else one a processor and at most 4; more where a model is waited for. */
  readonly concurrency: number;
  /** Analyses one deck and keeps it. Throws VcError when it cannot be read. */
  analyze(deck: DeckSource, options?: AnalyzeOptions): Promise<Analysis>;
  /**
   * Analyses the decks given, or all below a folder, side by side. A deck whose content is known is skipped;
   * one that cannot be read is in `failed` and stops nothing.
   */
  analyzeAll(decks: string | DeckSource[], options?: WorkspaceBatchOptions): Promise<BatchResult>;
  /** Analyses one deck unless its content is known; of a copy of one that is in work, waits for that. Throws as `analyze`. */
  analyzeNew(deck: DeckSource, options?: AnalyzeOptions): Promise<AnalyzeOnceResult>;
  /** Runs over many decks: what was asked, what failed, and whether they came to their end. */
  readonly runs: BatchRuns;
  readonly analyses: Analyses;
  /** What is deleted by age. */
  readonly retention: Retention;
  /** What is kept of a person or company: as one document, and erased. */
  readonly privacy: Privacy;
  /** Decks handed in to be analysed in their turn, surviving a crash: what a server uses instead of `analyze`. */
  readonly queue: AnalysisQueue;
  /** People, how they sign in, and the administrator panel. */
  readonly accounts: Accounts;
  /** Who did what, for whoever answers for the fund: written by the server and by `vc`, and never changed. */
  readonly audit: AuditLog;
  /** What the fund's admin sets while the server runs. */
  readonly settings: Settings;
  /**
   * Companies, facts and questions of all analyses by the beginnings of words, better matches first. Nothing of it is
   * stored, and of the documents only the few that may match are read.
   */
  search(text: string, query?: SearchQuery): Promise<SearchResult>;
  /** Comments, ratings, decisions, shares, activities and notifications. */
  readonly collaboration: Collaboration;
  /** Files that founders add by their links. */
  readonly founderFiles: FounderFiles;
  /** Period reports, corporate analysis, market trends, the portfolio's report and the dashboard's figures. */
  readonly reports: Reports;
  /** The fund's investments. */
  readonly portfolio: Portfolio;
  /**
   * A thesis that is being written, not in force: YAML, with what `form` says in place of what it said there, and its
   * verdicts on the newest 100 decks. Throws VcError `bad-config` with the line and key of what is wrong.
   */
  draftThesis(text: string, form?: ThesisForm): Promise<ThesisDraft>;
  /**
   * Scores stored analyses again with today's rubric and thesis, opening no deck; all, or the ones named. Returns those
   * whose document changed. `apart`: one after another beside this thread, which stays free whatever a document holds.
   * One that takes too long then stays as it is, and is told once the others are done: VcError `scoring-timeout`.
   */
  rescore(ids?: string[], options?: { apart?: boolean }): Promise<AnalysisSummary[]>;
  /**
   * Adapts the model that reads statements to the fund: from facts that people corrected, gave another kind or dropped, and from those of a
   * language model that the gate proved. Measured over companies left out, and in force only for kinds that get no
   * worse; replaces what was trained before. Nothing leaves the machine. See `docs/training.md`.
   *
   * @throws VcError `too-few-corrections`, `cancelled`
   */
  train(options?: TrainOptions): Promise<Training>;
  /**
   * Takes back what `train` did: the model reads as it comes. How many stored analyses were read with it; undefined
   * where nothing was trained.
   */
  undoTraining(): Promise<{ readOtherwise: number } | undefined>;
  /** A memo of one analysis as bytes, in one of `formats`. Throws VcError `export-format-unknown`. */
  export(id: string, format: string, options?: { locale?: Locale }): Promise<ExportedFile>;
  /** A report of `reports` as a file, in one of `REPORT_FORMATS` (`excel` is `xlsx`). Throws VcError `export-format-unknown`. */
  exportReport(report: ReportDocument, format: string): Promise<ExportedFile>;
  /**
   * Who reads the next deck; where that is a model, whether it is reached and, with `onAsk`, in which form it is asked.
   * Sends no deck. Throws what would end a run.
   */
  probeEngine(options?: ProbeOptions): Promise<EngineProbe>;
  /** Measures extraction over the labelled decks of a file; nothing is stored. See `docs/evaluation.md`. */
  evaluate(labelsPath: string, options?: EvaluateOptions): Promise<Evaluation>;
  /** Of a store that several servers share: what they must know of each other. */
  readonly shared?: SharedState;
  /** Calls back for every change of what is stored, by any process. Returns the function that ends it. */
  onChange(listener: ChangeListener): () => void;
  /** Documents of the data folder that were damaged and set aside; the rest is open. */
  problems(): QuarantinedDocument[];
  /** Ends workers and releases the data folder. */
  close(): Promise<void>;
}
