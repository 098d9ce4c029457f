/** Says a link that was just made, this once: whole where `publicUrl` is set, else the path on the server. */
import type { Workspace } from '@vc-analyst/core';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { say } from '../output/language.js';
import { printable } from '../output/printable.js';

/** `about` is what `--json` says beside it, `sentence` what a person is told of it. */
export function tellLink(
  { config: { publicUrl } }: Pick<Workspace, 'config'>,
  { path, about, sentence }: { path: string; about: object; sentence: string },
  flags: GlobalFlags & { json?: boolean },
): void {
  const link = publicUrl === undefined ? path : new URL(path, publicUrl).href;
  process.stdout.write(flags.json ? `${JSON.stringify({ ...about, link }, null, 2)}\n` : `${link}\n`);
  if (flags.quiet || flags.json) return;
  process.stderr.write(`${printable(sentence)}\n`);
  if (publicUrl === undefined) process.stderr.write(`${say('share.path')}\n`);
}
