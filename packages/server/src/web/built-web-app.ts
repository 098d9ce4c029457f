/** Where the built web app lies: in its package, beside this one when installed and in the repository alike. */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder for `webDir` of `startServer`; undefined where the app was not built. */
export function builtWebApp(): string | undefined {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@vc-analyst/web/package.json')), 'dist');
  return existsSync(join(folder, 'index.html')) ? folder : undefined;
}
