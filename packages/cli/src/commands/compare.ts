/** `vc compare`: two analyses side by side, as text or JSON. */
import { findAnalysis } from '../workspace/find-analysis.js';
import { comparisonText } from '../output/comparison-text.js';
import { paintFor } from '../output/paint.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export interface CompareFlags extends GlobalFlags {
  all?: boolean;
  json?: boolean;
}

export async function compare(a: string, b: string, flags: CompareFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const locale = workspace.config.lang;
    const [first, second] = await Promise.all([a, b].map((name) => findAnalysis(workspace, name)));
    const comparison = await workspace.analyses.compare(first!.id, second!.id, { locale });
    if (flags.json) {
      process.stdout.write(`${JSON.stringify(comparison, null, 2)}\n`);
      return;
    }
    const paint = paintFor(process.stdout, flags);
    const width = process.stdout.columns ?? 100;
    const lines = comparisonText(comparison, { paint, locale, width, all: Boolean(flags.all) });
    process.stdout.write(`${lines.join('\n')}\n`);
  });
}
