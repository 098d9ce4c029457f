/** `vc rank`: what the workspace holds, best first, narrowed by sector, round, score, recommendation and fit. */
import { inLanguage } from '@vc-analyst/core/i18n';
import { chooseRanked, type RankFilter } from '../workspace/choose-ranked.js';
import { paintFor } from '../output/paint.js';
import { rank, rankingTable } from '../output/ranking.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface RankFlags extends GlobalFlags, RankFilter {
  limit?: number;
  json?: boolean;
}

export async function rankAnalyses(flags: RankFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const held = (await workspace.analyses.list()).filter((summary) => summary.status === 'completed');
    const chosen = rank(chooseRanked(held, flags)).slice(0, flags.limit ?? Infinity);
    if (flags.json) {
      const summaries = chosen.map((summary) => inLanguage(summary, locale));
      process.stdout.write(`${JSON.stringify(summaries, null, 2)}\n`);
    } else if (chosen.length > 0) {
      process.stdout.write(
        `${rankingTable(chosen, { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns }).join('\n')}\n`,
      );
    } else if (!flags.quiet) {
      const why =
        held.length === 0 ? 'No analyses yet: vc analyze <deck> makes the first.' : nothingMatches(held.length);
      process.stderr.write(`${why}\n`);
    }
  });
}

function nothingMatches(count: number): string {
  return count === 1 ? 'The one analysis does not match.' : `None of the ${count} analyses matches.`;
}
