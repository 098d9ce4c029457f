/** All finished decks scored again by the rules in force, one run at a time, going on after the answer. */
import { isVcError, type ErrorCode, type Workspace } from '@vc-analyst/core';
import type { Logger } from 'pino';

export interface RescoringState {
  running: boolean;
  /** How the last run of this server ended: `changed` of its decks have another document now. */
  last: { finishedAt: string; changed: number } | { finishedAt: string; failed: ErrorCode } | null;
}

export interface Rescoring {
  /** Starts unless it runs. */
  start(): RescoringState;
  state(): RescoringState;
}

export function openRescoring(workspace: Pick<Workspace, 'rescore'>, log: Logger): Rescoring {
  let running = false;
  let last: RescoringState['last'] = null;
  const state = () => ({ running, last });
  async function run(): Promise<void> {
    try {
      const changed = await workspace.rescore(undefined, { apart: true });
      last = { finishedAt: new Date().toISOString(), changed: changed.length };
    } catch (error) {
      log.error({ err: error }, 'the decks could not be scored again');
      last = { finishedAt: new Date().toISOString(), failed: isVcError(error) ? error.code : 'internal' };
    } finally {
      running = false;
    }
  }
  return {
    start() {
      if (!running) {
        running = true;
        void run();
      }
      return state();
    },
    state,
  };
}
