/** Turns over a store that several processes share: what is pending waits there, and whoever is free claims it. */
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import type { Collection } from '../store/store.js';
import { oneAfterTheOther } from './one-after-the-other.js';
import { WAITING } from './run-outcome.js';
import type { Runs } from './runs.js';
import type { Turns } from './turns.js';
import type { WorkerRegistry } from './worker-registry.js';

/**
 * Changes the oldest pending analysis that nobody else is taking, or the next where `change` answers undefined. Undefined
 * when there is none.
 */
export type Claim = (change: (pending: Analysis) => Analysis | undefined) => Promise<Analysis | undefined>;

export interface SharedTurnsTools {
  claim: Claim;
  analyses: Collection<Analysis, AnalysisSummary>;
  workers: Pick<WorkerRegistry, 'id' | 'register'>;
  runs: Runs;
  /** Runs or is being handed in. */
  isInHand: (id: string) => boolean;
  /** Told after each turn. */
  settle: () => void;
  /** False in a process that only serves. */
  runsHere: () => boolean;
}

const PENDING = { conditions: [{ field: 'status', equals: 'pending' }] } as const;

export function openSharedTurns(tools: SharedTurnsTools): Turns {
  const { claim, analyses, workers, runs, isInHand, settle, runsHere } = tools;

  /** Takes what waits, one for each place that is free: more would keep it from the others. */
  const take = oneAfterTheOther(async () => {
    while (runsHere() && runs.hasRoom() && (await analyses.list({ filter: PENDING, limit: 1 })).total > 0) {
      await workers.register();
      const claimed = await claim((pending) => {
        const starts = pending.run?.starts;
        if (isInHand(pending.id) || (starts !== undefined && runs.isSuspectRunning())) return undefined;
        const run = { id: WAITING, worker: workers.id, ...(starts === undefined ? {} : { starts }) };
        return { ...pending, status: 'processing', run };
      });
      if (!claimed) break;
      if (claimed.run?.starts !== undefined) runs.suspect(claimed.id);
      runs.begin(claimed.id);
    }
    settle();
  });

  return {
    // Pending, it is nobody's and anybody's.
    leftBehind: { conditions: [{ field: 'status', equals: 'processing' }] },
    // Nobody may take it before its deck is there.
    arriving: 'processing',
    arrived: ({ id }) =>
      analyses.update(id, (current) =>
        current.run?.id === WAITING && current.run.worker === workers.id ? { ...current, status: 'pending' } : current,
      ),
    has: () => false,
    size: 0,
    add: () => void take(),
    drop: () => undefined,
    take,
    changedElsewhere: () => void take(),
    close: () => undefined,
  };
}
