/** `vc list`: the analyses in the workspace, newest first. */
import { checkSummaryFlags, madeSince, printSummaries, type SummaryFlags } from './print-summaries.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function list(flags: SummaryFlags & { since?: string; limit?: number }): Promise<void> {
  await checkSummaryFlags(flags);
  await withWorkspace(flags, async (workspace) => {
    const held = await workspace.analyses.list();
    const chosen = madeSince(held, flags.since).slice(0, flags.limit ?? Infinity);
    await printSummaries(workspace, chosen, held.length, flags);
  });
}
