/** Renders a report document in a file format. */
import { VcError } from '../errors/vc-error.js';
import type { ExportedFile } from './export-analysis.js';
import { reportFormats } from '../reports/formats/index.js';
import type { ReportDocument } from '../model/report-document.js';
import type { Report } from '../model/report.js';

/**
 * A report as a file, in the language it was made in; `excel` is another name of `xlsx`. The file holds the figures of
 * `report` and computes none.
 *
 * @throws VcError `export-format-unknown` with the formats there are.
 */
export async function exportReport(report: ReportDocument, format: string): Promise<ExportedFile> {
  const wanted = format === 'excel' ? 'xlsx' : format;
  const found = reportFormats.find(({ id }) => id === wanted);
  if (!found) {
    throw new VcError('export-format-unknown', { format, formats: reportFormats.map(({ id }) => id).join(', ') });
  }
  return {
    fileName: `${fileStem(report)}.${found.id}`,
    mediaType: found.mediaType,
    bytes: await found.render(report, { locale: report.textLanguage }),
  };
}

/** Such as `due-diligence-quarter-2026-10-01`, the same in every language. */
function fileStem(report: ReportDocument & Partial<Pick<Report, 'type' | 'period'>>): string {
  const name = report.titleMessage.id.split('.').at(-1) ?? 'report';
  const { period } = report;
  const stretch = period ? [period.id, ...(period.from === null ? [] : [period.from.slice(0, 10)])] : [];
  return [name, ...stretch, ...(period ? [] : [report.generatedAt.slice(0, 10)])].join('-');
}
