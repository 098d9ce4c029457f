/**
 * The form of a backup: a gzipped tar whose first entry, `backup.json`, lists every file with size and SHA-256, and
 * then these files, each once and in that order. What is not listed is not restored.
 */
import { z } from 'zod';
import { RESTORE_FOLDER } from './folder-format.js';
import { BACKUPS_FOLDER } from './lock-data-folder.js';
import { isTemporary } from './durable-files.js';

export const MANIFEST_NAME = 'backup.json';
export const BACKUP_VERSION = 1;
/** Bytes; a list of a million files is smaller. */
export const MOST_MANIFEST_BYTES = 256 * 1024 * 1024;

export const manifestSchema = z.object({
  format: z.literal('vc-analyst-backup'),
  version: z.number().int().min(1),
  /** When it was made. */
  madeAt: z.iso.datetime(),
  /** Version of the data folder's layout. */
  dataFormat: z.number().int().min(1),
  files: z.array(
    z.object({
      path: z.string().refine(isBackupPath, 'not a path of a data folder'),
      size: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type BackupManifest = z.infer<typeof manifestSchema>;

/** What a backup holds, for people. */
export interface BackupContents {
  madeAt: string;
  /** Documents by collection. */
  documents: Record<string, number>;
  /** Decks and other originals. */
  blobs: number;
  /** Bytes when unpacked. */
  bytes: number;
}

export function contentsOf({ madeAt, files }: BackupManifest): BackupContents {
  const documents: Record<string, number> = {};
  let blobs = 0;
  for (const { path } of files) {
    const [folder = '', name] = path.split('/');
    if (name === undefined) continue;
    if (folder === 'blobs') blobs += 1;
    else if (name.endsWith('.json')) documents[folder] = (documents[folder] ?? 0) + 1;
  }
  return { madeAt, documents, blobs, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}

/** Not data: made anew when lost, or somebody's work in progress. */
const LEFT_OUT = new Set(['.index', '.locks', RESTORE_FOLDER, BACKUPS_FOLDER]);

/** Whether a file of the data folder belongs into a backup; `path` is relative, with slashes. */
export function isData(path: string): boolean {
  const [first = ''] = path.split('/');
  if (LEFT_OUT.has(first) || first.startsWith(SNAPSHOT_PREFIX) || path.startsWith('blobs/incoming/')) return false;
  return !isTemporary(path);
}

/** Beginning of the names of the folders in which a moment of the data folder is held fast. */
export const SNAPSHOT_PREFIX = '.snapshot-';

/**
 * Whether a path out of a backup stays inside the data folder on every system: relative, no `..`, no drive, no
 * backslash, no control characters, no stream (`a:b`), nothing that Windows trims.
 */
export function isBackupPath(path: string): boolean {
  if (path.length > 1000 || path === MANIFEST_NAME || !isData(path)) return false;
  return path
    .split('/')
    .every((part) => /^[^\\/:*?"<>|\u0000-\u001f\u007f]{1,255}$/.test(part) && !/^\.{1,2}$|[. ]$/.test(part));
}
