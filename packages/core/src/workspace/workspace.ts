/** The SDK's one door: a data folder, an engine and the runs that fill it, in one object that cli, server and scripts hold. */
import { availableParallelism } from 'node:os';
import { auditCollection, openAuditLog, type AuditLog } from '../audit/audit-log.js';
import { accountsCollection } from '../accounts/account-collection.js';
import type { Accounts } from '../accounts/accounts.js';
import { readSettings, settingsCollection } from '../accounts/open-settings.js';
import type { Settings } from '../accounts/settings.js';
import type { AnalyzeOptions } from '../pipeline/analyze-options.js';
import { activitiesCollection } from '../collaboration/activities.js';
import type { Collaboration } from '../collaboration/collaboration.js';
import type { Config } from '../config/config.js';
import { loadDeckFile } from '../deck/deck-files.js';
import { refuseOwnReport } from '../deck/own-report.js';
import { openDeckReader, type DeckInput } from '../deck/read-deck.js';
import { createOpenAiEngine } from '../engines/openai/open-ai-engine.js';
import { probeForm, probeModel } from '../engines/openai/probe-model.js';
import { engineToMeasure, evaluateDecks, type EvaluateOptions } from './evaluate-decks.js';
import type { Evaluation } from '../evaluation/evaluate.js';
import { exportAnalysis, type ExportedFile } from './export-analysis.js';
import { exportReport } from './export-report.js';
import type { BatchResult } from '../jobs/analyze-all.js';
import type { AnalysisQueue } from '../jobs/analysis-queue.js';
import type { BatchRuns } from '../jobs/batch-runs.js';
import type { AnalyzeOnceResult } from '../jobs/deduplicate-decks.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { ReportDocument } from '../model/report-document.js';
import type { SearchResult } from '../model/search.js';
import type { Locale } from '../model/values.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { investmentsCollection } from './investments-collection.js';
import { draftThesis } from './draft-thesis.js';
import { startRescoreThreads } from './rescore-threads.js';
import type { ThesisDraft, ThesisForm } from '../model/thesis-form.js';
import { rescoreStored } from '../pipeline/score-document.js';
import { shownSummary } from '../search/stored-summary.js';
import { memoFormats, type MemoFormat } from '../memo/index.js';
import type { PluginUse } from '../model/plugin.js';
import { openPlugins } from '../pipeline/plugins/open-plugins.js';
import type { Plugin } from '../pipeline/plugins/plugin.js';
import type { SharedState } from '../store/shared-state.js';
import type { ChangeListener, QuarantinedDocument, Store } from '../store/store.js';
import type { Analyses } from './analyses.js';
import { openAnalyses } from './open-analyses.js';
import { openBatches, type DeckSource, type WorkspaceBatchOptions } from './batch.js';
import { checkSource } from './check-given.js';
import { checkOptions } from './check-options.js';
import { openEngines, type EngineProbe, type ProbeOptions } from './engine-in-force.js';
import { openStore } from './open-store.js';
import { openPeople } from './people.js';
import { openPortfolio, type Portfolio } from './portfolio.js';
import { openPersonalData, type PeopleData } from './personal-data.js';
import { openQueue } from './queue.js';
import { openReports, type Reports } from './reports.js';
import { openRetention, type Retention } from './retention.js';
import { openRules } from './rules-in-force.js';
import { openTraining, type Training, type TrainOptions } from './training/open-training.js';
import { openSearch, type SearchQuery } from './search.js';

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
  readonly people: PeopleData;
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
  /** Period reports, corporate analysis, market trends, the portfolio's report and the dashboard's figures. */
  readonly reports: Reports;
  /** The fund's investments. */
  readonly portfolio: Portfolio;
  /**
   * A thesis that is being written, not in force: YAML, with what `form` says in place of what it said there, and its
   * verdicts on the newest 100 decks. Throws VcError `bad-config` with the line and key of what is wrong.
   */
  draftThesis(text: string, form?: ThesisForm): Promise<ThesisDraft>;
  /** Scores stored analyses again with today's rubric and thesis, opening no deck; all, or the ones named. */
  rescore(ids?: string[]): Promise<AnalysisSummary[]>;
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

const COMPLETED = { conditions: [{ field: 'status', equals: 'completed' }] } as const;
const NEWEST_FIRST = [{ by: 'createdAt', order: 'descending' }] as const;
/** Who acts where nobody is signed in. */
const TERMINAL = { firstName: 'VC Analyst' };

/** Most decks read at the same time when the configuration leaves it open: each may take 1 GiB. */
const MOST_WORKERS = 4;

/** What tests replace. */
export interface WorkspaceTools {
  /** What time it is, for everything that is dated or expires. @default the system clock */
  now?: () => Date;
}

