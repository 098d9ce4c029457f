/** `vc backup`, `vc restore` and `vc migrate`: the data as one file, brought to this version, and to another place. */
import { readFile } from 'node:fs/promises';
import {
  backUp,
  migrate as migrateFolder,
  moveData,
  restore as restoreBackup,
  type BackupContents,
  makeBackupKey,
  type DataPlace,
  VcError,
} from '@vc-analyst/core';
import { formatNumber } from '@vc-analyst/core/i18n';
import { say, spokenLanguage } from '../output/language.js';
import { printable } from '../output/printable.js';
import { writing } from '../output/writing.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { absolute, dataDirFor, settingsFor } from '../workspace/workspace-for.js';

export interface BackupFlags extends GlobalFlags {
  force?: boolean;
  json?: boolean;
  /** For whom a backup is encrypted. */
  to?: string[];
  /** File with the key that opens an encrypted one. */
  key?: string;
}

/** Writes one file with everything; a server may go on meanwhile. */
export async function backup(file: string, flags: BackupFlags): Promise<void> {
  const made = await backUp((await settingsFor(flags)).config, file, {
    force: Boolean(flags.force),
    recipients: flags.to ?? [],
  });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ file, ...made }, null, 2)}\n`);
    return;
  }
  if (flags.quiet) return;
  for (const path of made.leftOut) tell(say('backup.leftOut', { path }));
  tell(say('backup.done', { path: file, size: megabytes(made.size), ...counts(made) }));
}

/** Puts a backup into the data folder, or into the database: everything or nothing. */
export async function restore(file: string, flags: BackupFlags): Promise<void> {
  const place = await placeOf(flags);
  const keys = flags.key === undefined ? undefined : await readKey(flags.key);
  const restored = await restoreBackup(file, place, { force: Boolean(flags.force), keys });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ folder: nameOf(place), ...restored }, null, 2)}\n`);
    return;
  }
  if (flags.quiet) return;
  const time = restored.madeAt.slice(0, 16).replace('T', ' ');
  tell(say('restore.done', { path: nameOf(place), time: `${time} UTC`, ...counts(restored) }));
  if (counts(restored).accounts > 0) tell(say('restore.signIn'));
  for (const { from, name, value } of restored.settings) tell(say('restore.setting', { from, name, value }));
}

/** Makes the key for encrypted backups, and prints for whom they are then to be encrypted. */
export async function makeKey(file: string, flags: GlobalFlags): Promise<void> {
  const recipient = await writing(file, makeBackupKey(file));
  if (!flags.quiet) tell(say('backup.key', { path: file }));
  process.stdout.write(`${recipient}\n`);
}

async function readKey(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new VcError('file-not-found', { fileName: file });
  }
}

/** Brings an older data folder to this version, with a backup first; with `to`, everything into another place. */
export async function migrate(flags: GlobalFlags & { json?: boolean; to?: string }): Promise<void> {
  const place = await placeOf(flags);
  const live = !flags.quiet && !flags.json && process.stderr.isTTY;
  const onProgress = live
    ? (done: number, total: number) =>
        process.stderr.write(`\r${say('migrate.progress', { done, total })}${done === total ? '\n' : ''}`)
    : undefined;
  if (flags.to !== undefined) return move(place, flags.to, flags, onProgress);
  const { dataDir } = place;
  if (place.store !== undefined) throw new VcError('bad-usage', { problem: say('migrate.store') });
  const migration = await migrateFolder(dataDir, { onProgress });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ folder: dataDir, ...migration }, null, 2)}\n`);
    return;
  }
  for (const document of migration.damaged) tell(say('migrate.damaged', { document }));
  if (flags.quiet) return;
  const { backup: kept, documents } = migration;
  tell(
    kept === undefined
      ? say('migrate.current', { path: dataDir })
      : say('migrate.done', { path: dataDir, documents, backup: `${dataDir}/${kept}` }),
  );
}

async function move(
  from: DataPlace,
  target: string,
  flags: GlobalFlags & { json?: boolean },
  onProgress: ((done: number, total: number) => void) | undefined,
): Promise<void> {
  const isStore = /^postgres(?:ql)?:\/\//.test(target);
  const to = isStore ? { dataDir: from.dataDir, store: target } : { dataDir: absolute(target) };
  if (from.store === undefined && !isStore) throw new VcError('bad-usage', { problem: say('migrate.folders') });
  const copy = await moveData(from, to, { onProgress });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ to: nameOf(to), ...copy }, null, 2)}\n`);
    return;
  }
  for (const document of copy.damaged) tell(say('migrate.damaged', { document }));
  if (!flags.quiet) tell(say('migrate.moved', { from: nameOf(from), to: nameOf(to), ...counts(copy) }));
}

/**
 * Where the data is. Settings that cannot be read name no database: a restore may be about to replace them, a migration
 * to bring them to this version.
 */
async function placeOf(flags: GlobalFlags): Promise<DataPlace> {
  const isNamed = flags.config !== undefined || flags.store !== undefined || Boolean(process.env.VC_STORE);
  if (isNamed) return (await settingsFor(flags)).config;
  const settings = await settingsFor(flags).catch(() => undefined);
  return { dataDir: dataDirFor(flags), store: settings?.config.store };
}

/** The folder, or the kind of store: its address may hold a password. */
function nameOf({ dataDir, store }: DataPlace): string {
  return store === undefined ? dataDir : 'PostgreSQL';
}

function counts({ documents, blobs }: Pick<BackupContents, 'documents' | 'blobs'>) {
  return { analyses: documents.analyses ?? 0, decks: blobs, accounts: documents.accounts ?? 0 };
}

/** With one decimal. */
function megabytes(bytes: number): string {
  return formatNumber(Math.max(0.1, Math.round(bytes / 1e5) / 10), spokenLanguage());
}

function tell(sentence: string): void {
  process.stderr.write(`${printable(sentence)}\n`);
}
