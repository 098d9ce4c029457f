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
import { hasResult, pendingAnalysis, pendingSteps } from './pending-analysis.js';
import { Followers, RunProgress, updatesOf } from './run-progress.js';
import { changeIfThere, runAnalysis, type Run } from './run-analysis.js';
import { isOpen, ownersOf, stoppedAnalysis, WAITING } from './run-outcome.js';
import { oneAfterTheOther } from './one-after-the-other.js';
import type { WorkerRegistry } from './worker-registry.js';

export interface QueueTools {
  store: Pick<Store, 'blobs' | 'onChange'>;
  analyses: Collection<Analysis, StoredSummary>;
  workers: WorkerRegistry;
  /**
   * Of a store whose pending analyses whoever is free may take: changes the oldest that nobody else is taking, or the next
   * where `change` answers undefined. Without it, who takes in a deck also runs it.
   */
  claim?: ((change: (pending: Analysis) => Analysis | undefined) => Promise<Analysis | undefined>) | undefined;
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
/** Most looks that a run is left alone after the store failed it again and again: five minutes. */
const MOST_LOOKS_PASSED = 60;

export function openAnalysisQueue(tools: QueueTools): AnalysisQueue {
  const { store, analyses, workers, now } = tools;
  const waiting: string[] = [];
  const runs = new Map<string, Run>();
  /** Being handed in: their documents may be there already, their decks may not. */
  const submitting = new Set<string>();
  /** Whose runs the store failed: how often, and how many looks are passed until the next. */
  const setbacks = new Map<string, { times: number; looks: number }>();
  /** Whose run a process did not outlive. They run one at a time: the next time it is clear which of them it was. */
  const suspects = new Set<string>();
  const followers = new Followers();
  const listeners = new Set<(update: QueueUpdate) => void>();
  const ended: (() => void)[] = [];
  let isClosing = false;
  let runsHere = true;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void>[] = [];

  let stopWatching: (() => void) | undefined;
  const { analyze, place, carry } = tools;
  const isLeaving = () => isClosing;
  const runTools = { store, analyses, worker: workers.id, analyze, place, carry, tell, record, isClosing: isLeaving };

  /** Begins when the queue is first used: a script that only reads needs no watcher. */
  function watch(): void {
    stopWatching ??= store.onChange((change) => void noticed(change).catch(() => undefined));
  }

  function tell(update: QueueUpdate): void {
    followers.tell(update.analysisId, update);
    for (const listener of [...listeners]) listener(update);
  }

  // -- taking turns

  const isInHand = (id: string) => runs.has(id) || waiting.includes(id) || submitting.has(id);

  function enqueue(id: string): void {
    submitting.delete(id);
    if (!tools.claim && !isInHand(id)) waiting.push(id);
    takeTurns();
  }

  const isSuspectRunning = () => [...runs.keys()].some((id) => suspects.has(id));

  /** Takes out of the waiting ones whose turn it is; undefined when nothing may run now. */
  function next(): string | undefined {
    if (isClosing || runs.size >= tools.concurrency) return undefined;
    const isAlone = isSuspectRunning();
    const at = waiting.findIndex((id) => !isAlone || !suspects.has(id));
    return at < 0 ? undefined : waiting.splice(at, 1)[0];
  }

  function takeTurns(): void {
    if (tools.claim) void claiming();
    for (let analysisId = next(); analysisId !== undefined; analysisId = next()) {
      begin(analysisId);
    }
  }

  const canClaim = () => tools.claim && runsHere && !isClosing && runs.size < tools.concurrency;

  /** Takes what waits in a shared store, one for each place that is free: more would keep it from the others. */
  const claiming = oneAfterTheOther(async () => {
    while (canClaim() && (await analyses.list({ filter: PENDING, limit: 1 })).total > 0) {
      await workers.register();
      const claimed = await tools.claim?.((pending) => {
        const starts = pending.run?.starts;
        if (isInHand(pending.id) || (starts !== undefined && isSuspectRunning())) return undefined;
        const run = { id: WAITING, worker: workers.id, ...(starts === undefined ? {} : { starts }) };
        return { ...pending, status: 'processing', run };
      });
      if (!claimed) break;
      if (claimed.run?.starts !== undefined) suspects.add(claimed.id);
      begin(claimed.id);
    }
    settle();
  });

  function settle(): void {
    if (runs.size + waiting.length > 0) return;
    workers.rest();
    for (const resolve of ended.splice(0)) resolve();
  }

  function begin(analysisId: string): void {
    const run = { id: randomUUID(), analysisId, progress: new RunProgress(analysisId), abort: new AbortController() };
    runs.set(analysisId, run);
    const done = runAnalysis(run, runTools)
      .then(() => void setbacks.delete(analysisId))
      // What went wrong with the store: the document stays pending or running, and is taken up again.
      .catch(() => {
        const times = (setbacks.get(analysisId)?.times ?? 0) + 1;
        setbacks.set(analysisId, { times, looks: Math.min(2 ** (times - 1) - 1, MOST_LOOKS_PASSED) });
      })
      .finally(() => {
        runs.delete(analysisId);
        suspects.delete(analysisId);
        running = running.filter((one) => one !== done);
        takeTurns();
        if (!tools.claim) settle();
      });
    running.push(done);
  }

  // -- other processes

  async function noticed({ collection, id, kind, origin }: Change): Promise<void> {
    if (collection !== analyses.name) return;
    if (kind === 'removed') {
      runs.get(id)?.abort.abort();
      if (origin === 'elsewhere') tell({ type: 'removed', analysisId: id });
      return;
    }
    if (tools.claim && origin === 'elsewhere') void claiming();
    const run = runs.get(id);
    if (origin === 'here' || (!run && !followers.follows(id))) return;
    const document = await analyses.get(id);
    if (!document) return;
    if (!run) {
      for (const update of updatesOf(document)) followers.tell(id, update);
    } else if (document.run?.id !== run.id && document.run?.id !== WAITING) {
      // Somebody stopped it, or took it over.
      run.abort.abort();
      if (!isOpen(document)) for (const update of updatesOf(document).slice(-1)) tell(update);
    }
  }

  /** True when the look leaves the analysis alone: the store failed it before, and may not have healed. */
  function isPassed(id: string): boolean {
    const setback = setbacks.get(id);
    if (!setback || setback.looks === 0) return false;
    setback.looks -= 1;
    return true;
  }

  /** Whether a process ended between the document and its deck: nobody was told of it, and there is nothing to read. */
  async function isGhost(document: Analysis): Promise<boolean> {
    const { run, files } = document;
    if (run?.id !== WAITING || run.starts !== undefined || hasResult(document)) return false;
    const held = await Promise.all(files.map(({ hash }) => store.blobs.has(hash)));
    return held.includes(false);
  }

  /** Takes up what nobody runs, or of it the one that is named. Returns how many. */
  async function takeUp(named?: string): Promise<number> {
    const filter = tools.claim ? RUNNING : OPEN;
    const open = (await analyses.list({ filter, sort: OLDEST_FIRST, limit: Infinity })).items;
    let taken = 0;
    for (const { id } of open) {
      if (named === undefined ? isPassed(id) : id !== named) continue;
      if (isClosing || isInHand(id)) continue;
      const document = await analyses.get(id).catch(() => undefined);
      if (!document || !isOpen(document)) continue;
      const owner = document.run?.worker;
      const isOwn = owner === workers.id;
      if (owner !== undefined && !isOwn && !(await workers.isGone(owner))) continue;
      if (await isGhost(document)) {
        await removeWithDeck({ analyses, blobs: store.blobs }, id);
        continue;
      }
      await workers.register();
      // A run of our own that the store failed has stopped no process.
      const starts = isOwn ? undefined : document.run?.starts;
      let isOurs = false;
      await changeIfThere(analyses, id, (current) => {
        isOurs = isOpen(current) && current.run?.worker === owner && !isInHand(id);
        const run = { id: WAITING, worker: workers.id, ...(starts === undefined ? {} : { starts }) };
        return isOurs ? { ...current, status: 'pending', run } : current;
      });
      if (!isOurs) continue;
      taken += 1;
      if (starts !== undefined && !tools.claim) suspects.add(id);
      enqueue(id);
    }
    if (tools.claim) await claiming();
    return taken;
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

  /** From now on anybody may take it. */
  async function release(id: string): Promise<Analysis> {
    return analyses.update(id, (current) =>
      current.run?.id === WAITING && current.run.worker === workers.id ? { ...current, status: 'pending' } : current,
    );
  }

  async function assertThere(id: string): Promise<AnalysisSummary> {
    const summary = await analyses.summary(id);
    if (!summary) throw new VcError('not-found', { what: 'analysis', id });
    return summary;
  }

  return {
    async submit({ inputs, given = {}, locale = tools.locale, by }) {
      if (isClosing) throw new VcError('cancelled');
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
        // Where anybody may take what is pending, it is not before its deck is there.
        ...(tools.claim ? { status: 'processing' as const } : {}),
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
        const handedIn = tools.claim ? await release(document.id) : document;
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
      const at = waiting.indexOf(id);
      if (at >= 0) waiting.splice(at, 1);
      runs.get(id)?.abort.abort();
      if (isStopped) for (const update of updatesOf(document).slice(-1)) tell(update);
      return document;
    },

    async remove(id, by) {
      const summary = await assertThere(id);
      const at = waiting.indexOf(id);
      if (at >= 0) waiting.splice(at, 1);
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
      return followers.add(id, listener, run ? Promise.resolve(run.progress.soFar()) : stepsOf(id));
    },

    onStep(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

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
        takeUp()
          .then(() => workers.tidy())
          // Looked at again the next time.
          .catch(() => undefined);
      }, LOOK_EVERY_MS).unref();
      return taken;
    },

    async idle() {
      if (tools.claim) await claiming();
      if (runs.size + waiting.length === 0) return;
      await new Promise<void>((resolve) => ended.push(resolve));
    },

    async close() {
      isClosing = true;
      clearInterval(timer);
      stopWatching?.();
      waiting.length = 0;
      for (const { abort } of runs.values()) abort.abort();
      await Promise.all(running);
      await workers.close();
      for (const resolve of ended.splice(0)) resolve();
    },
  };
}

const OPEN = { conditions: [{ field: 'status', oneOf: ['pending', 'processing'] }] } as const;
const RUNNING = { conditions: [{ field: 'status', equals: 'processing' }] } as const;
const PENDING = { conditions: [{ field: 'status', equals: 'pending' }] } as const;
const OLDEST_FIRST = [{ by: 'createdAt', order: 'ascending' }] as const;

function cleaned(given: GivenFacts): GivenFacts {
  const companyName = given.companyName?.trim();
  return { ...given, companyName: companyName === '' ? undefined : companyName };
}

function notFound(id: string): never {
  throw new VcError('not-found', { what: 'analysis', id });
}
