/** `vc export`: one stored analysis as a file in one of the formats. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { findAnalysis } from '../workspace/find-analysis.js';
import { say } from '../output/language.js';
import { writing } from '../output/writing.js';
import { noteAct } from '../workspace/note-act.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { withWorkspace } from '../workspace/workspace-for.js';

export async function exportOne(name: string, flags: GlobalFlags & { format?: string; out?: string }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const { id, companyName } = await findAnalysis(workspace, name);
    const format = flags.format ?? formatOf(flags.out);
    const file = await workspace.export(id, format);
    await noteAct(workspace, { action: 'analysis.exported', about: { id, name: companyName }, details: { format } });
    if (flags.out === '-') {
      process.stdout.write(file.bytes);
      return;
    }
    const path = flags.out ?? file.fileName;
    await writing(path, writeFile(path, file.bytes));
    if (!flags.quiet) process.stderr.write(`${say('written', { path })}\n`);
  });
}

/** The memo is what is sent around, so it is what comes when nothing else is asked for. */
function formatOf(out: string | undefined): string {
  const ending = out === undefined ? '' : extname(out).slice(1).toLowerCase();
  return ending === '' ? 'pdf' : ending;
}
