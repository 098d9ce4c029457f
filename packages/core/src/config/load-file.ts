/** Reads a configuration file in YAML (or JSON, which is YAML). */
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { isMap, isPair, isScalar, isSeq, LineCounter, parseDocument, type Document } from 'yaml';
import { VcError } from '../errors/vc-error.js';

/** A YAML file that was read. */
export interface LoadedFile {
  /** Base name. */
  name: string;
  /** Not validated yet; `{}` when the file holds nothing but comments. */
  settings: unknown;
  /** The line, from 1, on which the setting at `path` stands, or the nearest above it that does. */
  lineOf: (path: readonly PropertyKey[]) => number;
  /** The value at `path` as it was written, where that is one word or number: `300.000`, which YAML takes for 300. */
  writtenAt: (path: readonly PropertyKey[]) => string | undefined;
}

/**
 * The file's settings.
 *
 * @throws VcError `file-not-found`, or `bad-config` with the line that does not parse.
 */
export async function loadConfigFile(path: string): Promise<LoadedFile> {
  const name = basename(path);
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: path }, { cause });
  });
  return parseConfig(name, text);
}

/** As `loadConfigFile`, from the text. */
export function parseConfig(name: string, text: string): LoadedFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [wrong] = document.errors;
  if (wrong) {
    throw new VcError(
      'bad-config',
      { file: name, problem: `line ${lines.linePos(wrong.pos[0]).line}: ${wrong.message}.` },
      { cause: wrong },
    );
  }
  try {
    const settings: unknown = document.toJS({ maxAliasCount: 100 }) ?? {};
    return {
      name,
      settings,
      lineOf: (path) => lineOf(document, lines, path),
      writtenAt(path) {
        const node = document.getIn(path, true);
        return isScalar(node) ? (node.source ?? undefined) : undefined;
      },
    };
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message.split('\n')[0]! : String(cause);
    throw new VcError('bad-config', { file: name, problem }, { cause });
  }
}

function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  let node: unknown = document.contents;
  let offset = 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      : undefined;
    const next: unknown = isPair(pair) ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
    const place = isPair(pair) ? pair.key : next;
    const start = (place as { range?: [number, ...number[]] } | undefined)?.range?.[0];
    if (start === undefined) break;
    offset = start;
    node = next;
  }
  return lines.linePos(offset).line;
}

/** Whether something other than a folder lies where a folder is wanted; false where there is nothing yet. */
export function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === false;
}
