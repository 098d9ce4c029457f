/** The SDK's one door: a data folder, an engine and the runs that fill it, in one object that cli, server and scripts hold. */
import { availableParallelism } from 'node:os';
import type { Accounts } from './accounts/accounts.js';
import { readSettings, settingsCollection } from './accounts/open-settings.js';
import type { Settings } from './accounts/settings.js';
import type { AnalyzeOptions } from './analyze-deck.js';
import type { Collaboration } from './collaboration/collaboration.js';
import { configSchema, type Config } from './config/config.js';
import { findDeckFiles, loadDeckFile } from './deck/deck-files.js';
import { openDeckReader, type DeckInput } from './deck/read-deck.js';
import { hashDeck } from './deck/hash-deck.js';
import { rubricEngine } from './engines/rubric/rubric-engine.js';
import { VcError } from './errors/vc-error.js';
import { evaluateDecks, type EvaluateOptions } from './evaluate-decks.js';
import type { Evaluation } from './evaluation/evaluate.js';
import { exportAnalysis, type ExportedFile } from './export-analysis.js';
import { exportReport } from './export-report.js';
import { analyzeAll, type BatchItem, type BatchOptions, type BatchResult } from './jobs/analyze-all.js';
import type { AnalysisQueue } from './jobs/analysis-queue.js';
import type { Analysis, AnalysisSummary } from './model/analysis.js';
import type { ReportPage } from './model/report.js';
import type { Locale } from './model/values.js';
import { analysesCollection } from './analyses-collection.js';
import { investmentsCollection } from './investments-collection.js';
import { startRescoreThreads } from './rescore-threads.js';
import { rescoreAnalysis } from './score-document.js';
import { openFolderStore } from './store/folder/open-folder-store.js';
import type { ChangeListener, SetAside } from './store/store.js';
import { openAnalyses, type Analyses } from './workspace-analyses.js';
import { openPeople } from './workspace-people.js';
import { openPortfolio, type Portfolio } from './workspace-portfolio.js';
import { openQueue } from './workspace-queue.js';
import { openReports, type Reports } from './workspace-reports.js';
import { openRules } from './workspace-rules.js';

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
  readonly analyses: Analyses;
  /** Decks handed in to be analysed in their turn, surviving a crash: what a server uses instead of `analyze`. */
  readonly queue: AnalysisQueue;
  /** People, how they sign in, and the administrator panel. */
  readonly accounts: Accounts;
  /** What the fund's admin sets while the server runs. */
  readonly settings: Settings;
  /** Comments, ratings, decisions, shares, activities and notifications. */
  readonly collaboration: Collaboration;
  /** Period reports, corporate analysis, market trends, the portfolio's report and the dashboard's figures. */
  readonly reports: Reports;
  /** The fund's investments. */
  readonly portfolio: Portfolio;
  /** Scores stored analyses again with today's rubric and thesis, opening no deck; all, or the ones named. */
  rescore(ids?: string[]): Promise<AnalysisSummary[]>;
  /** A report of one analysis as bytes: `html`, `json`, `md`, `csv`. Throws VcError `export-format-unknown`. */
  export(id: string, format: string, options?: { locale?: Locale }): Promise<ExportedFile>;
  /** A report of `reports` as a file: `pdf`, `xlsx` (or `excel`), `csv`, `json`. Throws VcError `export-format-unknown`. */
  exportReport(report: ReportPage, format: string): Promise<ExportedFile>;
  /** Measures extraction over the labelled decks of a file; nothing is stored. See `docs/evaluation.md`. */
  evaluate(labelsPath: string, options?: EvaluateOptions): Promise<Evaluation>;
  /** Calls back for every change of what is stored, by any process. Answers the function that ends it. */
  onChange(listener: ChangeListener): () => void;
  /** Documents of the data folder that were damaged and set aside; the rest is open. */
  problems(): SetAside[];
  /** Ends workers and releases the data folder. */
  close(): Promise<void>;
}

export interface WorkspaceBatchOptions extends BatchOptions {
  /** For each deck: what a person says of it. */
  optionsOf?: (fileName: string) => Omit<AnalyzeOptions, 'signal' | 'onProgress'>;
}

const COMPLETED = { conditions: [{ field: 'status', equals: 'completed' }] } as const;
const NEWEST_FIRST = [{ by: 'createdAt', order: 'descending' }] as const;
/** Who acts where nobody is signed in. */
const TERMINAL = { firstName: 'VC Analyst' };

