/** Reads a list of decks: a CSV with a column `file`, and `company`, `sector` and `stage` where a person knows them. */
import { readFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { parse } from 'csv-parse/sync';
import { VcError } from '../errors/vc-error.js';
import { sectorSchema, stageSchema, type Sector, type Stage } from '../model/values.js';
import { decodeWindows1252 } from '../text/windows-1252.js';

export interface ManifestEntry {
  /** Whole path; files stand in the list as seen from its folder. Of several pictures, the first. */
  path: string;
  /** All its files, where it is several pictures. */
  files?: string[];
  given: { companyName?: string; sector?: Sector; stage?: Stage };
}

type Column = 'file' | 'company' | 'sector' | 'stage';
type Row = Partial<Record<Column, string>>;

/**
 * Entries in the order of the list. Columns may stand in any order between commas, semicolons or tabs; others are
 * ignored, and so are empty cells. The text is UTF-8, else Windows-1252 as spreadsheets write it.
 *
 * @throws VcError `file-not-found`, or `bad-usage` that names the line.
 */
export async function readManifest(path: string): Promise<ManifestEntry[]> {
  const name = basename(path);
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: path }, { cause });
  });
  const wrong = (problem: string, cause?: unknown) =>
    new VcError('bad-usage', { problem: `${name}${problem}` }, { cause });
  const { rows, heading } = parseRows(decode(bytes), wrong);
  if (!heading.includes('file')) {
    throw wrong(` has no column “file”; its first line names ${heading.join(', ') || 'nothing'}.`);
  }
  return rows.map(({ line, row }) => {
    const cell = (column: Column) => row[column]?.trim() || undefined;
    const word = <T extends string>(column: 'sector' | 'stage', options: readonly T[]): T | undefined => {
      const value = cell(column)?.toLowerCase().replaceAll(' ', '-');
      if (value !== undefined && !options.includes(value as T)) {
        throw wrong(`, line ${line}: ${cell(column)} is no ${column}; there are ${options.join(', ')}.`);
      }
      return value as T | undefined;
    };
    const file = cell('file');
    if (file === undefined) throw wrong(`, line ${line}: the column “file” is empty.`);
    const company = cell('company');
    const sector = word('sector', sectorSchema.options);
    const stage = word('stage', stageSchema.options);
    return {
      path: resolve(dirname(path), file),
      given: {
        ...(company === undefined ? {} : { companyName: company }),
        ...(sector === undefined ? {} : { sector }),
        ...(stage === undefined ? {} : { stage }),
      },
    };
  });
}

function parseRows(text: string, wrong: (problem: string, cause?: unknown) => VcError) {
  const first = text.slice(0, text.search(/\r?\n|$/));
  const counted = [',', ';', '\t'].map((mark) => ({ mark, count: first.split(mark).length }));
  const { mark } = counted.reduce((best, one) => (one.count > best.count ? one : best));
  try {
    const parsed = parse(text, {
      delimiter: mark,
      columns: (names: string[]) => names.map((column) => column.trim().toLowerCase()),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      relax_column_count: true,
    }) as unknown as { record: Row; info: { lines: number } }[];
    const heading = first.split(mark).map((column) => column.trim().replace(/^"|"$/g, '').toLowerCase());
    return { heading, rows: parsed.map(({ record, info }) => ({ line: info.lines, row: record })) };
  } catch (error) {
    throw wrong(` is no CSV that can be read: ${error instanceof Error ? error.message : String(error)}`, error);
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}
