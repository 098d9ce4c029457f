/** Finds the decks and hostile files that some tests measure on; they lie beside the project and may be missing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Path of the folder `shared` beside the project, or undefined where it is missing (tests that need it are then
 * skipped). With VC_REQUIRE_ALL set, as in CI, a missing folder is an error instead: nothing is skipped there.
 */
export function sharedFolder(): string | undefined {
  const path = fileURLToPath(new URL('../../../../../shared', import.meta.url));
  // Another folder of that name is none of ours.
  if (['decks/index.csv', 'hostile/index.csv'].every((file) => existsSync(join(path, file)))) return path;
  if (process.env.VC_REQUIRE_ALL) throw new Error(`VC_REQUIRE_ALL is set and ${path} is missing`);
  return undefined;
}
