/** `vc list`: the analyses in the workspace, newest first, narrowed as `vc rank` does. */
import { storeFilter } from '@vc-analyst/core';
import { filterOf, type FilterFlags } from '../workspace/filter-of.js';
import { withWorkspace } from '../workspace/workspace-for.js';
import { checkSummaryFlags, printSummaries, type SummaryFlags } from './print-summaries.js';

export async function list(flags: SummaryFlags & FilterFlags & { limit?: number }): Promise<void> {
  await checkSummaryFlags(flags);
  await withWorkspace(flags, async (workspace) => {
    const filter = storeFilter(await filterOf(workspace, flags));
    const { items } = await workspace.analyses.page({ filter, limit: flags.limit ?? Infinity });
    const held = items.length || (await workspace.analyses.page({ limit: 1 })).total;
    await printSummaries(workspace, items.slice(0, flags.limit), held, flags);
  });
}
