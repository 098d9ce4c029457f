/** `vc rank`: what the workspace holds, best first, of each company the newest deck, narrowed as `vc list` does. */
import { chooseAnalyses, newestVersions, rankSummaries } from '@vc-analyst/core';
import { filterOf, type FilterFlags } from '../workspace/filter-of.js';
import { withWorkspace } from '../workspace/workspace-for.js';
import { checkSummaryFlags, printSummaries, type SummaryFlags } from './print-summaries.js';

export interface RankFlags extends SummaryFlags, FilterFlags {
  limit?: number;
  /** Also versions that a later reading of the same company's deck follows. */
  allVersions?: boolean;
}

export async function rankAnalyses(flags: RankFlags): Promise<void> {
  await checkSummaryFlags(flags);
  await withWorkspace(flags, async (workspace) => {
    const held = await workspace.analyses.list({ status: ['completed'] });
    const current = flags.allVersions ? held : newestVersions(held);
    const chosen = rankSummaries(chooseAnalyses(current, await filterOf(workspace, flags)));
    await printSummaries(workspace, chosen.slice(0, flags.limit ?? Infinity), held.length, flags);
  });
}
