/** Runs over many decks as the workspace remembers them: what was asked, what failed, and whether it came to its end. */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { VcError } from '../errors/vc-error.js';
import { messageValueSchema } from '../model/message.js';
import type { Collection, CollectionDefinition } from '../store/store.js';

const failureSchema = z.strictObject({
  /** Whole path of the deck. */
  path: z.string(),
  /** Size and time of change by which another file of that name is told from it; null where there was no file. */
  mark: z.string().nullable(),
  code: z.string(),
  data: z.record(z.string(), messageValueSchema),
});
/** A deck of a run that could not be read. */
export type BatchFailure = z.infer<typeof failureSchema>;

const batchRunSchema = z.strictObject({
  id: z.string(),
  startedAt: z.string(),
  /** `running` of a process that is gone was interrupted as well. */
  status: z.enum(['running', 'stopped', 'ended']),
  /** Name by which the process can be asked for on its own machine. */
  process: z.string(),
  /** Whole paths of folders, decks, lists or patterns. */
  places: z.array(z.string()),
  /** Options of whoever began it, which going on takes over. */
  settings: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  failures: z.array(failureSchema),
});
/** One run. */
export type BatchRun = z.infer<typeof batchRunSchema>;

const summaryOf = ({ id, startedAt, status, process, places }: BatchRun) => ({
  id,
  startedAt,
  status,
  process,
  places,
});
export type BatchRunSummary = ReturnType<typeof summaryOf>;

export const batchRunsCollection: CollectionDefinition<BatchRun, BatchRunSummary> = {
  name: 'batch-runs',
  schema: batchRunSchema,
  version: 1,
  summarize: summaryOf,
};

/** Runs remembered; older ones are forgotten when one begins. */
const KEPT = 20;

/** Runs over many decks, so that one that was interrupted can go on. */
export interface BatchRuns {
  /** Remembers a run that begins now, in this process. */
  begin(run: Pick<BatchRun, 'places' | 'settings'>): Promise<BatchRun>;
  /**
   * The last run over `places` (over any when left out) that no process works on; with `interrupted`, only if it did
   * not come to its end.
   */
  last(wanted: { places?: readonly string[] | undefined; interrupted: boolean }): Promise<BatchRun | undefined>;
  /** Makes an earlier run one of this process, with the settings in force from now on. */
  takeUp(id: string, how: { settings: BatchRun['settings']; forgetFailures: boolean }): Promise<BatchRun>;
  /** Notes what could not be read, in the place of what was noted of the same path. */
  noteFailure(id: string, failure: Pick<BatchFailure, 'path' | 'mark'> & { error: VcError }): Promise<void>;
  /** `stopped` before its last deck, or `ended`. */
  close(id: string, status: 'stopped' | 'ended'): Promise<void>;
}

export function openBatchRuns({
  runs,
  processName,
  isDeadProcess,
  now,
}: {
  runs: Collection<BatchRun, BatchRunSummary>;
  processName: string;
  /** True only when a process of that name is dead for sure. */
  isDeadProcess: (name: string) => boolean;
  now: () => Date;
}): BatchRuns {
  const newestFirst = async () =>
    [...(await runs.summaries())].sort((a, b) => (a.startedAt < b.startedAt ? 1 : a.startedAt > b.startedAt ? -1 : 0));

  return {
    async begin({ places, settings }) {
      for (const { id, status, process } of (await newestFirst()).slice(KEPT - 1)) {
        if (status !== 'running' || isDeadProcess(process)) await runs.remove(id);
      }
      return runs.create({
        id: randomUUID(),
        startedAt: now().toISOString(),
        status: 'running',
        process: processName,
        places,
        settings,
        failures: [],
      });
    },

    async last({ places, interrupted }) {
      const wanted = places && JSON.stringify(places);
      const seen = new Set<string>();
      for (const { id, status, process, places: own } of await newestFirst()) {
        const place = JSON.stringify(own);
        const isFree = status !== 'running' || process === processName || isDeadProcess(process);
        // A later run over the same place stands for the earlier ones.
        if (isFree && !seen.has(place) && (wanted ?? place) === place && !(interrupted && status === 'ended')) {
          return runs.get(id);
        }
        seen.add(place);
      }
      return undefined;
    },

    takeUp: (id, { settings, forgetFailures }) =>
      runs.update(id, (run) => ({
        ...run,
        status: 'running',
        process: processName,
        settings,
        failures: forgetFailures ? [] : run.failures,
      })),

    async noteFailure(id, { path, mark, error: { code, data } }) {
      await runs.update(id, (run) => ({
        ...run,
        failures: [...run.failures.filter((other) => other.path !== path), { path, mark, code, data }],
      }));
    },

    async close(id, status) {
      await runs.update(id, (run) => ({ ...run, status }));
    },
  };
}
