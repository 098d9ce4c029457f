/** What decks of a run are called in its lines: by the file's name, with its folder where several have the same. */
import { basename, relative } from 'node:path';
import type { ManifestEntry } from '@vc-analyst/core';

/** In the order of `decks`; several pictures are named by the first and the last. */
export function deckNames(decks: readonly ManifestEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { path } of decks) counts.set(basename(path), (counts.get(basename(path)) ?? 0) + 1);
  return decks.map(({ path, files = [] }) => {
    const way = relative(process.cwd(), path);
    const name = counts.get(basename(path)) === 1 ? basename(path) : way.startsWith('..') ? path : way;
    return files.length > 1 ? `${name} … ${basename(files.at(-1)!)}` : name;
  });
}
