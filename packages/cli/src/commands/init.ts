/** `vc init`: commented settings and thesis in the data folder; what is there stays unless --force. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { configTemplate, thesisTemplate } from '@vc-analyst/core';
import { EXIT } from '../output/exit-codes.js';
import { say } from '../output/language.js';
import { writing } from '../output/writing.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { dataDirFor } from '../workspace/workspace-for.js';

/** Returns 0 when both files are there, whoever wrote them. */
export async function init(flags: GlobalFlags & { force?: boolean }): Promise<number> {
  const folder = dataDirFor(flags);
  await writing(folder, mkdir(folder, { recursive: true, mode: 0o700 }));
  const files = [
    ['config.yaml', configTemplate],
    ['thesis.yaml', thesisTemplate],
  ] as const;
  for (const [name, text] of files) {
    const path = join(folder, name);
    const written = await writing(path, writeNew(path, text, Boolean(flags.force)));
    if (!flags.quiet) process.stderr.write(`${say(written ? 'written' : 'kept', { path })}\n`);
  }
  return EXIT.done;
}

/** False when a file is there already. */
async function writeNew(path: string, text: string, force: boolean): Promise<boolean> {
  try {
    await writeFile(path, text, { flag: force ? 'w' : 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}
