/** Path of the folder `shared` beside the project; undefined, and its tests skipped, where it is missing. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export function sharedFolder(): string | undefined {
  const path = fileURLToPath(new URL('../../../../../shared', import.meta.url));
  if (existsSync(`${path}/hostile/index.csv`)) return path;
  if (process.env.VC_REQUIRE_ALL) throw new Error(`VC_REQUIRE_ALL is set and ${path} is missing`);
  return undefined;
}
