/** The one place that knows which store a workspace keeps its data in: the folder on disk, or PostgreSQL. */
import { openAnswerCache, type FolderAnswers } from '../store/folder/open-answer-cache.js';
import { openFolderStore } from '../store/folder/open-folder-store.js';
import { openRecordingFolder } from '../store/folder/open-recording-folder.js';
import { isDeadProcess, newProcessName } from '../store/folder/process-name.js';
import { copyIfThere, inTemporaryFolder } from '../store/folder/temporary-folder.js';
import { openPostgresStore, type PostgresStore } from '../store/postgres/open-postgres-store.js';
import { inspectPostgres } from '../store/postgres/inspect-postgres.js';
import { replacePostgresStore } from '../store/postgres/replace-postgres-store.js';
import type { ThreadedStore } from '../store/rewriter.js';
import type { SharedState } from '../store/shared-state.js';
import type { Store } from '../store/store.js';

/** Names of the processes that share a store, and which of them no longer run. */
export interface ProcessNames {
  /** A name that no other process has. */
  newName(): string;
  /** True only of a process that surely runs no more. */
  isDead(name: string): boolean;
}

export { readDocuments } from '../store/folder/read-documents.js';
export { copyIfThere, inspectPostgres, inTemporaryFolder, openRecordingFolder };

/** A store with what is kept beside it. */
export interface OpenStore {
  store: Store;
  /** Answers of models by deck. */
  answers: FolderAnswers;
  processes: ProcessNames;
  /** As `Collection.updateMany`, with threads that help; absent of a store of somebody's own. */
  updateManyWith?: ThreadedStore['updateManyWith'];
  /** Of a store that several servers and workers share: how they divide what is to be done. */
  claimFirst?: PostgresStore['claimFirst'];
  shared?: SharedState;
}

/** Opens (or makes) what is kept in `dataDir`, or in PostgreSQL where its address is given; a store of somebody's own is taken as it is. */
export async function openStore(dataDir: string, address?: string | Store): Promise<OpenStore> {
  if (typeof address === 'object') return { store: address, answers: openAnswerCache(dataDir), processes };
  if (address !== undefined) return inPostgres(await openPostgresStore(address));
  const store = await openFolderStore(dataDir);
  return {
    store,
    updateManyWith: (definition, ids, change, helpers) => store.updateManyWith(definition, ids, change, helpers),
    answers: openAnswerCache(dataDir),
    processes,
  };
}

/** As `replacePostgresStore`: what `fill` writes takes the place of what the database holds, as a whole or not at all. */
export function replaceStore<T>(address: string, fill: (made: OpenStore) => Promise<T>): Promise<T> {
  return replacePostgresStore(address, (store) => fill(inPostgres(store)));
}

function inPostgres(store: PostgresStore): OpenStore {
  return {
    store,
    answers: store.answers,
    processes,
    shared: store.shared,
    updateManyWith: (definition, ids, change, helpers) => store.updateManyWith(definition, ids, change, helpers),
    claimFirst: (definition, query, change) => store.claimFirst(definition, query, change),
  };
}

const processes: ProcessNames = { newName: newProcessName, isDead: isDeadProcess };
