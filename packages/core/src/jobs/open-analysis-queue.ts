/** The queue over a store: documents say what is pending and who runs it, so that no memory is needed after a crash. */
import { randomUUID } from 'node:crypto';
import type { AnalyzeOptions, GivenFacts } from '../pipeline/analyze-options.js';
import type { NewActivity } from '../model/activity.js';
import type { DeckInput } from '../deck/read-deck.js';
import { VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { DeckKind } from '../model/deck.js';
import type { Author } from '../model/fund.js';
import type { Locale } from '../model/values.js';
import type { Change, Collection, Store } from '../store/store.js';
import type { AnalysisQueue, QueueUpdate } from './analysis-queue.js';
import { keepDeck, removeUnneededDecks, removeWithDeck } from './deck-blobs.js';
import { relativesOf } from '../pipeline/assign-version.js';
import type { StoredSummary } from '../pipeline/analyses-collection.js';
import { pendingAnalysis, pendingSteps } from './pending-analysis.js';
import { openFolderTurns } from './folder-turns.js';
import { Followers, updatesOf } from './run-progress.js';
import { runAnalysis } from './run-analysis.js';
import { isOpen, ownersOf, stoppedAnalysis, WAITING } from './run-outcome.js';
import { Runs } from './runs.js';
import { openSharedTurns, type Claim } from './shared-turns.js';
import { openTakeUp } from './take-up.js';
import type { Turns } from './turns.js';
import { Waits } from './waits.js';
import type { WorkerRegistry } from './worker-registry.js';

export interface QueueTools {
  store: Pick<Store, 'blobs' | 'onChange'>;
  analyses: Collection<Analysis, StoredSummary>;
  workers: WorkerRegistry;
  /** Of a store that several processes share. Without it, who takes in a deck also runs it. */
  claim?: Claim | undefined;
  /** Decks in work at the same time. */
  concurrency: number;
  now: () => Date;
  locale: Locale;
  /** The one that will read a deck handed in now. */
  engine: () => Promise<Analysis['engine']>;
  /** What a deck is at a glance; throws when it is none. */
  sniff: (inputs: readonly DeckInput[]) => Promise<DeckKind>;
  rubricVersion: () => Promise<string>;
  analyze: (inputs: DeckInput[], options: AnalyzeOptions) => Promise<Analysis>;
  /** The pending document as version of its company's deck, and with the warning that its content is known. */
  place: (analysis: Analysis, others: readonly AnalysisSummary[]) => Analysis;
  /** The result with the corrections that hold: of the document itself, or of the version before it. */
  carry: (result: Analysis, before: Analysis) => Promise<Analysis>;
  /** Writes an activity of what is done already; never rejects. */
  record: (activity: NewActivity) => Promise<unknown>;
  /** Removes what hangs on an analysis that is gone. */
  removeShares: (analysisId: string) => Promise<void>;
  /** Removes what is kept of a deck beside its file. */
  forgetDeck?: (deckHash: string) => Promise<void>;
}

/** How often is looked for what nobody runs: of processes that are gone, and of runs that the store failed. */
const LOOK_EVERY_MS = 5000;

export function openAnalysisQueue(tools: QueueTools): AnalysisQueue {
  const { store, analyses, workers, now } = tools;
  /** Being handed in: their documents may be there already, their decks may not. */
  const submitting = new Set<string>();
  const followers = new Followers();
  const listeners = new Set<(update: QueueUpdate) => void>();
  const ended: (() => void)[] = [];
  /** Not looked at since they changed or were first followed: the store was away. */
  const missed = new Set<string>();
  let runsHere = true;
  let timer: NodeJS.Timeout | undefined;

  let stopWatching: (() => void) | undefined;
  const { analyze, place, carry } = tools;
  const runTools = {
    ...{ store, analyses, worker: workers.id, analyze, place, carry, tell, record },
    isClosing: () => runs.isClosing,
  };
  const waits = new Waits();
  const runs = new Runs(
    (run) => {
      waits.end(run.analysisId);
      return runAnalysis(run, runTools);
    },
    () => tools.concurrency,
    () => void turns.take(),
  );
  const isInHand = (id: string) => runs.get(id) !== undefined || turns.has(id) || submitting.has(id);
  const turns: Turns = tools.claim
    ? openSharedTurns({ claim: tools.claim, analyses, workers, runs, isInHand, settle, runsHere: () => runsHere })
    : openFolderTurns(runs, isInHand, settle);
  const takeUp = openTakeUp({ analyses, blobs: store.blobs, workers, runs, turns, isInHand, enqueue });

  /** Begins when the queue is first used: a script that only reads needs no watcher. */
  function watch(): void {
    stopWatching ??= store.onChange(notice);
  }

  function tell(update: QueueUpdate): void {
    followers.tell(update.analysisId, update);
    for (const listener of [...listeners]) listener(update);
  }

  function enqueue(id: string, suspect = false): void {
    submitting.delete(id);
    turns.add(id, suspect);
  }

  /** Tells whoever waits for it that this process has nothing left to run. */
  function settle(): void {
    if (runs.size + turns.size + submitting.size > 0) return;
    workers.rest();
    for (const resolve of ended.splice(0)) resolve();
  }

  // -- other processes

  function notice(change: Change): void {
    void noticed(change).catch(() => missed.add(change.id));
  }

  async function noticed({ collection, id, kind, origin }: Change): Promise<void> {
    if (collection !== analyses.name) return;
    if (kind === 'removed') {
      waits.drop(id);
      runs.abort(id);
      if (origin === 'elsewhere') tell({ type: 'removed', analysisId: id });
      return;
    }
    if (origin === 'elsewhere') turns.changedElsewhere();
    const run = runs.get(id);
    if (origin === 'here' || (!run && !followers.follows(id) && !waits.has(id))) return;
    const document = await analyses.get(id);
    if (!document) return;
    if (document.failure?.code === 'cancelled') waits.drop(id);
    else if (document.status !== 'pending') waits.end(id);
    if (!run) {
      for (const update of updatesOf(document)) followers.tell(id, update);
    } else if (document.run?.id !== run.id && document.run?.id !== WAITING) {
      // Somebody stopped it, or took it over.
      run.abort.abort();
      if (!isOpen(document)) for (const update of updatesOf(document).slice(-1)) tell(update);
    }
  }

  // -- small things

  async function record(
    action: NewActivity['action'],
    { id, companyName }: Pick<Analysis, 'id' | 'companyName'>,
    by: Author,
    concerns: readonly string[] = [],
  ): Promise<void> {
    await tools.record({ action, by, values: { company: companyName }, analysisId: id, concerns });
  }

  async function stepsOf(id: string): Promise<QueueUpdate[]> {
    const run = runs.get(id);
    if (run) return [...run.progress.updates];
    const document = await analyses.get(id);
    return document ? updatesOf(document) : [];
  }

  /** As `stepsOf`; of a store that is away nothing yet. */
  function soFarOf(id: string): Promise<QueueUpdate[]> {
    return stepsOf(id).catch(() => {
      missed.add(id);
      return [];
    });
  }

  async function assertThere(id: string): Promise<AnalysisSummary> {
    const summary = await analyses.summary(id);
    if (!summary) throw new VcError('not-found', { what: 'analysis', id });
    return summary;
  }

  return {
    async submit({ inputs, given = {}, locale = tools.locale, by }) {
      if (runs.isClosing) throw new VcError('cancelled');
      const kind = await tools.sniff(inputs);
      watch();
      await workers.register();
      const pending: Analysis = {
        ...pendingAnalysis({
          id: randomUUID(),
          createdAt: now().toISOString(),
          inputs,
          kind,
          given: cleaned(given),
          locale,
          ownerId: by?.id,
          engine: await tools.engine(),
          rubricVersion: await tools.rubricVersion(),
        }),
        run: { id: WAITING, worker: workers.id },
        status: turns.arriving,
      };
      submitting.add(pending.id);
      try {
        const document = await analyses.exclusively(async (sole) => {
          const placed = tools.place(pending, await relativesOf(pending, sole));
          // A company's name that was not given is not known yet, and neither is the version.
          return sole.create(pending.companyNameFrom === 'user' ? placed : { ...pending, warnings: placed.warnings });
        });
        try {
          await keepDeck(store.blobs, inputs);
        } catch (error) {
          await removeWithDeck({ analyses, blobs: store.blobs }, document.id);
          throw error;
        }
        if (by) await record('analysis.uploaded', document, by);
        waits.begin(document.id);
        const handedIn = await turns.arrived(document);
        enqueue(document.id);
        return handedIn;
      } finally {
        submitting.delete(pending.id);
      }
    },

    async retry(id, by) {
      const { status } = await assertThere(id);
      watch();
      if (status === 'pending' || status === 'processing') {
        await takeUp(id);
        return (await analyses.get(id)) ?? notFound(id);
      }
      await workers.register();
      let isOurs = false;
      const document = await analyses.update(id, (current) => {
        isOurs = !isOpen(current);
        if (!isOurs) return current;
        const { failure: _before, ...rest } = current;
        return { ...rest, status: 'pending', run: { id: WAITING, worker: workers.id }, steps: pendingSteps() };
      });
      if (!isOurs) return document;
      waits.begin(id);
      if (by) await record('analysis.reprocessed', document, by, ownersOf(document));
      enqueue(id);
      return document;
    },

    async cancel(id) {
      await assertThere(id);
      let isStopped = false;
      const document = await analyses.update(id, (current) => {
        isStopped = isOpen(current);
        return isStopped ? stoppedAnalysis(current) : current;
      });
      turns.drop(id);
      waits.drop(id);
      runs.abort(id);
      if (isStopped) for (const update of updatesOf(document).slice(-1)) tell(update);
      return document;
    },

    async remove(id, by) {
      const summary = await assertThere(id);
      turns.drop(id);
      const { deckHash } = summary;
      const alike = await analyses.summaries({ conditions: [{ field: 'deckHash', equals: deckHash }] });
      const isShared = alike.some((one) => one.id !== id);
      // First, so that a crash in between leaves nothing of a deck that is gone.
      if (!isShared) await tools.forgetDeck?.(deckHash);
      if (!(await removeWithDeck({ analyses, blobs: store.blobs }, id))) return notFound(id);
      await tools.removeShares(id);
      tell({ type: 'removed', analysisId: id });
      if (by) {
        const concerns = summary.ownerId === undefined ? [] : [summary.ownerId];
        await tools.record({
          action: 'analysis.removed',
          by,
          values: { company: summary.companyName },
          concerns,
        });
      }
    },

    steps: stepsOf,

    follow(id, listener) {
      watch();
      const run = runs.get(id);
      return followers.add(id, listener, run ? Promise.resolve(run.progress.soFar()) : soFarOf(id));
    },

    onStep(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    onTakenUp: (listener) => waits.onEnd(listener),

    async waiting(ownerId) {
      const { total } = await analyses.list({
        filter: {
          conditions: [
            ...OPEN.conditions,
            ...(ownerId === undefined ? [] : [{ field: 'ownerId' as const, equals: ownerId }]),
          ],
        },
        limit: 1,
      });
      return total;
    },

    async start({ runs: runsAnalyses = true } = {}) {
      runsHere = runsAnalyses;
      watch();
      await removeUnneededDecks(store, analyses);
      await workers.tidy();
      const taken = await takeUp();
      timer ??= setInterval(() => {
        for (const id of [...missed]) {
          missed.delete(id);
          notice({ collection: analyses.name, id, kind: 'updated', origin: 'elsewhere' });
        }
        takeUp()
          .then(() => workers.tidy())
          // Looked at again the next time.
          .catch(() => undefined);
      }, LOOK_EVERY_MS).unref();
      return taken;
    },

    async idle() {
      await turns.take();
      if (runs.size + turns.size === 0) return;
      await new Promise<void>((resolve) => ended.push(resolve));
    },

    async close() {
      clearInterval(timer);
      stopWatching?.();
      turns.close();
      await runs.close();
      await workers.close();
      for (const resolve of ended.splice(0)) resolve();
    },
  };
}

const OPEN = { conditions: [{ field: 'status', oneOf: ['pending', 'processing'] }] } as const;

function cleaned(given: GivenFacts): GivenFacts {
  const companyName = given.companyName?.trim();
  return { ...given, companyName: companyName === '' ? undefined : companyName };
}

function notFound(id: string): never {
  throw new VcError('not-found', { what: 'analysis', id });
}
