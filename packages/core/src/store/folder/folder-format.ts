/** The mark of a data folder: what it is, in which version of the layout. Documents have versions of their own. */
import { join } from 'node:path';
import { VcError } from '../../errors/vc-error.js';
import { replaceFile } from './durable-files.js';
import type { FileSystem } from './file-system.js';
import { ifExists } from './store-errors.js';

/** Version of the folder's layout that this program reads and writes. */
export const FORMAT_VERSION = 1;
/** Its file in the data folder. */
export const FORMAT_FILE = 'format.json';
/** Where a restore keeps what it is doing; as long as its journal lies there, the folder is between two states. */
export const RESTORE_FOLDER = '.restore';
export const RESTORE_JOURNAL = 'journal.json';

const FORMAT = 'vc-analyst-data';

/** The version of the layout; undefined for a folder without a readable mark. */
export async function readFormat(fs: FileSystem, root: string): Promise<number | undefined> {
  const bytes = await ifExists(fs.readFile(join(root, FORMAT_FILE)));
  if (!bytes) return undefined;
  try {
    const { format, version } = JSON.parse(Buffer.from(bytes).toString()) as { format?: unknown; version?: unknown };
    return format === FORMAT && Number.isInteger(version) ? (version as number) : undefined;
  } catch {
    return undefined;
  }
}

export async function writeFormat(fs: FileSystem, root: string, version = FORMAT_VERSION): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, version })}\n`;
  await replaceFile(fs, join(root, FORMAT_FILE), new TextEncoder().encode(text));
}

/**
 * The version of a folder that may be opened.
 *
 * @throws VcError `store-newer`, `store-older` (`vc migrate` helps), `restore-unfinished`.
 */
export async function assertUsable(
  fs: FileSystem,
  root: string,
  current = FORMAT_VERSION,
): Promise<number | undefined> {
  if (await ifExists(fs.stat(join(root, RESTORE_FOLDER, RESTORE_JOURNAL)))) throw new VcError('restore-unfinished');
  const version = await readFormat(fs, root);
  if (version !== undefined && version > current) throw new VcError('store-newer');
  if (version !== undefined && version < current) throw new VcError('store-older');
  return version;
}
