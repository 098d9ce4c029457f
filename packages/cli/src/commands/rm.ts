/** `vc rm`: removes analyses and the decks that no other analysis needs, once somebody is sure. */
import { isSure } from '../output/ask.js';
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';
import { noteAct } from '../workspace/note-act.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function rm(ids: string[], flags: GlobalFlags & { yes?: boolean }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    // All of them are found before the first is gone: a wrong id removes nothing.
    const found = await Promise.all(ids.map((id) => workspace.analyses.get(id)));
    const named = new Map(found.map(({ id, companyName }) => [id, companyName]));
    const names = [...named].map(([id, companyName]) => `${companyName} (${id.slice(0, 8)})`).join(', ');
    const question = printable(`${names}: ${say('rm.sure', { count: named.size })}`);
    if (!flags.yes && !(await isSure(question))) {
      if (!flags.quiet) process.stderr.write(`${say('rm.nothing')}\n`);
      return;
    }
    for (const [id, companyName] of named) {
      await workspace.analyses.remove(id);
      await noteAct(workspace, { action: 'analysis.removed', about: { id, name: companyName } });
      if (!flags.quiet) process.stderr.write(`${printable(say('removed', { name: companyName, id }))}\n`);
    }
  });
}
