/** `vc export`: one stored analysis as a file in one of the formats. */
import { writeFile } from 'node:fs/promises';
import type { GlobalFlags } from '../program.js';
import { withWorkspace } from '../workspace-for.js';

export async function exportOne(id: string, flags: GlobalFlags & { format: string; out?: string }): Promise<void> {
  await withWorkspace(flags, async (workspace) => {
    const file = await workspace.export(id, flags.format);
    if (flags.out === '-') {
      process.stdout.write(file.bytes);
      return;
    }
    const path = flags.out ?? file.fileName;
    await writeFile(path, file.bytes);
    if (!flags.quiet) process.stderr.write(`Written: ${path}\n`);
  });
}
