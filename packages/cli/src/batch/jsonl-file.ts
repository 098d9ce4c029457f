/** The lines of a run over many decks, one a deck: written as decks end, and gone on with after an interruption. */
import { createReadStream } from 'node:fs';
import { open, rename, rm, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { writing } from '../output/writing.js';

export interface JsonlFile {
  /** True when the file holds a line of this content already. */
  has(deckHash: string): boolean;
  /** `line` is made when its turn comes, so that a run holds one document at a time. */
  add(deckHash: string | undefined, line: () => object | Promise<object>): void;
  /** Resolves when everything is written; throws what went wrong. */
  close(): Promise<void>;
}

/** Begins the file anew, or with `goOn` keeps the documents in it: failures and a line that broke off are left out. */
export async function openJsonlFile(path: string, { goOn }: { goOn: boolean }): Promise<JsonlFile> {
  const written = new Set<string>();
  const file = await writing(path, goOn ? takeOver(path, written) : open(path, 'w'));
  return linesInto(
    (text) => writing(path, file.appendFile(text)),
    written,
    () => file.close(),
  );
}

/** The same on stdout, where nothing is left of an earlier run. */
export function jsonlOnStdout(): JsonlFile {
  const write = (text: string) =>
    new Promise<void>((resolve, reject) => process.stdout.write(text, (error) => (error ? reject(error) : resolve())));
  return linesInto(write, new Set(), () => Promise.resolve());
}

function linesInto(write: (text: string) => Promise<void>, known: Set<string>, end: () => Promise<void>): JsonlFile {
  let last: Promise<void> = Promise.resolve();
  return {
    has: (deckHash) => known.has(deckHash),
    add(deckHash, line) {
      if (deckHash !== undefined) {
        if (known.has(deckHash)) return;
        known.add(deckHash);
      }
      last = last.then(async () => write(`${JSON.stringify(await line())}\n`));
      // Told at the end; until then the decks matter more.
      last.catch(() => undefined);
    },
    async close() {
      try {
        await last;
      } finally {
        await end();
      }
    },
  };
}

/** The file with its whole documents, each once; in their place only when all are copied. */
async function takeOver(path: string, written: Set<string>): Promise<FileHandle> {
  const copy = `${path}.part`;
  const file = await open(copy, 'w');
  try {
    for await (const line of linesOf(path)) {
      const deckHash = hashOf(line);
      if (deckHash === undefined || written.has(deckHash)) continue;
      written.add(deckHash);
      await file.appendFile(`${line}\n`);
    }
    await rename(copy, path);
    return file;
  } catch (error) {
    await file.close();
    await rm(copy, { force: true });
    throw error;
  }
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const stream = createReadStream(path);
  try {
    yield* createInterface({ input: stream, crlfDelay: Infinity });
  } catch (error) {
    // The run was interrupted before its first line.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
}

/** Of the document on the line; undefined for a failure and for a line that broke off. */
function hashOf(line: string): string | undefined {
  try {
    const { deckHash } = JSON.parse(line) as { deckHash?: unknown };
    return typeof deckHash === 'string' ? deckHash : undefined;
  } catch {
    return undefined;
  }
}
