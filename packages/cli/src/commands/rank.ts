/** `vc rank`: what the workspace holds, best first, narrowed by day, sector, round, score, recommendation and fit. */
import { checkSummaryFlags, madeSince, printSummaries, type SummaryFlags } from './print-summaries.js';
import { rank } from '../output/ranking.js';
import { chooseRanked, type RankFilter } from '../workspace/choose-ranked.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface RankFlags extends SummaryFlags, RankFilter {
  since?: string;
  limit?: number;
}

export async function rankAnalyses(flags: RankFlags): Promise<void> {
  await checkSummaryFlags(flags);
  await withWorkspace(flags, async (workspace) => {
    const held = (await workspace.analyses.list()).filter(({ status }) => status === 'completed');
    const chosen = rank(madeSince(chooseRanked(held, flags), flags.since)).slice(0, flags.limit ?? Infinity);
    await printSummaries(workspace, chosen, held.length, flags);
  });
}
