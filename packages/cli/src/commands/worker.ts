/** `vc worker`: analyses what servers take in, without answering anybody itself. */
import { say } from '../output/language.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { untilAsked } from '../workspace/until-asked.js';
import { needsStore, openConfigured, settingsFor } from '../workspace/workspace-for.js';

export interface WorkerFlags extends GlobalFlags {
  /** Decks analysed at the same time. */
  workers?: number;
}

/** Ends with 130 on Ctrl-C and with 0 when the system asks; others take up what it was analysing. */
export async function worker(flags: WorkerFlags): Promise<number> {
  const settings = await settingsFor(flags, flags.workers ? { concurrency: flags.workers } : {});
  if (settings.config.store === undefined) throw needsStore();
  const workspace = await openConfigured(settings);
  try {
    await workspace.queue.start();
    if (!flags.quiet) process.stderr.write(`${say('worker.started', { count: workspace.concurrency })}\n`);
    const exitCode = await untilAsked();
    if (!flags.quiet) process.stderr.write(`${say('serve.stopping')}\n`);
    return exitCode;
  } finally {
    await workspace.close();
  }
}
