/**
 * Tells of decks that come into a folder, once they are whole: their size and time of change have stood still, they
 * can be read, and they do not break off. Only paths are kept, however many files there are; each is read when
 * somebody asks for it.
 */
import { lstat, stat } from 'node:fs/promises';
import { basename, relative, resolve, sep } from 'node:path';
import { watch, type FSWatcher } from 'chokidar';
import { VcError } from '../errors/vc-error.js';
import { excludedFrom, loadDeckFile, looksLikeDeck } from './deck-files.js';
import type { ReadLimits } from './limits.js';
import { isCompleteFile } from './is-complete-file.js';
import type { DeckInput } from './deck-input.js';
import { decksOfFiles, seriesOf } from './picture-series.js';

/** How to watch. */
export interface WatchOptions {
  limits?: Partial<ReadLimits> | undefined;
  /** Ends by itself when everything that was there at the start has been handed out. @default false */
  once?: boolean | undefined;
  /** Folders and files below it that are none of ours. */
  isIgnored?: ((path: string) => boolean) | undefined;
  /** Patterns as in `.gitignore`, beside those in the folder's file `.vcignore`. @default none */
  exclude?: readonly string[] | undefined;
  /** Milliseconds for which a file must have stood still. @default 2000 */
  quietMs?: number | undefined;
  /** Milliseconds for which one that breaks off, or cannot be opened, is waited for; then it is told as it is. @default 10000 */
  patienceMs?: number | undefined;
}

/** Decks that come into a folder, one at a time. */
export interface DeckWatcher {
  /**
   * The next deck that seems whole, by its path; of pictures that are slides by their names ({@link decksOfFiles}) the
   * path of the first, once none of them is still coming. Undefined when there will be no more. Throws VcError
   * `file-not-found` when the folder is gone.
   */
  next(): Promise<string | undefined>;
  /**
   * Its file or files, or undefined when one has changed or gone meanwhile: it is then told again. Throws VcError
   * `empty-file`, `file-too-large`, `file-unreadable`.
   */
  load(path: string): Promise<DeckInput[] | undefined>;
  /** Tells of the deck again, in `afterMs` milliseconds or somewhat later. */
  again(path: string, afterMs: number): void;
  /** Ends the watch; a `next` that waits returns undefined. */
  close(): Promise<void>;
}

interface Coming {
  /** Size and time of change when last looked at. */
  mark: string;
  /** Since when it is the same; by a clock that nobody sets. */
  since: number;
  /** Not looked at before that. */
  from: number;
}

const LOOK_EVERY_MS = 250;
const ROOT_EVERY_MS = 1000;
/** Files looked at in one go: of thousands that come at once, the first are taken while the others wait. */
const LOOKS = 200;

