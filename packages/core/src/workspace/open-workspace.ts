/** Opens a workspace: a store, who reads decks, and the runs that fill it, put together. */
import { availableParallelism } from 'node:os';
import { auditCollection, openAuditLog } from '../audit/audit-log.js';
import { accountsCollection } from '../accounts/account-collection.js';
import { readSettings, settingsCollection } from '../accounts/open-settings.js';
import { activitiesCollection } from '../collaboration/activities.js';
import { loadDeckFile } from '../deck/deck-files.js';
import { refuseOwnReport } from '../deck/own-report.js';
import { openDeckReader, type DeckInput } from '../deck/read-deck.js';
import { createOpenAiEngine } from '../engines/openai/open-ai-engine.js';
import { probeForm, probeModel } from '../engines/openai/probe-model.js';
import { engineToMeasure, evaluateDecks } from './evaluate-decks.js';
import { exportAnalysis } from './export-analysis.js';
import { openFounderFiles } from './founder-files.js';
import { exportReport } from './export-report.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { investmentsCollection } from './investments-collection.js';
import { draftThesis } from './draft-thesis.js';
import { memoFormats } from '../memo/index.js';
import { openPlugins } from '../pipeline/plugins/open-plugins.js';
import { openAnalyses } from './open-analyses.js';
import { openBatches, type DeckSource } from './batch.js';
import { checkSource } from './check-given.js';
import { checkOptions } from './check-options.js';
import { openEngines } from './engine-in-force.js';
import { openStore } from './open-store.js';
import { openPeople } from './people.js';
import { openPortfolio } from './portfolio.js';
import { openPersonalData } from './personal-data.js';
import { openQueue } from './queue.js';
import { openReports } from './reports.js';
import { openRetention } from './retention.js';
import { openRules } from './rules-in-force.js';
import { openTraining } from './training/open-training.js';
import { openSearch } from './search.js';
import { rescoreAll } from './rescore-all.js';
import type { Workspace, WorkspaceOptions } from './workspace.js';

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
  // And names for no deck either: whoever uploads one waits for it.
  const namer = openDeckReader({ workers: 1, limits: config.limits });
  const { note } = people;
  const forgetHistory = async () => store.forgetHistory?.();
  const audit = openAuditLog(store.collection(auditCollection), now);
  const training = openTraining({ store, analyses, reader, config, concurrency: engines.concurrency });
  const work = openAnalyses({
    store,
    analyses,
    reader,
    drawer,
    namer,
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
      forgetVisits: (before) => people.shares.forgetVisits(before),
      forgetHistory,
      now,
    }),
    privacy: openPersonalData({
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
    founderFiles: openFounderFiles({
      links: people.founderLinks,
      analyses,
      blobs: store.blobs,
      queue,
      limits: config.limits,
    }),
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

    rescore: (ids, options) =>
      rescoreAll(ids, { analyses, idOf: work.idOf, rules: rules.current, updateManyWith }, options),

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
      await namer.close();
      await people.close();
      await store.close();
    },
  };
}

function defined<T extends object>(fields: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}
