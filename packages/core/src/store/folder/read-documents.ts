/** Reads the documents of a collection from a data folder that is not opened, and changes nothing in it. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStored } from '../stored-document.js';
import type { CollectionDefinition } from '../store.js';
import { documentFileName, documentIdOf } from './document-names.js';

/** One function a document, in the order of their ids; it answers undefined where the document cannot be read. */
export async function readDocuments<D extends { id: string }>(
  dataDir: string,
  definition: CollectionDefinition<D, object>,
): Promise<(() => Promise<D | undefined>)[]> {
  const folder = join(dataDir, definition.name);
  const names = await readdir(folder).catch(() => []);
  const ids = names.flatMap((name) => documentIdOf(name) ?? []).sort();
  return ids.map((id) => async () => {
    try {
      return parseStored(await readFile(join(folder, documentFileName(id))), id, definition).document;
    } catch {
      return undefined;
    }
  });
}
