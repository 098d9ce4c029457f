/** The formats of a memo, the document of one company: a format is one file and one line here. */
import { csvFormat } from './csv.js';
import type { MemoFormat } from './memo-format.js';
import { htmlFormat } from './html/html-format.js';
import { jsonFormat } from './json.js';
import { markdownFormat } from './markdown.js';
import { pdfFormat } from './pdf/pdf-format.js';
import { xlsxFormat } from './xlsx/xlsx-format.js';

export type { MemoFormat, MemoOptions } from './memo-format.js';

/** The formats of one analysis. */
export const memoFormats: readonly MemoFormat[] = [
  htmlFormat,
  pdfFormat,
  xlsxFormat,
  markdownFormat,
  csvFormat,
  jsonFormat,
];
