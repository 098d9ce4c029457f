/** `vc list`: the analyses in the workspace, newest first, narrowed as `vc rank` does. */
import { chooseAnalyses } from '@vc-analyst/core';
import { filterOf, type FilterFlags } from '../workspace/filter-of.js';
import { withWorkspace } from '../workspace/workspace-for.js';
import { checkSummaryFlags, printSummaries, type SummaryFlags } from './print-summaries.js';

export async function list(flags: SummaryFlags & FilterFlags & { limit?: number }): Promise<void> {
  await checkSummaryFlags(flags);
  await withWorkspace(flags, async (workspace) => {
    const held = await workspace.analyses.list();
    const chosen = chooseAnalyses(held, await filterOf(workspace, flags)).slice(0, flags.limit ?? Infinity);
    await printSummaries(workspace, chosen, held.length, flags);
  });
}
