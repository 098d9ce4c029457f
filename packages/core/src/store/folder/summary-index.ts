/** The index of a collection: its summaries in memory, kept level with the journal that all processes share. */
import PQueue from 'p-queue';
import { randomBytes } from 'node:crypto';
import { VcError } from '../../errors/vc-error.js';
import type { Change } from '../store.js';
import { SummaryViews } from '../summary-views.js';
import { appendFile, readFrom, replaceFile } from './durable-files.js';
import type { FileHandle, FileStat, FileSystem } from './file-system.js';
import { formatLine, parseHeader, parseLine, type JournalEntry, type JournalLine } from './journal.js';
import { ifExists } from './store-errors.js';

export type Noticed = Pick<Change, 'id' | 'kind'>;

interface IndexVersions {
  version: number;
  summaryVersion: number;
}

/** How far the journal was read. */
interface Place {
  ino: number;
  /** Bytes. */
  size: number;
  mtimeMs: number;
  generation: string;
  /** End of the last whole line. */
  offset: number;
}

/** Lines after the header's base that are never worth writing the journal anew. */
const FEW_CHANGES = 500;
const LINE_END = 10;
/** The header is far shorter than this. Bytes. */
const HEADER_ROOM = 512;
/** Bytes of the journal that are read at a time. */
const PIECE = 1 << 20;

export class SummaryIndex<S extends object> {
  /** Summaries by id; those in `inDoubt` may be behind their documents. */
  readonly entries = new Map<string, JournalEntry & { summary: S }>();
  /** The summaries as lists show them: those of `entries`, and of documents in doubt as they were last seen. */
  readonly views = new SummaryViews<S>();
  /** Ids that somebody announced to write, with no word yet of having done so. */
  readonly inDoubt = new Set<string>();
  /** False when the journal is missing, damaged or of an older version: the documents must tell. */
  usable = false;
  readonly #fs: FileSystem;
  readonly #path: string;
  readonly #versions: IndexVersions;
  readonly #notice: (change: Noticed) => void;
  readonly #queue = new PQueue({ concurrency: 1 });
  /** A look that was asked for and has not begun. */
  #waiting: Promise<void> | undefined;
  /** `absent` when there was no journal; undefined before the first look. */
  #place: Place | 'absent' | undefined;
  /** Where the journal ended when the store was opened: what follows is news even at the first look. */
  readonly #opened: FileStat | undefined;
  /** The journal ends in a torn line or holds a damaged one; nothing may be appended to it. */
  #broken = false;
  /** Lines after those of the header's base. */
  #changes = 0;

  constructor(
    fs: FileSystem,
    path: string,
    versions: IndexVersions,
    opened: FileStat | undefined,
    notice: (change: Noticed) => void,
  ) {
    this.#fs = fs;
    this.#path = path;
    this.#versions = versions;
    this.#opened = opened;
    this.#notice = notice;
  }

  /** Takes in what the journal got since the last look. Throws `store-newer`. */
  refresh(): Promise<void> {
    // A look that has not begun sees all that was there when it was asked for: many who ask at once wait for one.
    this.#waiting ??= this.#queue.add(async () => {
      // An idle queue begins at once, before the promise is kept.
      await Promise.resolve();
      this.#waiting = undefined;
      const stat = await ifExists(this.#fs.stat(this.#path));
      if (!stat) {
        if (this.#place !== 'absent') this.usable = false;
        this.#place = 'absent';
        return;
      }
      const place = typeof this.#place === 'object' ? this.#place : undefined;
      if (place && place.ino === stat.ino && place.size === stat.size && place.mtimeMs === stat.mtimeMs) return;
      await this.#readOn(place);
    });
    return this.#waiting;
  }

