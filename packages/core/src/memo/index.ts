/** The formats an analysis can be exported in: a format is one file and one line here. */
import { csvFormat } from './csv.js';
import type { MemoFormat } from './memo-format.js';
import { htmlFormat } from './html/html-format.js';
import { jsonFormat } from './json.js';
import { markdownFormat } from './markdown.js';
import { pdfFormat } from './pdf/pdf-format.js';
import { reportPdfFormat } from '../reports/formats/pdf/report-format.js';
import { reportCsvFormat } from '../reports/formats/report-csv.js';
import type { ReportFormat } from '../reports/formats/report-format.js';
import { reportHtmlFormat } from '../reports/formats/report-html.js';
import { reportJsonFormat } from '../reports/formats/report-json.js';
import { reportMarkdownFormat } from '../reports/formats/report-markdown.js';
import { reportXlsxFormat } from '../reports/formats/report-xlsx.js';
import { xlsxFormat } from './xlsx/xlsx-format.js';

export type { MemoFormat, MemoOptions } from './memo-format.js';
export type { ReportFormat } from '../reports/formats/report-format.js';

/** The formats of one analysis. */
export const memoFormats: readonly MemoFormat[] = [
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
