/** A Chromium of this machine: what VC_CHROMIUM names, else the first of the usual names on the path. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'];

/** Undefined where there is none; with VC_REQUIRE_ALL, as in CI, that is an error instead. */
export function findChromium(): string | undefined {
  const named = process.env.VC_CHROMIUM;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = named ?? NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
  if (!found && process.env.VC_REQUIRE_ALL) throw new Error('VC_REQUIRE_ALL is set and no Chromium was found');
  return found;
}
