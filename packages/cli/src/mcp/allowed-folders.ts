/** Confines what a client may name to the folders that were allowed: by real path, so that no link leads out. */
import { randomUUID } from 'node:crypto';
import { lstat, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { looksLikeDeck, ownReportAt, VcError } from '@vc-analyst/core';

/** A walk ends after so many folders: somebody may allow a home folder or a disk. */
const MOST_FOLDERS = 2000;

export interface AllowedFolders {
  /** Real paths; relative paths are taken from the first. With none, no file may be named. */
  readonly folders: readonly string[];
  /**
   * The real path of something that may be read. Throws VcError `path-not-allowed`, also when it does not exist outside,
   * and `file-not-found`.
   */
  toRead(path: string): Promise<string>;
  /**
   * Checks a place for a file before it is made; the function answered writes it, whole or not at all, and returns its
   * path. Throws VcError `path-not-allowed`, `bad-usage` for hidden places and the data folder, `file-not-found` for
   * a folder that is not there, `file-exists` unless it may be replaced, `not-our-file` for one that we did not write.
   */
  toWrite(path: string, options?: { replace?: boolean | undefined }): Promise<(bytes: Uint8Array) => Promise<string>>;
  /**
   * Paths of what looks like a deck in `folder` (default: all that are allowed) and below, at most `limit`; reports that
   * we wrote are none, and stand apart.
   */
  findDecks(
    folder: string | undefined,
    limit: number,
  ): Promise<{ paths: string[]; ownReports: string[]; complete: boolean }>;
}

/**
 * `notInto` is never written to. Throws VcError `file-not-found` for a folder that is none, `folder-too-wide` for one
 * that holds the home folder `home`.
 */
export async function allowFolders(
  given: readonly string[],
  notInto?: string,
  home: string = homedir(),
): Promise<AllowedFolders> {
  const folders = await Promise.all(given.map(realFolder));
  const own = (await realOrSo(home)) ?? home;
  const wide = folders.find((folder) => isBelow(folder, own) || dirname(folder) === folder);
  if (wide !== undefined) throw new VcError('folder-too-wide', { fileName: wide });
  const closed = notInto === undefined ? undefined : await realOrSo(resolve(notInto));

  const rootOf = (path: string) => folders.find((folder) => isBelow(folder, path));

  /** Where the path really leads, as far as it exists. */
  async function place(path: string, named = path): Promise<{ real: string; root: string }> {
    const [first] = folders;
    const real = first === undefined ? undefined : await realOrSo(resolve(first, path));
    const root = real === undefined ? undefined : rootOf(real);
    if (real === undefined || root === undefined) throw new VcError('path-not-allowed', { fileName: named });
    return { real, root };
  }

  async function toRead(path: string): Promise<string> {
    const { real } = await place(path);
    await stat(real).catch((cause: unknown) => {
      throw new VcError('file-not-found', { fileName: path }, { cause });
    });
    return real;
  }

  return {
    folders,
    toRead,

    async toWrite(path, { replace = false } = {}) {
      // The name itself may be a link: only its folder is followed, and the link would be replaced, not its target.
      const asked = resolve(folders[0] ?? '.', path);
      const { real: folder, root } = await place(dirname(asked), path);
      const target = join(folder, basename(asked));
      const hidden = relative(root, target)
        .split(sep)
        .some((part) => part.startsWith('.'));
      if (hidden || (closed !== undefined && isBelow(closed, target))) {
        throw new VcError('bad-usage', { problem: `${path}: hidden files and the data folder are not written to.` });
      }
      const there = await stat(folder).catch(() => undefined);
      if (!there?.isDirectory()) throw new VcError('file-not-found', { fileName: dirname(path) });
      await assertFree(target, { replace, named: path });
      return async (bytes) => {
        if (replace) await assertFree(target, { replace, named: path });
        await (replace ? replaceFile(target, bytes) : createFile(target, bytes, path));
        return target;
      };
    },

    async findDecks(folder, limit) {
      const waiting = folder === undefined ? [...folders] : [await toRead(folder)];
      const paths: string[] = [];
      const ownReports: string[] = [];
      for (let seen = 0; seen < MOST_FOLDERS && paths.length <= limit; seen += 1) {
        const next = waiting.shift();
        if (next === undefined) break;
        // Links are neither files nor folders here: what they point at may lie outside.
        const entries = await readdir(next, { withFileTypes: true }).catch(() => []);
        for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true }))) {
          if (/^(\.|~\$)/.test(entry.name) || entry.name === 'node_modules') continue;
          const path = join(next, entry.name);
          if (entry.isDirectory()) waiting.push(path);
          else if (entry.isFile() && looksLikeDeck(entry.name)) {
            const own = await ownReportAt(path).catch(() => undefined);
            (own ? ownReports : paths).push(path);
          }
        }
      }
      return {
        paths: paths.slice(0, limit),
        ownReports: ownReports.slice(0, limit),
        complete: waiting.length === 0 && paths.length <= limit,
      };
    },
  };
}

/** Throws where something is that may not be replaced: whatever it is, or what is no report of ours, as a link is none. */
async function assertFree(target: string, { replace, named }: { replace: boolean; named: string }): Promise<void> {
  const there = await lstat(target).catch(() => undefined);
  if (!there) return;
  if (!replace) throw new VcError('file-exists', { fileName: named });
  const own = there.isFile() ? await ownReportAt(target).catch(() => undefined) : undefined;
  if (!own) throw new VcError('not-our-file', { fileName: named });
}

async function createFile(target: string, bytes: Uint8Array, named: string): Promise<void> {
  await writeFile(target, bytes, { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new VcError('file-exists', { fileName: named }, { cause: error }) : error;
  });
}

async function replaceFile(target: string, bytes: Uint8Array): Promise<void> {
  const draft = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  try {
    await writeFile(draft, bytes, { flag: 'wx' });
    await rename(draft, target);
  } finally {
    await rm(draft, { force: true });
  }
}

async function realFolder(given: string): Promise<string> {
  const real = await realpath(given).catch(() => undefined);
  if (real === undefined || !(await stat(real)).isDirectory()) throw new VcError('file-not-found', { fileName: given });
  return real;
}

/** The real path of what exists of `path`, with the rest behind it; undefined for what can be no path at all. */
async function realOrSo(path: string): Promise<string | undefined> {
  if (path.includes('\0')) return undefined;
  try {
    return await realpath(path);
  } catch (error) {
    // A link into nowhere or round in circles is no place.
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!isMissing || dirname(path) === path || (await isLink(path))) return undefined;
    const above = await realOrSo(dirname(path));
    return above === undefined ? undefined : join(above, basename(path));
  }
}

async function isLink(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined))?.isSymbolicLink() ?? false;
}

function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way === '' || (way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way));
}
