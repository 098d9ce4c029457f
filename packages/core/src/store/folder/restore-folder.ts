/**
 * Puts a backup into a data folder: all of it or nothing.
 *
 *     .restore/new/…          unpacked and checked; nothing of the folder is touched before every file is right
 *     .restore/journal.json   what moves where, written when all is right; with it the restore is as good as done
 *     .restore/old/…          what was there before, removed at the end
 *
 * Interrupted before the journal is written, nothing has happened; after it, the folder does not open until a restore
 * has moved the rest.
 */
import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Parser, type ReadEntry } from 'tar';
import { z } from 'zod';
import { VcError } from '../../errors/vc-error.js';
import { message } from '../../model/message.js';
import {
  BACKUP_VERSION,
  contentsOf,
  MANIFEST_NAME,
  manifestSchema,
  MOST_MANIFEST_BYTES,
  type BackupContents,
  type BackupManifest,
} from './backup-file.js';
import { ensureFolder, replaceFile, syncFolder } from './durable-files.js';
import { nodeFileSystem as fs } from './file-system.js';
import { FORMAT_VERSION, RESTORE_FOLDER, RESTORE_JOURNAL } from './folder-format.js';
import { lockDataFolder } from './lock-data-folder.js';
import { ifExists, systemCode, withStoreErrors } from './store-errors.js';

export interface RestoreOptions {
  /** Replace what the folder holds. @default false */
  force?: boolean;
}

/** A folder may come from anywhere: what its journal names lies at its top, and nowhere else. */
const nameSchema = z
  .string()
  .refine((name) => name === basename(name) && !['', '.', '..', RESTORE_FOLDER].includes(name) && !name.includes('\0'));

const journalSchema = z.strictObject({
  /** Names at the top of the folder that make room. */
  old: z.array(nameSchema),
  /** Names that take their place. */
  new: z.array(nameSchema),
});
type Journal = z.infer<typeof journalSchema>;

/**
 * Restores the backup `file` into `folder`, which is made when absent. Ends an interrupted restore first.
 *
 * @throws VcError `file-not-found`, `not-a-backup`, `backup-newer`, `backup-damaged`, `folder-not-empty`, `bad-config`
 * (an interrupted restore that is not of ours), `store-busy`, `store-full`, `store-read-only`.
 */
export async function restoreFolder(
  file: string,
  folder: string,
  { force = false }: RestoreOptions = {},
): Promise<BackupContents> {
  const root = resolve(folder);
  if (!(await ifExists(stat(file)))?.isFile()) throw new VcError('file-not-found', { fileName: file });
  return withStoreErrors(async () => {
    await ensureFolder(fs, root);
    await finishRestore(root);
    const old = (await readdir(root)).filter((name) => name !== RESTORE_FOLDER);
    if (old.length > 0 && !force) throw new VcError('folder-not-empty', { folder });
    const work = join(root, RESTORE_FOLDER);
    await rm(work, { recursive: true, force: true });
    try {
      await ensureFolder(fs, join(work, 'new'));
      const manifest = await unpack(resolve(file), join(work, 'new'));
      await lockDataFolder(root, async () => {
        const journal: Journal = { old, new: await readdir(join(work, 'new')) };
        await replaceFile(fs, join(work, RESTORE_JOURNAL), new TextEncoder().encode(JSON.stringify(journal)));
      });
      await finishRestore(root);
      return contentsOf(manifest);
    } catch (error) {
      // With a journal it is as good as done: the next restore ends it.
      if (!(await ifExists(stat(join(work, RESTORE_JOURNAL))))) await rm(work, { recursive: true, force: true });
      throw error;
    }
  });
}

/** Moves what an interrupted restore left to move. Doing it twice changes nothing. */
async function finishRestore(root: string): Promise<void> {
  const work = join(root, RESTORE_FOLDER);
  const text = await ifExists(readFile(join(work, RESTORE_JOURNAL), 'utf8'));
  if (text === undefined) return;
  const journal = readJournal(text);
  await mkdir(join(work, 'old'), { recursive: true, mode: 0o700 });
  for (const name of journal.old) {
    const kept = join(work, 'old', name);
    if (!(await exists(kept))) await ifExists(rename(join(root, name), kept));
  }
  for (const name of journal.new) await ifExists(rename(join(work, 'new', name), join(root, name)));
  await syncFolder(fs, root);
  // The journal goes first: from here on the folder may be opened.
  await rm(join(work, RESTORE_JOURNAL));
  await syncFolder(fs, work);
  await rm(work, { recursive: true, force: true });
}

