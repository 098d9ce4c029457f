/** `vc rm`: removes analyses and the decks that no other analysis needs. */
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';
import { noteAct } from '../workspace/note-act.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function rm(ids: string[], flags: GlobalFlags): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    // All of them are found before the first is gone: a wrong id removes nothing.
    const named = await Promise.all(ids.map((id) => workspace.analyses.get(id)));
    for (const [id, companyName] of new Map(named.map(({ id, companyName }) => [id, companyName]))) {
      await workspace.analyses.remove(id);
      await noteAct(workspace, { action: 'analysis.removed', about: { id, name: companyName } });
      if (!flags.quiet) process.stderr.write(`${printable(say('removed', { name: companyName, id }))}\n`);
    }
  });
}
