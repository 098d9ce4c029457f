/** A thread that scores stored analyses again: bytes in, bytes out. Started by `rescore-threads.ts`. */
import type { StoredBytes } from '../store/rewriter.js';
import { parentPort, workerData } from 'node:worker_threads';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { openPlugins } from '../pipeline/plugins/open-plugins.js';
import { rescoreStored } from '../pipeline/score-document.js';
import type { ScoringRules } from '../pipeline/scoring-rules.js';
import { rewriteStored } from '../store/rewrite-stored.js';

const rules = workerData as ScoringRules | undefined;

const loaded = openPlugins(rules?.rubric.own?.modules ?? []);
// Told by whoever scores next.
loaded.catch(() => undefined);

parentPort?.on('message', (documents: StoredBytes[]) => void answer(documents));

async function answer(documents: StoredBytes[]): Promise<void> {
  await loaded.catch(() => undefined);
  const done = documents.map((document) => {
    try {
      return rewriteStored(
        document,
        (one, writtenByThisBuild) => rescoreStored(one, writtenByThisBuild, rules),
        analysesCollection,
      );
    } catch {
      // Left to the main thread, which meets the same error and can tell it.
      return undefined;
    }
  });
  parentPort?.postMessage(done);
}
