/** The analyses that `vc list` and `vc rank` chose: a table, JSON, chosen fields, ids alone, or a file. */
import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { toCsv, VcError, type AnalysisSummary, type Workspace } from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { analysisSummarySchema } from '@vc-analyst/core/model';
import { checkOutputs, writeRanking } from '../batch/write-ranking.js';
import type { GlobalFlags } from '../workspace/global-flags.js';
import { columns } from '../output/columns.js';
import { say } from '../output/language.js';
import { paintFor } from '../output/paint.js';
import { printable } from '../output/printable.js';
import { rankingTable } from '../output/ranking.js';
import { writing } from '../output/writing.js';

/** How they are given out. */
export interface SummaryFlags extends GlobalFlags {
  json?: boolean;
  /** The ids alone, one a line. */
  ids?: boolean;
  /** Names of fields as in the JSON, a dot between a field and what is in it; several may stand in one, between commas. */
  fields?: string[];
  out?: string[];
}

/** Fields of the JSON that somebody may ask for. */
const FIELDS = Object.keys(analysisSummarySchema.shape).filter((name) => !/Messages?$/.test(name));
/** Formats that hold fields of one's choice. */
const FIELD_FORMATS = ['.csv', '.json'];

/**
 * Before anything is read.
 *
 * @throws VcError `bad-usage` for an unknown field, `export-format-unknown`, `file-not-found` for a folder that is not there.
 */
export async function checkSummaryFlags({ fields, out = [] }: SummaryFlags): Promise<void> {
  const wanted = namesIn(fields);
  const unknown = wanted.find((name) => !FIELDS.includes(name.split('.')[0]!));
  if (unknown !== undefined) {
    throw new VcError('bad-usage', { problem: say('unknownField', { field: unknown, fields: FIELDS.join(', ') }) });
  }
  const other = out.find((path) => !FIELD_FORMATS.includes(endingOf(path)));
  if (wanted.length > 0 && other !== undefined) {
    throw new VcError('export-format-unknown', { format: endingOf(other).slice(1) || other, formats: 'csv, json' });
  }
  await checkOutputs(out);
}

/** Gives out `chosen`, of `held` in all. */
export async function printSummaries(
  workspace: Workspace,
  chosen: AnalysisSummary[],
  held: number,
  flags: SummaryFlags,
): Promise<void> {
  const locale = workspace.config.lang;
  const fields = namesIn(flags.fields);
  const paint = paintFor(process.stdout, flags);
  const documents = () => {
    const whole = chosen.map((summary) => inLanguage(summary, locale));
    return fields.length === 0 ? whole : whole.map((one) => chosenFields(one, fields));
  };
  const json = () => `${JSON.stringify(documents(), null, 2)}\n`;
  if (flags.out?.length) {
    for (const path of flags.out) {
      if (fields.length === 0) await writeRanking(workspace, chosen, path);
      else await writing(path, writeFile(path, endingOf(path) === '.json' ? json() : fieldsCsv(documents(), fields)));
      if (!flags.quiet) process.stderr.write(`${say('written', { path })}\n`);
    }
  } else if (flags.json) {
    process.stdout.write(json());
  } else if (chosen.length === 0) {
    if (!flags.quiet) process.stderr.write(`${held === 0 ? say('noAnalyses') : say('noMatch', { count: held })}\n`);
  } else if (flags.ids) {
    process.stdout.write(`${chosen.map(({ id }) => id).join('\n')}\n`);
  } else if (fields.length > 0) {
    const rows = documents().map((one) => Object.values(one).map((value) => printable(cell(value) || '–')));
    process.stdout.write(`${columns([fields.map((name) => paint.dim(name)), ...rows]).join('\n')}\n`);
  } else {
    process.stdout.write(`${rankingTable(chosen, { paint, locale, width: process.stdout.columns }).join('\n')}\n`);
  }
}

function namesIn(fields: readonly string[] = []): string[] {
  return fields.flatMap((one) => one.split(',')).filter((name) => name !== '');
}

function endingOf(path: string): string {
  return extname(path).toLowerCase();
}

/** What is absent is null. */
function chosenFields(document: object, fields: readonly string[]): Record<string, unknown> {
  const at = (name: string) =>
    name.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key] ?? null, document);
  return Object.fromEntries(fields.map((name) => [name, at(name)]));
}

function fieldsCsv(documents: readonly object[], fields: readonly string[]): Uint8Array {
  const plain = (value: unknown) => (typeof value === 'number' ? value : cell(value));
  return toCsv([[...fields], ...documents.map((one) => Object.values(one).map(plain))]);
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
