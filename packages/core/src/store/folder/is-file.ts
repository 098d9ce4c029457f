/** Whether a data folder cannot be one, since a file lies there. */
import { statSync } from 'node:fs';

/** False where there is nothing yet. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}