  /** Adds lines. Only under the collection's lock, after `refresh`. `sync` waits for the disk. */
  append(lines: readonly JournalLine[], { sync }: { sync: boolean }): Promise<void> {
    return this.#queue.add(async () => {
      const texts = lines.map(formatLine);
      const bytes = new TextEncoder().encode(texts.join(''));
      const stat = await appendFile(this.#fs, this.#path, bytes, { sync });
      const place = this.#place;
      // Anything else than our own lines at the end is left to the next refresh.
      if (typeof place !== 'object' || place.size + bytes.length !== stat.size) return;
      // Read back, so that memory holds what the others read and shares nothing with the document.
      for (const text of texts) this.apply(parseLine(text) as JournalLine);
      this.#changes += lines.length;
      this.#place = { ...place, size: stat.size, mtimeMs: stat.mtimeMs, offset: stat.size };
    });
  }

  /** Writes the journal whole from what is in memory. Only under the collection's lock, with nothing in doubt. */
  rewrite(): Promise<void> {
    return this.#queue.add(async () => {
      const generation = randomBytes(8).toString('hex');
      const header = { journal: 1 as const, generation, ...this.#versions, base: this.entries.size };
      const lines = [formatLine(header)];
      for (const [id, entry] of this.entries) lines.push(formatLine({ put: id, ...entry }));
      const stat = await replaceFile(this.#fs, this.#path, new TextEncoder().encode(lines.join('')));
      this.#place = { ...pick(stat), generation, offset: stat.size };
      this.#broken = false;
      this.#changes = 0;
      this.usable = true;
    });
  }

  /** Resolves when all reading and writing given so far has ended. */
  idle(): Promise<void> {
    return this.#queue.onIdle();
  }

  /** Takes a line in, in memory alone. */
  apply(line: JournalLine): Noticed | undefined {
    if ('intent' in line) {
      this.inDoubt.add(line.intent);
      return undefined;
    }
    const id = 'gone' in line ? line.gone : line.put;
    this.inDoubt.delete(id);
    const before = this.entries.get(id);
    this.show(line);
    if ('gone' in line) return this.entries.delete(id) ? { id, kind: 'removed' } : undefined;
    const { stamp, size, mtimeMs, summary } = line;
    this.entries.set(id, { stamp, size, mtimeMs, summary: summary as S });
    if (before?.stamp === stamp) return undefined;
    return { id, kind: before ? 'updated' : 'created' };
  }

  /** Lets lists show what a line says, without taking it as settled. */
  show(line: Exclude<JournalLine, { intent: string }>): void {
    if ('gone' in line) this.views.delete(line.gone);
    else {
      // Who edits a file by hand leaves the stamp as it was.
      this.views.put(line.put, line.summary as S, `${line.stamp} ${line.size} ${line.mtimeMs}`);
    }
  }

  /** True when nothing can be appended to the journal, or most of it is history: time to `rewrite`. */
  get needsRewrite(): boolean {
    if (this.#broken || typeof this.#place !== 'object') return true;
    return this.#changes > 2 * this.entries.size + FEW_CHANGES;
  }

  async #readOn(place: Place | undefined): Promise<void> {
    const handle = await ifExists(this.#fs.open(this.#path, 'r'));
    if (!handle) return;
    try {
      const stat = await handle.stat();
      const headerText = firstLine(await readFrom(handle, 0, Math.min(stat.size, HEADER_ROOM)));
      const header = parseHeader(headerText);
      if (header) this.#refuseNewer(header);
      const known = place && header && place.generation === header.generation && place.offset <= stat.size;
      const start = known ? place.offset : Buffer.byteLength(headerText) + 1;
      const read = await readLines(handle, start, stat.size, this.#opened?.size ?? 0);
      this.#broken = read.isTorn;
      this.#place = { ...pick(stat), generation: header?.generation ?? '', offset: read.end };
      const { lines } = read;
      if (
        !header ||
        !lines ||
        header.version < this.#versions.version ||
        header.summaryVersion < this.#versions.summaryVersion
      ) {
        this.usable = false;
        this.#broken = true;
      } else if (known) {
        for (const line of lines) this.#tell(this.apply(line));
        this.#changes += lines.length;
      } else if (place) this.#startOver(lines, header.base);
      else this.#startFrom(lines, Math.max(header.base, this.#oldLines(stat, read.old)), header.base);
    } finally {
      await handle.close();
    }
  }

  /** Takes in a journal never seen before; from line `news` on it is news. */
  #startFrom(lines: readonly JournalLine[], news: number, base: number): void {
    this.#clear(lines.length - base);
    for (const [number, line] of lines.entries()) {
      const change = this.apply(line);
      if (number >= news) this.#tell(change);
    }
  }

  /** Takes in a journal that was written anew since the last look. */
  #startOver(lines: readonly JournalLine[], base: number): void {
    const before = new Map([...this.entries].map(([id, { stamp }]) => [id, stamp]));
    this.#clear(lines.length - base);
    for (const line of lines) this.apply(line);
    for (const id of before.keys()) if (!this.entries.has(id)) this.#tell({ id, kind: 'removed' });
    for (const [id, { stamp }] of this.entries) {
      if (!before.has(id)) this.#tell({ id, kind: 'created' });
      else if (before.get(id) !== stamp) this.#tell({ id, kind: 'updated' });
    }
  }

  #clear(changes: number): void {
    this.entries.clear();
    this.views.clear();
    this.inDoubt.clear();
    this.usable = true;
    this.#changes = changes;
  }

  /** How many of the lines were there when the store was opened, if `counted` end before where it ended then. */
  #oldLines(stat: FileStat, counted: number): number {
    if (!this.#opened) return 0;
    // Written anew since then: what was news in it can no longer be told.
    if (this.#opened.ino !== stat.ino || this.#opened.size >= stat.size) return Infinity;
    return counted;
  }

  #tell(change: Noticed | undefined): void {
    if (change) this.#notice(change);
  }

  #refuseNewer({ version, summaryVersion }: IndexVersions): void {
    if (version > this.#versions.version || summaryVersion > this.#versions.summaryVersion) {
      throw new VcError('store-newer');
    }
  }
}

interface ReadLines {
  /** Undefined when one of them is damaged. */
  lines: JournalLine[] | undefined;
  /** Byte behind the last whole one. */
  end: number;
  /** How many of them end by byte `mark`. */
  old: number;
  /** Something stands behind the last whole one. */
  isTorn: boolean;
}

/** The lines between two bytes. Piece by piece: the bytes of thousands at once take as much memory as their summaries. */
async function readLines(handle: FileHandle, start: number, size: number, mark: number): Promise<ReadLines> {
  let lines: JournalLine[] | undefined = [];
  let old = 0;
  let end = start;
  let rest: Uint8Array = new Uint8Array();
  while (end + rest.length < size) {
    const at = end + rest.length;
    const piece = await readFrom(handle, at, Math.min(size, at + PIECE));
    if (piece.length === 0) break;
    const bytes = Buffer.concat([rest, piece]);
    let from = 0;
    for (let until = bytes.indexOf(LINE_END); until >= 0; until = bytes.indexOf(LINE_END, from)) {
      const line = parseLine(bytes.toString('utf8', from, until));
      if (line) lines?.push(line);
      else lines = undefined;
      from = until + 1;
      if (end + from <= mark) old += 1;
    }
    end += from;
    rest = bytes.subarray(from);
  }
  return { lines, end, old, isTorn: rest.length > 0 };
}

function firstLine(bytes: Uint8Array): string {
  const end = bytes.indexOf(LINE_END);
  return end < 0 ? '' : Buffer.from(bytes.subarray(0, end)).toString();
}

function pick({ ino, size, mtimeMs }: FileStat): FileStat {
  return { ino, size, mtimeMs };
}
