/**
 * Brings an older data folder to this version: first a backup, then the layout step by step, then every document of an
 * older shape. Each part is done or not done and leaves the rest as it was, so that an interrupted migration goes on
 * where it stopped.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { z } from 'zod';
import { VcError } from '../../errors/vc-error.js';
import type { CollectionDefinition } from '../store.js';
import { backUpFolder, type BackUpOptions } from './back-up-folder.js';
import { formatStored } from '../document-lines.js';
import { documentIdOf } from './document-names.js';
import { readFrom, removeDurably, replaceFile } from './durable-files.js';
import { nodeFileSystem as fs } from './file-system.js';
import { FORMAT_VERSION, readFormat, RESTORE_FOLDER, RESTORE_JOURNAL, writeFormat } from './folder-format.js';
import { BACKUPS_FOLDER, lockDataFolder } from './lock-data-folder.js';
import { ifExists, withStoreErrors } from './store-errors.js';
import { DamagedDocument, parseEnvelope, parseStored } from '../stored-document.js';

/** Brings the layout from one version to the next; run again after an interruption, it must end in the same. */
export type FolderStep = (root: string) => Promise<void>;

/** By the version they begin with. Version 1 is the first, so there is none yet. */
const FOLDER_STEPS: Readonly<Record<number, FolderStep>> = {};

/** Of a collection of any documents. */
export type AnyDefinition = CollectionDefinition<{ id: string }, object>;

export interface FolderState {
  /** Version of the layout; undefined without a readable mark. */
  format: number | undefined;
  /** Version that this program writes. */
  current: number;
  collections: CollectionState[];
  /** A backup that was begun to be restored. */
  restoring: boolean;
  /** A migration that was interrupted. */
  migrating: boolean;
}

export interface CollectionState {
  name: string;
  /** Documents. */
  total: number;
  /** Of them, those of an older shape. */
  older: number;
  /** Of them, those that only a newer version can read. */
  newer: number;
}

export interface MigrateOptions {
  /** When it runs: dates the backup. */
  now: Date;
  /** Called after each document. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** Collections that the backup leaves out. @default none */
  without?: readonly string[];
  /** For tests: the layout that is wanted, and the steps there. @default this program's */
  layout?: { version: number; steps: Readonly<Record<number, FolderStep>> };
}

export interface Migration {
  /** Version of the layout before and after. */
  from: number;
  to: number;
  /** Documents written in today's shape. */
  documents: number;
  /** Damaged documents, as `collection/id`; they were left as they are. */
  damaged: string[];
  /** The backup made before, relative to the data folder; undefined when there was nothing to do. */
  backup?: string;
}

const JOURNAL = '.migration.json';
const journalSchema = z.object({ from: z.number().int(), backup: z.string().min(1) });

/** How old the folder and its documents are. Changes nothing. Throws VcError `file-not-found`. */
export async function inspectFolder(
  folder: string,
  definitions: readonly AnyDefinition[],
  current = FORMAT_VERSION,
): Promise<FolderState> {
  const root = resolve(folder);
  if (!(await ifExists(stat(root)))?.isDirectory()) throw new VcError('file-not-found', { fileName: folder });
  return withStoreErrors(async () => {
    const collections: CollectionState[] = [];
    for (const definition of definitions) {
      const state: CollectionState = { name: definition.name, total: 0, older: 0, newer: 0 };
      for (const path of await documentPaths(root, definition.name)) {
        const version = await storedVersion(path);
        state.total += 1;
        if (version === undefined) continue;
        if (version < definition.version) state.older += 1;
        if (version > definition.version) state.newer += 1;
      }
      if (state.total > 0) collections.push(state);
    }
    return {
      format: await readFormat(fs, root),
      current,
      collections,
      restoring: (await ifExists(stat(join(root, RESTORE_FOLDER, RESTORE_JOURNAL)))) !== undefined,
      migrating: (await ifExists(stat(join(root, JOURNAL)))) !== undefined,
    };
  });
}

/**
 * Migrates the data folder, with a backup below `backups/` first. Nothing may serve the folder meanwhile: what writes to
 * it waits.
 *
 * @throws VcError `file-not-found`, `store-newer`, `store-damaged` (no step leads on from its layout),
 * `restore-unfinished`, `store-busy`, `store-full`, `store-read-only`.
 */
