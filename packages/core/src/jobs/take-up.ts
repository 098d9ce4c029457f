/** Takes up what whoever ran it has left: processes that are gone, and runs of our own that the store failed. */
import type { Analysis } from '../model/analysis.js';
import type { StoredSummary } from '../pipeline/analyses-collection.js';
import type { Blobs, Collection } from '../store/store.js';
import { removeWithDeck } from './deck-blobs.js';
import { hasResult } from './pending-analysis.js';
import { changeIfThere } from './run-analysis.js';
import { isOpen, WAITING } from './run-outcome.js';
import type { Runs } from './runs.js';
import type { Turns } from './turns.js';
import type { WorkerRegistry } from './worker-registry.js';

export interface TakeUpTools {
  analyses: Collection<Analysis, StoredSummary>;
  blobs: Blobs;
  workers: WorkerRegistry;
  runs: Runs;
  turns: Turns;
  /** Runs, waits or is being handed in. */
  isInHand: (id: string) => boolean;
  enqueue: (id: string, suspect: boolean) => void;
}

const OLDEST_FIRST = [{ by: 'createdAt', order: 'ascending' }] as const;

/** Takes up all there is, or of it the one that is named; resolves with how many. */
export function openTakeUp(tools: TakeUpTools): (named?: string) => Promise<number> {
  const { analyses, blobs, workers, runs, turns, isInHand, enqueue } = tools;

  /** Whether a process ended between the document and its deck: nobody was told of it, and there is nothing to read. */
  async function isGhost(document: Analysis): Promise<boolean> {
    const { run, files } = document;
    if (run?.id !== WAITING || run.starts !== undefined || hasResult(document)) return false;
    const held = await Promise.all(files.map(({ hash }) => blobs.has(hash)));
    return held.includes(false);
  }

  return async (named) => {
    const open = (await analyses.list({ filter: turns.leftBehind, sort: OLDEST_FIRST, limit: Infinity })).items;
    let taken = 0;
    for (const { id } of open) {
      if (named === undefined ? runs.isPassed(id) : id !== named) continue;
      if (runs.isClosing || isInHand(id)) continue;
      const document = await analyses.get(id).catch(() => undefined);
      if (!document || !isOpen(document)) continue;
      const owner = document.run?.worker;
      const isOwn = owner === workers.id;
      if (owner !== undefined && !isOwn && !(await workers.isGone(owner))) continue;
      if (await isGhost(document)) {
        await removeWithDeck({ analyses, blobs }, id);
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
      enqueue(id, starts !== undefined);
    }
    await turns.take();
    return taken;
  };
}
