/** Finds decks in a folder and loads them; a file too large is refused before a byte of it is read. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { VcError } from '../errors/vc-error.js';
import { checkFileSize, withDefaults, type ReadLimits } from './limits.js';
import type { DeckInput } from './read-deck-here.js';

/** Endings that are worth opening in a folder; what a file really is, its content decides. */
const DECK_ENDINGS = new Set(['.pdf', '.pptx', '.ppsx', '.potx', '.ppt', '.pps', '.png', '.jpg', '.jpeg']);

/**
 * Paths of the files in `folder` and below it that look like decks, in natural order. Hidden files and
 * folders and Office's lock files (`~$…`) are passed over.
 *
 * @throws VcError `file-not-found` when the folder does not exist.
 */
export async function findDeckFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: folder }, { cause });
  });
  return entries
    .filter((entry) => entry.isFile() && DECK_ENDINGS.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(
      (path) =>
        !path
          .slice(folder.length)
          .split(/[\\/]/)
          .some((part) => /^(\.|~\$)/.test(part)),
    )
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Reads a deck's bytes. Throws VcError `file-not-found`, `empty-file` or `file-too-large`. */
export async function loadDeckFile(path: string, limits?: Partial<ReadLimits>): Promise<DeckInput> {
  const fileName = basename(path);
  const found = await stat(path).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: path }, { cause });
  });
  if (!found.isFile()) throw new VcError('file-not-found', { fileName: path });
  checkFileSize(fileName, found.size, withDefaults(limits, undefined));
  return { fileName, bytes: await readFile(path) };
}
