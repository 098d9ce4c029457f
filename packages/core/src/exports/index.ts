/** The formats an analysis can be exported in: a format is one file and one line here. */
import { csvFormat } from './csv.js';
import type { ExportFormat } from './export-format.js';
import { htmlFormat } from './html/html-format.js';
import { jsonFormat } from './json.js';
import { markdownFormat } from './markdown.js';
import { pdfFormat } from './pdf/memo/memo-format.js';
import { reportPdfFormat } from './pdf/report/report-format.js';
import { reportCsvFormat } from './report/report-csv.js';
import type { ReportFormat } from './report/report-format.js';
import { reportHtmlFormat } from './report/report-html.js';
import { reportJsonFormat } from './report/report-json.js';
import { reportMarkdownFormat } from './report/report-markdown.js';
import { reportXlsxFormat } from './report/report-xlsx.js';
import { xlsxFormat } from './xlsx/xlsx-format.js';

export type { ExportFormat, ExportOptions } from './export-format.js';
export type { ReportFormat } from './report/report-format.js';

/** The formats of one analysis. */
export const exportFormats: readonly ExportFormat[] = [
  htmlFormat,
  pdfFormat,
  xlsxFormat,
  markdownFormat,
  csvFormat,
  jsonFormat,
];

/** The same for reports over many analyses. */
export const reportFormats: readonly ReportFormat[] = [
  reportPdfFormat,
  reportXlsxFormat,
  reportHtmlFormat,
  reportMarkdownFormat,
  reportCsvFormat,
  reportJsonFormat,
];
