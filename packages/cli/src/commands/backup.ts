/** `vc backup`, `vc restore` and `vc migrate`: the data folder as one file, and brought to this version. */
import { backUp, migrate as migrateFolder, restore as restoreFolder, type BackupContents } from '@vc-analyst/core';
import { formatNumber } from '@vc-analyst/core/i18n';
import { say, spokenLanguage } from '../output/language.js';
import { printable } from '../output/printable.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { dataDirFor, settingsFor } from '../workspace/workspace-for.js';

export interface BackupFlags extends GlobalFlags {
  force?: boolean;
  json?: boolean;
}

/** Writes one file with everything; a server may go on meanwhile. */
export async function backup(file: string, flags: BackupFlags): Promise<void> {
  const dataDir = (await settingsFor(flags)).config.dataDir;
  const made = await backUp(dataDir, file, { force: Boolean(flags.force) });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ file, ...made }, null, 2)}\n`);
    return;
  }
  if (flags.quiet) return;
  for (const path of made.leftOut) tell(say('backup.leftOut', { path }));
  tell(say('backup.done', { path: file, size: megabytes(made.size), ...counts(made) }));
}

/** Puts a backup into the data folder: everything or nothing. */
export async function restore(file: string, flags: BackupFlags): Promise<void> {
  const dataDir = await folderOf(flags);
  const restored = await restoreFolder(file, dataDir, { force: Boolean(flags.force) });
  if (flags.json) {
    process.stdout.write(`${JSON.stringify({ folder: dataDir, ...restored }, null, 2)}\n`);
    return;
  }
  if (flags.quiet) return;
  const time = restored.madeAt.slice(0, 16).replace('T', ' ');
  tell(say('restore.done', { path: dataDir, time: `${time} UTC`, ...counts(restored) }));
  if (counts(restored).accounts > 0) tell(say('restore.signIn'));
  for (const { from, name, value } of restored.settings) tell(say('restore.setting', { from, name, value }));
}

/** Brings an older data folder to this version, with a backup first. */
export async function migrate(flags: GlobalFlags & { json?: boolean }): Promise<void> {
  const dataDir = await folderOf(flags);
  const live = !flags.quiet && !flags.json && process.stderr.isTTY;
  const migration = await migrateFolder(dataDir, {
    onProgress: live
      ? (done, total) =>
          process.stderr.write(`\r${say('migrate.progress', { done, total })}${done === total ? '\n' : ''}`)
      : undefined,
  });
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

/** Without opening what lies in it: its settings may be what is to be replaced, or older than this version. */
async function folderOf(flags: GlobalFlags): Promise<string> {
  return flags.config === undefined ? dataDirFor(flags) : (await settingsFor(flags)).config.dataDir;
}

function counts({ documents, blobs }: BackupContents) {
  return { analyses: documents.analyses ?? 0, decks: blobs, accounts: documents.accounts ?? 0 };
}

/** With one decimal. */
function megabytes(bytes: number): string {
  return formatNumber(Math.max(0.1, Math.round(bytes / 1e5) / 10), spokenLanguage());
}

function tell(sentence: string): void {
  process.stderr.write(`${printable(sentence)}\n`);
}