/** Throws VcError `file-not-found` when there is no such folder. */
export async function watchDecks(folder: string, options: WatchOptions = {}): Promise<DeckWatcher> {
  const { limits, once = false, exclude, isIgnored = () => false, quietMs = 2000, patienceMs = 10_000 } = options;
  const gone = (cause?: unknown) => new VcError('file-not-found', { fileName: folder }, { cause });
  const root = resolve(folder);
  const found = await stat(root).catch((cause: unknown) => Promise.reject(gone(cause)));
  if (!found.isDirectory()) throw gone();

  const coming = new Map<string, Coming>();
  /** Whole, and not handed out yet, with the mark that it had. */
  const whole = new Map<string, string>();
  /** By the first file of a deck: all of them, with the marks that they had. */
  const handedOut = new Map<string, Map<string, string>>();
  /** Pictures that were whole once: one that joins them later makes another deck of all. */
  const pictures = new Map<string, string>();
  const waiting: { resolve: (path: string | undefined) => void; reject: (error: Error) => void }[] = [];
  let isScanned = false;
  let isClosed = false;
  let problem: Error | undefined;
  let looking: Promise<void> | undefined;

  const settle = () => {
    while (waiting.length > 0) {
      const deck = isClosed ? undefined : nextDeck();
      if (deck) {
        handedOut.set(deck[0]!, new Map(deck.map((path) => [path, whole.get(path) ?? pictures.get(path)!])));
        for (const path of deck) whole.delete(path);
        waiting.shift()!.resolve(deck[0]);
      } else if (problem) waiting.shift()!.reject(problem);
      else if (isClosed || (once && isScanned && coming.size === 0)) waiting.shift()!.resolve(undefined);
      else return;
    }
  };
  /** Files of the first deck of which nothing is still coming. */
  function nextDeck(): string[] | undefined {
    for (const path of whole.keys()) {
      const series = seriesOf(path);
      if (series === undefined) return [path];
      if ([...coming.keys()].some((one) => seriesOf(one) === series)) continue;
      const alike = [...pictures.keys()].filter((one) => seriesOf(one) === series);
      return decksOfFiles(alike).find((files) => files.includes(path));
    }
    return undefined;
  }
  const note = (path: string, afterMs = 0) => {
    const now = performance.now();
    whole.delete(path);
    coming.set(path, { mark: '', since: now, from: now + afterMs });
  };
  const forget = (path: string) => {
    whole.delete(path);
    coming.delete(path);
    pictures.delete(path);
  };

  /** Looks at those that were not looked at for longest. */
  async function look(): Promise<void> {
    const due = [...coming].filter(([, { from }]) => from <= performance.now());
    for (const [path, before] of due.slice(0, LOOKS)) {
      const mark = await markOf(path);
      const now = performance.now();
      // Told of anew meanwhile, or taken back.
      if (coming.get(path) !== before) continue;
      coming.delete(path);
      if (mark === undefined) {
        pictures.delete(path);
        continue;
      }
      if (mark !== before.mark) coming.set(path, { mark, since: now, from: 0 });
      else if (now - before.since < quietMs) coming.set(path, before);
      else if (now - before.since >= patienceMs || (await isCompleteFile(path).catch(() => false))) {
        whole.set(path, mark);
        if (seriesOf(path) !== undefined) pictures.set(path, mark);
      } else coming.set(path, before);
    }
    settle();
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => (looking = undefined));
  }, LOOK_EVERY_MS);
  // Nothing tells of the folder itself: that a drive was taken out, say.
  const rootTimer = setInterval(() => {
    stat(root).catch((cause: unknown) => {
      problem ??= gone(cause);
      settle();
    });
  }, ROOT_EVERY_MS);

  const isExcluded = await excludedFrom(root, exclude);
  const isOurs = (path: string) =>
    !isIgnored(path) &&
    !isExcluded(path) &&
    !relative(root, path)
      .split(sep)
      .some((part) => /^(\.(?!\.?$)|~\$)/.test(part));
  const start = (usePolling: boolean): FSWatcher => {
    const watcher = watch(root, {
      // A file that is none of ours needs no watcher of its own.
      ignored: (path, stats) => !isOurs(path) || (stats?.isFile() === true && !looksLikeDeck(basename(path))),
      followSymlinks: false,
      ...(usePolling ? { usePolling, interval: 1000 } : {}),
    });
    return watcher
      .on('add', (path) => note(path))
      .on('change', (path) => note(path))
      .on('unlink', forget)
      .on('ready', () => {
        isScanned = true;
        settle();
      })
      .on('error', (error) => {
        // The system watches only so many files; looking at them from time to time needs nothing of it.
        if (!usePolling && isExhausted(error)) void watcher.close().then(() => (active = start(true)));
      });
  };
  let active = start(false);

  return {
    next() {
      const answer = new Promise<string | undefined>((resolve, reject) => waiting.push({ resolve, reject }));
      settle();
      return answer;
    },
    async load(path) {
      const expected = [...(handedOut.get(path) ?? [])];
      handedOut.delete(path);
      const loaded = await Promise.allSettled(expected.map(([file]) => loadDeckFile(file, limits)));
      const marks = await Promise.all(expected.map(([file]) => markOf(file)));
      if (expected.length === 0 || expected.some(([, mark], index) => mark !== marks[index])) {
        for (const [index, [file]] of expected.entries()) {
          if (marks[index] !== undefined && !coming.has(file)) note(file);
        }
        return undefined;
      }
      return loaded.map((one) => {
        if (one.status === 'rejected') throw one.reason;
        return one.value;
      });
    },
    again: note,
    async close() {
      isClosed = true;
      clearInterval(timer);
      clearInterval(rootTimer);
      settle();
      await looking;
      await active.close();
    },
  };
}

/** Undefined for what is no file, or gone. */
async function markOf(path: string): Promise<string | undefined> {
  try {
    const found = await lstat(path);
    return found.isFile() ? `${found.size} ${found.mtimeMs} ${found.ino}` : undefined;
  } catch {
    return undefined;
  }
}

function isExhausted(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EMFILE' || code === 'ENFILE';
}
