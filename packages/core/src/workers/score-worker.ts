/** Entry of the scoring thread: one job in, one outcome or error out. Started by `score-apart.ts`. */
import { parentPort } from 'node:worker_threads';
import { toPlainError } from '../deck/isolation/messages.js';
import { isVcError } from '../errors/vc-error.js';
import type { ScoringAnswer, ScoringJob } from '../pipeline/score-apart.js';
import { openPlugins } from '../pipeline/plugins/open-plugins.js';
import { doScoring, pluginsOf } from '../pipeline/scoring-work.js';

parentPort?.on('message', (job: ScoringJob) => void answer(job).then((outcome) => parentPort?.postMessage(outcome)));

async function answer({ work, input }: ScoringJob): Promise<ScoringAnswer> {
  try {
    await openPlugins(pluginsOf(input).modules);
    return { result: doScoring(work, input) };
  } catch (error) {
    // Anything else is a fault of ours: the thread ends with it, and the caller is told.
    if (!isVcError(error)) throw error;
    return { error: toPlainError(error, '') };
  }
}
