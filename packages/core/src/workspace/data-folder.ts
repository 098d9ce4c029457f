/** The data folder as a whole, closed or in use: backed up, restored, brought to this version, looked at. */
import { accountsCollection } from '../accounts/account-collection.js';
import { apiTokensCollection } from '../accounts/api-tokens.js';
import { secretsCollection } from '../accounts/admin-panel.js';
import { settingsCollection } from '../accounts/open-settings.js';
import { secondFactorsCollection } from '../accounts/second-factors.js';
import { sessionsCollection } from '../accounts/sessions.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { auditCollection } from '../audit/audit-log.js';
import { activitiesCollection } from '../collaboration/activities.js';
import { sharesCollection } from '../collaboration/links.js';
import { investmentsCollection } from './investments-collection.js';
import { adaptationCollection } from './training/adaptation-collection.js';
import { batchRunsCollection } from '../jobs/batch-runs.js';
import { workersCollection } from '../jobs/worker-registry.js';
import { restoredSettings, type RestoredSetting } from './restored-settings.js';
import { backUpFolder, type BackUpResult } from '../store/folder/back-up-folder.js';
import type { BackupContents } from '../store/folder/backup-file.js';
import { inspectFolder, migrateFolder, type FolderState, type Migration } from '../store/folder/migrate-folder.js';
import { restoreFolder } from '../store/folder/restore-folder.js';

export type { BackUpResult } from '../store/folder/back-up-folder.js';
export type { BackupContents } from '../store/folder/backup-file.js';
export type { CollectionState, FolderState, Migration } from '../store/folder/migrate-folder.js';

/** Every collection that a data folder may hold. */
export const DATA_COLLECTIONS = [
  analysesCollection,
  accountsCollection,
  secretsCollection,
  secondFactorsCollection,
  sessionsCollection,
  settingsCollection,
  activitiesCollection,
  sharesCollection,
  investmentsCollection,
  adaptationCollection,
  batchRunsCollection,
  workersCollection,
  auditCollection,
  apiTokensCollection,
];

/** Of the moment alone: a restored folder must revive neither who was signed in nor who was at work. */
export const OF_THE_MOMENT = [sessionsCollection.name, workersCollection.name];

/**
 * Writes one file with everything the data folder holds (analyses, decks, people, settings, thesis), as it is at one
 * moment; a server may go on meanwhile. Who is signed in is left out.
 *
 * @throws VcError `file-not-found`, `file-exists` (unless `force`), `bad-usage`, `store-busy`, `store-full`.
 */
export function backUp(
  dataDir: string,
  file: string,
  { now = new Date(), force = false }: { now?: Date; force?: boolean } = {},
): Promise<BackUpResult> {
  return backUpFolder(dataDir, file, { madeAt: now, force, without: OF_THE_MOMENT });
}

/** What was restored, and what of it decides where decks and people are sent. */
export type Restored = BackupContents & { settings: RestoredSetting[] };

/**
 * Restores what `backUp` wrote into an empty or absent folder, or with `force` in place of what it holds: everything or
 * nothing. Nothing may serve the folder meanwhile.
 *
 * @throws VcError `file-not-found`, `not-a-backup`, `backup-newer`, `backup-damaged`, `folder-not-empty`, `store-full`.
 */
export async function restore(file: string, dataDir: string, options: { force?: boolean } = {}): Promise<Restored> {
  const contents = await restoreFolder(file, dataDir, options);
  return { ...contents, settings: await restoredSettings(dataDir) };
}

/**
 * Brings a data folder of an older version to this one, with a backup below its `backups/` first; interrupted, it goes on
 * at the next call. Nothing may serve the folder meanwhile.
 *
 * @throws VcError `file-not-found`, `store-newer`, `store-damaged`, `restore-unfinished`, `store-busy`, `store-full`.
 */
export function migrate(
  dataDir: string,
  {
    now = new Date(),
    ...options
  }: { now?: Date; onProgress?: ((done: number, total: number) => void) | undefined } = {},
): Promise<Migration> {
  return migrateFolder(dataDir, DATA_COLLECTIONS, { now, without: OF_THE_MOMENT, ...options });
}

/** How old the folder and its documents are, and whether something was interrupted in it. Changes nothing. */
export function inspectDataFolder(dataDir: string): Promise<FolderState> {
  return inspectFolder(dataDir, DATA_COLLECTIONS);
}
