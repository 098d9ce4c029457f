/** The formats of a memo, the document of one company: a format is one file and one line here. */
import { MEMO_FORMATS } from '../model/vocabulary.js';
import { csvFormat } from './csv.js';
import type { MemoFormat } from './memo-format.js';
import { htmlFormat } from './html/html-format.js';
import { jsonFormat } from './json.js';
import { markdownFormat } from './markdown.js';
import { pdfFormat } from './pdf/pdf-format.js';
import { xlsxFormat } from './xlsx/xlsx-format.js';

export type { MemoFormat, MemoOptions } from './memo-format.js';

const formats: Readonly<Record<(typeof MEMO_FORMATS)[number], MemoFormat>> = {
  html: htmlFormat,
  pdf: pdfFormat,
  xlsx: xlsxFormat,
  md: markdownFormat,
  csv: csvFormat,
  json: jsonFormat,
};

/** The formats of one analysis. */
export const memoFormats: readonly MemoFormat[] = MEMO_FORMATS.map((id) => formats[id]);
