/** Finds the decks that somebody means by folders, files, patterns and lists. */
import { stat } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { VcError } from '../errors/vc-error.js';
import { findDeckFiles } from './deck-files.js';
import { isPattern, matchDeckFiles } from './match-files.js';
import { readManifest, type ManifestEntry } from './read-manifest.js';

/**
 * Decks by whole path, each once, with what a list says of it: all below a folder, a file, the matches of a pattern such
 * as `decks/**\/*.pdf`, or the entries of a list (CSV with the columns file, company, sector, stage).
 *
 * @throws VcError `file-not-found`, `no-decks`, or `bad-usage` for a list that cannot be used.
 */
export async function findDecks(places: readonly string[]): Promise<ManifestEntry[]> {
  const found = new Map<string, ManifestEntry>();
  for (const place of places) {
    for (const entry of await decksAt(place)) {
      const before = found.get(entry.path);
      found.set(entry.path, { ...entry, given: { ...before?.given, ...entry.given } });
    }
  }
  if (found.size === 0) throw new VcError('no-decks', { folder: places.join(', ') });
  return [...found.values()];
}

async function decksAt(place: string): Promise<ManifestEntry[]> {
  const bare = (paths: readonly string[]) => paths.map((path) => ({ path: resolve(path), given: {} }));
  const kind = await stat(place).catch((cause: unknown) => {
    if (isPattern(place)) return undefined;
    throw new VcError('file-not-found', { fileName: place }, { cause });
  });
  if (!kind) return bare(await matchDeckFiles(place));
  if (kind.isDirectory()) return bare(await findDeckFiles(place));
  return extname(place).toLowerCase() === '.csv' ? readManifest(place) : bare([place]);
}
