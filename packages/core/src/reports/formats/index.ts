/** The formats of a report over many analyses: a format is one file and one line here. */
import { REPORT_FORMATS } from '../../model/vocabulary.js';
import { reportPdfFormat } from './pdf/report-format.js';
import { reportCsvFormat } from './report-csv.js';
import type { ReportFormat } from './report-format.js';
import { reportHtmlFormat } from './report-html.js';
import { reportJsonFormat } from './report-json.js';
import { reportMarkdownFormat } from './report-markdown.js';
import { reportXlsxFormat } from './report-xlsx.js';

export type { ReportFormat } from './report-format.js';

const formats: Readonly<Record<(typeof REPORT_FORMATS)[number], ReportFormat>> = {
  pdf: reportPdfFormat,
  xlsx: reportXlsxFormat,
  html: reportHtmlFormat,
  md: reportMarkdownFormat,
  csv: reportCsvFormat,
  json: reportJsonFormat,
};

/** The formats of a report. */
export const reportFormats: readonly ReportFormat[] = REPORT_FORMATS.map((id) => formats[id]);
