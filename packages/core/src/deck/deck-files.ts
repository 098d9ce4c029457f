/** Finds decks in a folder and loads them; a file too large is refused before a byte of it is read. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import ignore from 'ignore';
import { VcError } from '../errors/vc-error.js';
import { DECK_ENDINGS } from '../model/vocabulary.js';
import { checkFileSize, withDefaults, type ReadLimits } from './limits.js';
import type { DeckInput } from './deck-input.js';

const ENDINGS = new Set(Object.values(DECK_ENDINGS).flat());

/** True for a file that is worth opening by its name. Hidden files, Office's lock files (`~$…`) and reports are not. */
export function looksLikeDeck(fileName: string): boolean {
  return ENDINGS.has(extname(fileName).toLowerCase()) && !isPassedOver(fileName);
}

/**
 * Paths of the files in `folder` and below it that look like decks, in natural order. Hidden files and folders,
 * `node_modules`, Office's lock files (`~$…`) and reports that lie beside their decks are passed over, and so is what
 * `exclude` or the folder's file `.vcignore` names, by patterns as in `.gitignore`.
 *
 * @throws VcError `file-not-found` when the folder does not exist.
 */
export async function findDeckFiles(
  folder: string,
  { exclude = [] }: { exclude?: readonly string[] | undefined } = {},
): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: folder }, { cause });
  });
  const isExcluded = await excludedFrom(folder, exclude);
  return entries
    .filter((entry) => entry.isFile() && looksLikeDeck(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.slice(folder.length).split(/[\\/]/).some(isPassedOver) && !isExcluded(path))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

/** Tells which paths below `folder` its `.vcignore` and `patterns` leave out. */
export async function excludedFrom(
  folder: string,
  patterns: readonly string[] = [],
): Promise<(path: string) => boolean> {
  const file = await readFile(join(folder, '.vcignore'), 'utf8').catch(() => '');
  const rules = ignore().add(file).add(patterns);
  return (path) => {
    const way = relative(folder, path).replaceAll('\\', '/');
    return ignore.isPathValid(way) && rules.ignores(way);
  };
}

/** Reads a deck's bytes. Throws VcError `file-not-found`, `file-unreadable`, `empty-file` or `file-too-large`. */
export async function loadDeckFile(path: string, limits?: Partial<ReadLimits>): Promise<DeckInput> {
  const fileName = basename(path);
  const found = await stat(path).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: path }, { cause });
  });
  if (found.isDirectory()) throw new VcError('bad-usage', { problem: `${path} is a folder; name the decks in it.` });
  if (!found.isFile()) throw new VcError('file-not-found', { fileName: path });
  checkFileSize(fileName, found.size, withDefaults(limits, undefined));
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new VcError('file-unreadable', { fileName }, { cause });
  });
  return { fileName, bytes };
}

/** Marks reports that lie beside their decks: these may be PDFs, and are no decks. */
export const REPORT_MARK = '.vc-report';

function isPassedOver(name: string): boolean {
  return /^(\.|~\$|node_modules$)/.test(name) || /\.vc-report\.\w+$/i.test(name);
}
