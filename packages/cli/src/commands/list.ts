/** `vc list`: the analyses in the workspace, newest first. */
import { inLanguage } from '@vc-analyst/core/i18n';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { rankingTable } from '../output/ranking.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function list(flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const summaries = await workspace.analyses.list();
    if (flags.json) {
      process.stdout.write(
        `${JSON.stringify(
          summaries.map((summary) => inLanguage(summary, locale)),
          null,
          2,
        )}\n`,
      );
    } else if (summaries.length === 0) {
      if (!flags.quiet) process.stderr.write(`${say('noAnalyses')}\n`);
    } else {
      process.stdout.write(
        `${rankingTable(summaries, { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns }).join('\n')}\n`,
      );
    }
  });
}
