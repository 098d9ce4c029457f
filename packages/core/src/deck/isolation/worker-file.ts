/** Where the built worker lies: beside the built core, or in its dist folder when core runs from source. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VcError } from '../../errors/vc-error.js';

/** Core's entries lie in `dist/` and one folder below it; sources three folders below the package. */
const PLACES = ['./', '../', '../../../dist/'];

/** Throws `internal` when core was not built. */
export function workerFile(name = 'deck-worker.js'): string {
  const found = PLACES.map((place) => fileURLToPath(new URL(place + name, import.meta.url))).find((path) =>
    existsSync(path),
  );
  if (found === undefined) {
    throw new VcError('internal', { problem: 'the worker is not built; run `npm run build` first' });
  }
  return found;
}
