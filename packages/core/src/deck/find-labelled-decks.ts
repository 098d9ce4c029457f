/** Reads a labels file and finds the decks it speaks of. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { VcError } from '../errors/vc-error.js';

/** A line of the file and the paths of its deck (several images are one deck; none when it was not found). */
export interface LabelledFiles {
  label: unknown;
  paths: string[];
}

/**
 * One entry a line of JSON. The deck of a label is its `files` (relative to the labels file, or by name in `files/` beside it),
 * else the file there whose name without ending is the label's `id`.
 *
 * @throws VcError `file-not-found`, or `bad-config` with the line that is not JSON.
 */
export async function findLabelledDecks(labelsPath: string): Promise<LabelledFiles[]> {
  const text = await readFile(labelsPath, 'utf8').catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: labelsPath }, { cause });
  });
  const folder = dirname(labelsPath);
  const beside = await filesIn(folder);
  return text.split(/\r?\n/).flatMap((line, index): LabelledFiles[] => {
    if (line.trim() === '') return [];
    let label: { id?: unknown; files?: unknown };
    try {
      label = JSON.parse(line) as typeof label;
    } catch (cause) {
      throw new VcError(
        'bad-config',
        { file: basename(labelsPath), problem: `line ${index + 1} is not JSON.` },
        { cause },
      );
    }
    const named = Array.isArray(label.files) ? label.files.map((name) => join(folder, String(name))) : undefined;
    const paths = named
      ? named
          .map((path) => (existsSync(path) ? path : join(folder, 'files', basename(path))))
          .filter((path) => existsSync(path))
      : beside.filter((path) => stem(path) === label.id);
    return [{ label, paths }];
  });
}

function stem(path: string): string {
  return basename(path, extname(path));
}

async function filesIn(folder: string): Promise<string[]> {
  const lists = await Promise.all(
    [folder, join(folder, 'files')].map(async (place) => {
      const entries = await readdir(place, { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile() && !/\.(jsonl|csv|md|json)$/.test(entry.name))
        .map((entry) => join(place, entry.name));
    }),
  );
  return lists.flat().sort();
}
