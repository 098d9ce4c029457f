/** `vc questions`: every due-diligence question of one analysis, by category, with its cause and what was answered. */
import { inLanguage } from '@vc-analyst/core/i18n';
import { findAnalysis } from '../workspace/find-analysis.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { questionLines } from '../output/memo/question-lines.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function questions(id: string, flags: GlobalFlags & { json?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const analysis = inLanguage(await findAnalysis(workspace, id), locale);
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(analysis.questions, null, 2)}\n`);
      return;
    }
    const options = { paint: paintFor(process.stdout, flags), locale, width: process.stdout.columns ?? 100 };
    const lines = [options.paint.bold(printable(analysis.companyName)), ...questionLines(analysis, options)];
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}