export async function migrateFolder(
  folder: string,
  definitions: readonly AnyDefinition[],
  { now, onProgress, without = [], layout = { version: FORMAT_VERSION, steps: FOLDER_STEPS } }: MigrateOptions,
): Promise<Migration> {
  const root = resolve(folder);
  const state = await inspectFolder(root, definitions, layout.version);
  const from = state.format ?? layout.version;
  const newer = from > layout.version || state.collections.some((collection) => collection.newer > 0);
  if (state.restoring) throw new VcError('restore-unfinished');
  if (newer) throw new VcError('store-newer');
  const older = state.collections.reduce((sum, collection) => sum + collection.older, 0);
  if (from === layout.version && older === 0 && !state.migrating) return { from, to: from, documents: 0, damaged: [] };

  return withStoreErrors(async () => {
    const journal = (await readJournal(root)) ?? (await beginMigration(root, from, { madeAt: now, without }));
    const done = await lockDataFolder(root, async () => {
      for (let version = from; version < layout.version; version += 1) {
        const step = layout.steps[version];
        if (!step) throw new VcError('store-damaged', { document: 'format.json', setAside: journal.backup });
        await step(root);
        await writeFormat(fs, root, version + 1);
      }
      return rewriteDocuments(root, definitions, (count) => onProgress?.(count, older));
    });
    await removeDurably(fs, join(root, JOURNAL));
    return { from: journal.from, to: layout.version, ...done, backup: journal.backup };
  });
}

/** The journal of a migration that was interrupted after its backup was made. */
async function readJournal(root: string): Promise<z.infer<typeof journalSchema> | undefined> {
  const bytes = await ifExists(fs.readFile(join(root, JOURNAL)));
  if (!bytes) return undefined;
  const parsed = journalSchema.safeParse(JSON.parse(Buffer.from(bytes).toString('utf8')));
  if (!parsed.success) return undefined;
  return (await ifExists(stat(join(root, parsed.data.backup)))) ? parsed.data : undefined;
}

/** Makes the backup and notes it: without the note, the next try makes another one. */
async function beginMigration(
  root: string,
  from: number,
  options: BackUpOptions,
): Promise<z.infer<typeof journalSchema>> {
  await mkdir(join(root, BACKUPS_FOLDER), { recursive: true, mode: 0o700 });
  const day = options.madeAt.toISOString().slice(0, 10);
  const names = await readdir(join(root, BACKUPS_FOLDER));
  // Of migrations that were killed while packing.
  for (const left of names) if (left.endsWith('.tmp')) await rm(join(root, BACKUPS_FOLDER, left), { force: true });
  let name = `before-migration-${day}.tar.gz`;
  for (let count = 2; names.includes(name); count += 1) name = `before-migration-${day}-${count}.tar.gz`;
  await backUpFolder(root, join(root, BACKUPS_FOLDER, name), options);
  const journal = { from, backup: `${BACKUPS_FOLDER}/${name}` };
  await replaceFile(fs, join(root, JOURNAL), new TextEncoder().encode(`${JSON.stringify(journal)}\n`));
  return journal;
}

async function rewriteDocuments(
  root: string,
  definitions: readonly AnyDefinition[],
  onDocument: (count: number) => void,
): Promise<Pick<Migration, 'documents' | 'damaged'>> {
  const damaged: string[] = [];
  let documents = 0;
  for (const definition of definitions) {
    for (const path of await documentPaths(root, definition.name)) {
      const version = await storedVersion(path);
      if (version === undefined || version >= definition.version) continue;
      const id = documentIdOf(basename(path)) ?? '';
      try {
        const stored = parseStored<{ id: string }>(await fs.readFile(path), id, definition);
        await replaceFile(fs, path, formatStored({ ...stored, stamp: randomBytes(6).toString('hex') }, definition));
        documents += 1;
        onDocument(documents);
      } catch (error) {
        if (!(error instanceof DamagedDocument)) throw error;
        damaged.push(`${definition.name}/${id}`);
      }
    }
  }
  return { documents, damaged };
}

async function documentPaths(root: string, collection: string): Promise<string[]> {
  const names = (await ifExists(readdir(join(root, collection)))) ?? [];
  return names
    .filter((name) => documentIdOf(name) !== undefined)
    .sort()
    .map((name) => join(root, collection, name));
}

/** Enough of the file to hold the version, which stands first. */
const HEAD_BYTES = 256;

/** Version of the document in the file, reading only its head where that says it; undefined for no document. */
async function storedVersion(path: string): Promise<number | undefined> {
  const handle = await fs.open(path, 'r');
  try {
    const { size } = await handle.stat();
    const head = Buffer.from(await readFrom(handle, 0, Math.min(size, HEAD_BYTES))).toString('utf8');
    const written = /^\s*\{\s*"version":\s*(\d+),/.exec(head)?.[1];
    return written === undefined ? parseEnvelope(await readFrom(handle, 0, size)).version : Number(written);
  } catch (error) {
    if (error instanceof DamagedDocument) return undefined;
    throw error;
  } finally {
    await handle.close();
  }
}
