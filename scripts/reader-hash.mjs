/** What the code that reads decks is, as a hash: decks that were kept once read are read anew when it changes. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './set-up.mjs';

export function readerHash() {
  const folder = join(root, 'packages', 'core', 'src', 'deck');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true }).sort())
    if (name.endsWith('.ts') && !name.endsWith('.test.ts')) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex');
}