/** Most decks read at the same time when the configuration leaves it open: each may take 1 GiB. */
const MOST_WORKERS = 4;

export interface WorkspaceTools {
  /** What time it is, for everything that is dated or expires. @default the system clock */
  now?: () => Date;
}

/** Opens (or makes) the workspace in `options.dataDir`. Several processes may hold one folder at the same time. */
export async function openWorkspace(
  options: WorkspaceOptions,
  { now = () => new Date() }: WorkspaceTools = {},
): Promise<Workspace> {
  const config = configSchema.parse(options);
  const concurrency = config.concurrency || Math.min(MOST_WORKERS, availableParallelism());
  const store = await openFolderStore(config.dataDir);
  const analyses = store.collection(analysesCollection);
  const stored = store.collection(settingsCollection);
  const rules = await openRules(config, async () => {
    return (await stored.summary('settings'))?.hasThesis ? (await readSettings(stored)).thesis : '';
  });
  const people = openPeople({ store, config, rules, now });
  const investments = store.collection(investmentsCollection);
  const reader = openDeckReader({ workers: concurrency, limits: config.limits });
  const { note } = people;
  const work = openAnalyses({ store, analyses, reader, config, rules: rules.current, note, now });
  const { analyze, find, findFinished } = work;
  const queue = openQueue({ store, config, concurrency, work, people, rules: rules.current, now });

  async function load(deck: DeckSource): Promise<DeckInput[]> {
    const sources = Array.isArray(deck) ? deck : [deck];
    return Promise.all(
      sources.map(async (source) => (typeof source === 'string' ? loadDeckFile(source, config.limits) : source)),
    );
  }

  return {
    config,
    analyze: async (deck, options) => analyze(await load(deck), options),

    async analyzeAll(decks, { optionsOf, ...batch } = {}) {
      const sources = typeof decks === 'string' ? await findDeckFiles(decks) : decks;
      if (sources.length === 0) throw new VcError('no-decks', { folder: typeof decks === 'string' ? decks : '' });
      const held = (await analyses.summaries()).filter(({ status }) => status !== 'failed');
      const known = new Map(held.map((summary) => [summary.deckHash, summary.id]));
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

    analyses: work.api(queue),
    queue,
    accounts: people.accounts,
    settings: people.settings,
    collaboration: people.collaboration,
    reports: openReports({ analyses, investments, lang: config.lang, now }),
    portfolio: openPortfolio({
      analyses,
      investments,
      now,
      onChange: (action, { id, companyName, assigneeIds }, by = TERMINAL) =>
        note({
          action,
          by,
          values: { company: companyName },
          investmentId: id,
          concerns: assigneeIds,
        }),
    }),

    async rescore(ids) {
      const inForce = await rules.current();
      const held = await analyses.list({ filter: COMPLETED, sort: NEWEST_FIRST, limit: Infinity });
      const chosen = ids
        ? await Promise.all(ids.map(async (id) => (await find(id)).id))
        : held.items.map((summary) => summary.id);
      const threads = startRescoreThreads(chosen.length, inForce);
      try {
        const again = (analysis: Analysis) => rescoreAnalysis(analysis, analysis.textLanguage, inForce);
        return await analyses.updateMany(chosen, again, threads?.rewrite);
      } finally {
        await threads?.close();
      }
    },

    async export(id, format, { locale = config.lang } = {}) {
      const analysis = await findFinished(id);
      const first = analysis.files[0];
      const deck = async (): Promise<DeckInput | undefined> => {
        const bytes = first && (await store.blobs.get(first.hash));
        return bytes ? { fileName: first.fileName, bytes } : undefined;
      };
      return exportAnalysis(analysis, format, { locale, reader, deck });
    },

    exportReport,

    evaluate: (labelsPath, options) =>
      evaluateDecks(labelsPath, { reader, engine: rubricEngine }, { concurrency, ...options }),

    onChange: (listener) => store.onChange(listener),
    problems: () => store.problems(),

    async close() {
      await queue.close();
      await reader.close();
      await people.close();
      await store.close();
    },
  };
}

function nameOf(source: DeckSource): string {
  const one = Array.isArray(source) ? source[0] : source;
  const name = typeof one === 'string' ? one : (one?.fileName ?? '');
  return name.split(/[\\/]/).at(-1) ?? name;
}
