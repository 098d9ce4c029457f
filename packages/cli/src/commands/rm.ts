/** `vc rm`: removes analyses and the decks that no other analysis needs. */
import type { GlobalFlags } from '../program.js';
import { withWorkspace } from '../workspace-for.js';

export async function rm(ids: string[], flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    for (const id of ids) {
      const analysis = await workspace.analyses.get(id);
      await workspace.analyses.remove(analysis.id);
      if (!flags.quiet) process.stderr.write(`Removed: ${analysis.companyName} (${analysis.id})\n`);
    }
  });
}
