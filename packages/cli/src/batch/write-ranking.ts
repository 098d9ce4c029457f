/** Writes the ranked results of a run as a file; the ending chooses the format. */
import { access, writeFile } from 'node:fs/promises';
import { dirname, extname } from 'node:path';
import { reportFormats, VcError, type AnalysisSummary, type Workspace } from '@vc-analyst/core';
import { inLanguage } from '@vc-analyst/core/i18n';
import { rankingCsv } from '../output/ranking.js';
import { writing } from '../output/writing.js';

/**
 * Looked at before the first deck is: after hours is too late.
 *
 * @throws VcError `export-format-unknown`, `file-not-found` for a folder that does not exist.
 */
export async function checkOutputs(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const format = formatOf(path);
    const formats = reportFormats.map(({ id }) => id);
    if (!formats.includes(format)) {
      throw new VcError('export-format-unknown', { format: format || path, formats: formats.join(', ') });
    }
    await checkFolderOf(path);
  }
}

export async function checkFolderOf(path: string): Promise<void> {
  const folder = dirname(path);
  await access(folder).catch((cause: unknown) => {
    throw new VcError('file-not-found', { fileName: folder }, { cause });
  });
}

/** A table in CSV and JSON, one row a deck, for programs; with `paths` also where each lay; the report with its totals in the other formats. */
export async function writeRanking(
  workspace: Workspace,
  ranked: AnalysisSummary[],
  path: string,
  paths?: ReadonlyMap<string, string>,
): Promise<void> {
  const { lang } = workspace.config;
  const format = formatOf(path);
  if (format === 'csv') return writing(path, writeFile(path, rankingCsv(ranked, paths)));
  if (format === 'json') {
    const summaries = ranked.map((summary) => ({ path: paths?.get(summary.id), ...inLanguage(summary, lang) }));
    return writing(path, writeFile(path, `${JSON.stringify(summaries, null, 2)}\n`));
  }
  const report = await workspace.reports.ranking({ ids: ranked.map(({ id }) => id), locale: lang });
  return writing(path, writeFile(path, (await workspace.exportReport(report, format)).bytes));
}

function formatOf(path: string): string {
  return extname(path).slice(1).toLowerCase();
}
