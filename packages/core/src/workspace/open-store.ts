/** The one place that knows which store a workspace keeps its data in: the folder on disk. */
import { openAnswerCache, type FolderAnswers } from '../store/folder/open-answer-cache.js';
import { openFolderStore, type FolderStore } from '../store/folder/open-folder-store.js';
import { openRecordingFolder } from '../store/folder/open-recording-folder.js';
import { isDeadProcess, newProcessName } from '../store/folder/process-name.js';
import type { Store } from '../store/store.js';

/** Names of the processes that share a store, and which of them no longer run. */
export interface ProcessNames {
  /** A name that no other process has. */
  newName(): string;
  /** True only of a process that surely runs no more. */
  isDead(name: string): boolean;
}

export { openRecordingFolder };

/** A store with what is kept beside it. */
export interface OpenStore {
  store: Store;
  /** Answers of models by deck. */
  answers: FolderAnswers;
  processes: ProcessNames;
  /** As `Collection.updateMany`, with threads that help; absent of a store whose documents no thread can change. */
  updateManyWith?: FolderStore['updateManyWith'];
}

/** Opens (or makes) what is kept in `dataDir`. */
export async function openStore(dataDir: string): Promise<OpenStore> {
  const store = await openFolderStore(dataDir);
  return {
    store,
    updateManyWith: (definition, ids, change, helpers) => store.updateManyWith(definition, ids, change, helpers),
    answers: openAnswerCache(dataDir),
    processes: { newName: newProcessName, isDead: isDeadProcess },
  };
}
