/** Answers of models by deck, kept beside the store: a deck is sent once, and read alike ever after. */
import { join } from 'node:path';
import { isBlobHash } from '../ids.js';
import { ensureFolder, removeQuietly, replaceFile } from './durable-files.js';
import { nodeFileSystem, type FileSystem } from './file-system.js';
import { ifExists } from './store-errors.js';

export interface FolderAnswers {
  /** Undefined for what is not there or cannot be read. */
  get(deckHash: string, key: string): Promise<string | undefined>;
  /** A full or read-only disk is no reason to lose an answer: it is then not kept. */
  set(deckHash: string, key: string, answer: string): Promise<void>;
  /** Names of all answers. */
  all(): AsyncIterable<{ deckHash: string; key: string }>;
  /** Removes all answers about a deck. */
  forget(deckHash: string): Promise<void>;
}

/** Names are hashes, so none leads out of the folder. */
export function openAnswerCache(dataDir: string, fs: FileSystem = nodeFileSystem): FolderAnswers {
  const folderOf = (deckHash: string): string => join(dataDir, 'model-answers', deckHash.slice(0, 2));
  const pathOf = (deckHash: string, key: string): string => join(folderOf(deckHash), `${deckHash}.${key}.json`);

  return {
    async get(deckHash, key) {
      if (!isBlobHash(deckHash) || !isBlobHash(key)) return undefined;
      const bytes = await fs.readFile(pathOf(deckHash, key)).catch(() => undefined);
      return bytes && new TextDecoder().decode(bytes);
    },

    async set(deckHash, key, answer) {
      if (!isBlobHash(deckHash) || !isBlobHash(key)) return;
      try {
        await ensureFolder(fs, folderOf(deckHash));
        await replaceFile(fs, pathOf(deckHash, key), new TextEncoder().encode(answer));
      } catch {
        // The answer is used now; the next time it is asked for again.
      }
    },

    async *all() {
      const root = join(dataDir, 'model-answers');
      for (const folder of (await ifExists(fs.readdir(root))) ?? []) {
        for (const name of (await ifExists(fs.readdir(join(root, folder)))) ?? []) {
          const [deckHash = '', key = ''] = name.split('.');
          if (isBlobHash(deckHash) && isBlobHash(key)) yield { deckHash, key };
        }
      }
    },

    async forget(deckHash) {
      if (!isBlobHash(deckHash)) return;
      const folder = folderOf(deckHash);
      for (const name of (await ifExists(fs.readdir(folder))) ?? []) {
        if (name.startsWith(deckHash)) await removeQuietly(fs, join(folder, name));
      }
    },
  };
}