/** Opens (or makes) the workspace in `options.dataDir`, or in the database `options.store`. Several processes may hold it at the same time. Throws VcError `bad-config`. */
export async function openWorkspace(
  {
    apiKey,
    apiKeyFor,
    store: kept,
    plugins: given = [],
    criteria,
    extractors,
    engines: readers,
    exporters,
    ...options
  }: WorkspaceOptions,
  { now = () => new Date() }: WorkspaceTools = {},
): Promise<Workspace> {
  const modules = given.filter((one) => typeof one === 'string');
  const objects = given.filter((one) => typeof one !== 'string');
  const own = { criteria, extractors, engines: readers, exporters };
  if (Object.values(own).some((part) => part?.length))
    objects.push({ name: 'workspace', version: '1', ...defined(own) });
  const config = checkOptions({ ...options, plugins: modules, ...(typeof kept === 'string' ? { store: kept } : {}) });
  const plugins = await openPlugins(config.plugins, objects);
  const formats = [...memoFormats, ...plugins.exporters];
  const cores = Math.min(MOST_WORKERS, availableParallelism());
  const workers = config.concurrency || cores;
  const { store, answers, processes, updateManyWith, claimFirst, shared } = await openStore(
    config.dataDir,
    typeof kept === 'object' ? kept : config.store,
  );
  const analyses = store.collection(analysesCollection);
  const stored = store.collection(settingsCollection);
  const rules = await openRules(
    config,
    async () => {
      return (await stored.summary('settings'))?.hasThesis ? (await readSettings(stored)).thesis : '';
    },
    plugins,
  );
  const engines = openEngines(config, {
    apiKey: apiKey || undefined,
    apiKeyFor,
    readSettings: () => readSettings(stored),
    cores,
    plugins,
    openModel: (settings) => createOpenAiEngine({ ...settings, cache: answers }),
    probeModel,
    probeForm,
  });
  const people = openPeople({ store, config, rules, engines, now });
  const investments = store.collection(investmentsCollection);
  const reader = openDeckReader({ workers, limits: config.limits });
  // A worker of their own: pictures wait for no deck, and no deck for them.
  const drawer = openDeckReader({ workers: 1, limits: config.limits });
  const { note } = people;
  const forgetHistory = async () => store.forgetHistory?.();
  const audit = openAuditLog(store.collection(auditCollection), now);
  const training = openTraining({ store, analyses, reader, config, concurrency: engines.concurrency });
  const work = openAnalyses({
    store,
    analyses,
    reader,
    drawer,
    config,
    rules: rules.current,
    plugins,
    adaptation: training.current,
    engine: engines.current,
    note,
    now,
  });
  const { analyze, findFinished } = work;
  const queue = openQueue({
    store,
    claimFirst,
    processes,
    config,
    concurrency: engines.concurrency,
    work,
    people,
    rules: rules.current,
    engine: engines.current,
    forgetDeck: (deckHash) => answers.forget(deckHash),
    now,
  });

  const batches = openBatches({
    store,
    processes,
    work,
    load,
    ready: engines.current,
    concurrency: engines.concurrency,
    now,
  });
  // From here on `concurrency` knows what is asked; what is wrong with it is told when a deck comes.
  await engines.current().catch(() => undefined);

  async function load(deck: DeckSource): Promise<DeckInput[]> {
    // An engine that may not or cannot answer ends the run before a deck is opened.
    await engines.current();
    const sources = Array.isArray(deck) ? deck : [deck];
    return Promise.all(
      sources.map(async (source) => {
        checkSource(source);
        const input = typeof source === 'string' ? await loadDeckFile(source, config.limits) : source;
        // Before it is looked up by content: an earlier version may have taken it for a deck.
        await refuseOwnReport(input);
        return input;
      }),
    );
  }

  return {
    config,
    plugins: plugins.uses,
    formats,
    get concurrency() {
      return engines.concurrency();
    },
    analyze: async (deck, options) => analyze(await load(deck), options),

    analyzeAll: batches.analyzeAll,
    analyzeNew: batches.analyzeNew,
    runs: batches.runs,

    analyses: work.api(queue),
    queue,
    accounts: people.accounts,
    audit,
    retention: openRetention({
      analyses,
      investments,
      rule: () => people.settings.retention(),
      remove: (id) => queue.remove(id),
      audit,
      forgetHistory,
      now,
    }),
    people: openPersonalData({
      accounts: people.accounts,
      people: store.collection(accountsCollection),
      analyses,
      activities: store.collection(activitiesCollection),
      shares: () => people.shares.listAll(),
      audit,
      remove: (id) => queue.remove(id),
      forgetHistory,
    }),
    settings: people.settings,
    collaboration: people.collaboration,
    search: openSearch({ analyses, lang: config.lang }),
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

    draftThesis: (text, form) => draftThesis(text, form, { analyses }),

    async rescore(ids) {
      const inForce = await rules.current();
      const held = await analyses.list({ filter: COMPLETED, sort: NEWEST_FIRST, limit: Infinity });
      const chosen = ids ? await Promise.all(ids.map((id) => work.idOf(id))) : held.items.map((summary) => summary.id);
      const again = (analysis: Analysis, writtenByThisBuild: boolean) =>
        rescoreStored(analysis, writtenByThisBuild, inForce);
      if (!updateManyWith) return (await analyses.updateMany(chosen, again)).map(shownSummary);
      const threads = startRescoreThreads(chosen.length, inForce);
      try {
        const rescored = await updateManyWith(analysesCollection, chosen, again, threads.helpers);
        return rescored.map(shownSummary);
      } finally {
        await threads.close();
      }
    },

    train: training.train,
    undoTraining: training.undo,

    async export(id, format, { locale = config.lang } = {}) {
      const analysis = await findFinished(id);
      const first = analysis.files[0];
      const deck = async (): Promise<DeckInput | undefined> => {
        const bytes = first && (await store.blobs.get(first.hash));
        return bytes ? { fileName: first.fileName, bytes } : undefined;
      };
      return exportAnalysis(analysis, format, { formats, locale, reader, deck });
    },

    exportReport,

    async evaluate(labelsPath, options) {
      const engine = await engineToMeasure(options, { engines, answers, prices: config.prices });
      const adaptation = await training.current();
      const tools = { reader, engine, ...(adaptation ? { adaptation } : {}) };
      return evaluateDecks(labelsPath, tools, { concurrency: engines.concurrency(), ...options });
    },

    probeEngine: engines.probe,

    ...(shared ? { shared } : {}),
    onChange: (listener) => store.onChange(listener),
    problems: () => store.problems(),

    async close() {
      await queue.close();
      await reader.close();
      await drawer.close();
      await people.close();
      await store.close();
    },
  };
}

function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
