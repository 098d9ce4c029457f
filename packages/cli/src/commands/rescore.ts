/** `vc rescore`: stored analyses scored again with this version of the rubric, opening no deck. */
import { rankSummaries } from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { findAnalysis } from '../workspace/find-analysis.js';
import { paintFor } from '../output/paint.js';
import { rankingTable } from '../output/ranking.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function rescore(ids: string[], flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const named = await Promise.all(ids.map(async (name) => (await findAnalysis(workspace, name)).id));
    const summaries = rankSummaries(await workspace.rescore(named.length > 0 ? named : undefined));
    process.stdout.write(
      flags.json
        ? `${JSON.stringify(
            summaries.map((summary) => inLanguage(summary, locale)),
            null,
            2,
          )}\n`
        : `${rankingTable(summaries, { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns }).join('\n')}\n`,
    );
  });
}
