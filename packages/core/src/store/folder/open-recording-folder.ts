/** A folder of somebody's choice that holds recorded answers of a model: named texts, nobody's but its owner's. */
import { join } from 'node:path';
import { ensureFolder, replaceFile } from './durable-files.js';
import { nodeFileSystem } from './file-system.js';
import { ifExists } from './store-errors.js';

export function openRecordingFolder(path: string) {
  const fs = nodeFileSystem;
  return {
    path,
    isEmpty: async (): Promise<boolean> => ((await ifExists(fs.readdir(path))) ?? []).length === 0,
    /** Undefined for what is not there. */
    async read(name: string): Promise<string | undefined> {
      const bytes = await ifExists(fs.readFile(join(path, name)));
      return bytes && new TextDecoder().decode(bytes);
    },
    /** Makes the folder where there is none. */
    async write(name: string, text: string): Promise<void> {
      await ensureFolder(fs, path);
      await replaceFile(fs, join(path, name), new TextEncoder().encode(text));
    },
  };
}
