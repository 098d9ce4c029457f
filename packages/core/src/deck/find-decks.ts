/** Finds the decks that somebody means by folders, files, patterns and lists. */
import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { VcError } from '../errors/vc-error.js';
import { findDeckFiles } from './deck-files.js';
import { isPattern, matchDeckFiles } from './match-files.js';
import { decksOfFiles } from './picture-series.js';
import { readManifest, type ManifestEntry } from './read-manifest.js';

/** Which of the files that are found are left out. */
export interface FindOptions {
  /** Patterns as in `.gitignore`, seen from each place; beside those in its file `.vcignore`. @default none */
  exclude?: readonly string[] | undefined;
}

/**
 * Decks by whole path, each once, with what a list says of it: all below a folder, a file, the matches of a pattern such
 * as `decks/**\/*.pdf`, or the entries of a list (CSV with the columns file, company, sector, stage). Of a folder or a
 * pattern, pictures that are slides by their names are one deck; files that are named one by one are one each.
 *
 * @throws VcError `file-not-found`, `no-decks`, or `bad-usage` for a list that cannot be used.
 */
export async function findDecks(places: readonly string[], options: FindOptions = {}): Promise<ManifestEntry[]> {
  const found = new Map<string, ManifestEntry>();
  for (const place of places) {
    for (const entry of await decksAt(place, options)) {
      const before = found.get(entry.path);
      found.set(entry.path, { ...entry, given: { ...before?.given, ...entry.given } });
    }
  }
  if (found.size === 0) throw new VcError('no-decks', { folder: places.join(', ') });
  return [...found.values()];
}

async function decksAt(place: string, options: FindOptions): Promise<ManifestEntry[]> {
  const decks = (paths: readonly string[]) =>
    decksOfFiles(paths.map((path) => resolve(path))).map((files): ManifestEntry => {
      return { path: files[0]!, given: {}, ...(files.length > 1 ? { files } : {}) };
    });
  const kind = await stat(place).catch((cause: unknown) => {
    if (isPattern(place)) return undefined;
    throw new VcError('file-not-found', { fileName: place }, { cause });
  });
  if (!kind) return decks(await matchDeckFiles(place, options));
  if (kind.isDirectory()) return decks(await findDeckFiles(place, options));
  return extname(place).toLowerCase() === '.csv' ? readManifest(place) : decks([place]);
}