function readJournal(text: string): Journal {
  try {
    return journalSchema.parse(JSON.parse(text));
  } catch (cause) {
    const file = `${RESTORE_FOLDER}/${RESTORE_JOURNAL}`;
    throw new VcError('bad-config', { file, problem: { message: message('error.problem.journal') } }, { cause });
  }
}

const exists = async (path: string): Promise<boolean> => (await ifExists(stat(path))) !== undefined;

/** Unpacks into `target` and returns the manifest, once every file is there with the bytes it had. */
async function unpack(file: string, target: string): Promise<BackupManifest> {
  const fileName = basename(file);
  const damaged = (cause?: unknown) => new VcError('backup-damaged', { fileName }, { cause });
  let manifest: BackupManifest | undefined;
  let next = 0;
  const folders = new Set<string>();

  const take = async (entry: ReadEntry): Promise<void> => {
    if (entry.type !== 'File' && entry.type !== 'OldFile') throw manifest ? damaged() : notABackup(fileName);
    if (!manifest) {
      manifest = await readManifest(entry, fileName);
      return;
    }
    // Listed, in its turn, once: a path that the list does not hold is never written.
    const expected = manifest.files[next];
    next += 1;
    if (!expected || entry.path !== expected.path || entry.size !== expected.size) throw damaged();
    const path = join(target, ...expected.path.split('/'));
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    folders.add(dirname(path));
    if ((await writeHashed(path, entry)) !== expected.sha256) throw damaged();
  };

  try {
    await eachEntry(file, take);
  } catch (error) {
    if (error instanceof VcError || isSystemError(error)) throw error;
    throw manifest ? damaged(error) : notABackup(fileName, error);
  }
  if (!manifest) throw notABackup(fileName);
  if (next !== manifest.files.length) throw damaged();
  for (const folder of folders) await syncFolder(fs, folder);
  await syncFolder(fs, target);
  return manifest;
}

const notABackup = (fileName: string, cause?: unknown) => new VcError('not-a-backup', { fileName }, { cause });

async function readManifest(entry: ReadEntry, fileName: string): Promise<BackupManifest> {
  if (entry.path !== MANIFEST_NAME || entry.size > MOST_MANIFEST_BYTES) throw notABackup(fileName);
  const pieces: Buffer[] = [];
  for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
  let value: unknown;
  try {
    value = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch (error) {
    throw notABackup(fileName, error);
  }
  const { format, version } = (value ?? {}) as Partial<BackupManifest>;
  if (format !== 'vc-analyst-backup') throw notABackup(fileName);
  if (typeof version === 'number' && version > BACKUP_VERSION) throw new VcError('backup-newer', { fileName });
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw new VcError('backup-damaged', { fileName }, { cause: parsed.error });
  if (parsed.data.dataFormat > FORMAT_VERSION) throw new VcError('backup-newer', { fileName });
  return parsed.data;
}

/** Calls `take` for each entry of the archive, one after the other; an error of either ends both. */
async function eachEntry(file: string, take: (entry: ReadEntry) => Promise<void>): Promise<void> {
  const parser = new Parser({ strict: true });
  let taking = Promise.resolve();
  const failed = new Promise<never>((_, reject) => {
    parser.on('error', reject);
    parser.on('entry', (entry: ReadEntry) => {
      taking = taking.then(() => take(entry));
      taking.catch((error: unknown) => {
        // Nobody reads the rest of it.
        entry.resume();
        reject(error instanceof Error ? error : new Error(String(error)));
      });
    });
  });
  failed.catch(() => undefined);
  const source = createReadStream(file);
  try {
    const ended = new Promise<void>((resolve) => parser.on('end', resolve));
    const fed = (async () => {
      for await (const piece of source as AsyncIterable<Buffer>) {
        if (!parser.write(piece)) await Promise.race([new Promise((resolve) => parser.once('drain', resolve)), failed]);
      }
      parser.end();
    })();
    await Promise.race([fed.then(() => ended), failed]);
    await taking;
  } finally {
    source.destroy();
  }
}

/** Writes the entry to a new file, waits for the disk, and returns its SHA-256. */
async function writeHashed(path: string, entry: ReadEntry): Promise<string> {
  const hash: Hash = createHash('sha256');
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const piece of entry as AsyncIterable<Buffer>) {
      hash.update(piece);
      await handle.writeFile(piece);
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  return hash.digest('hex');
}

function isSystemError(error: unknown): boolean {
  const code = systemCode(error) ?? '';
  return /^E[A-Z]+$/.test(code);
}
