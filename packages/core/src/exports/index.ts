/** The formats an analysis can be exported in: a format is one file and one line here. */
import { csvFormat } from './csv.js';
import type { ExportFormat } from './export-format.js';
import { htmlFormat } from './html/html-format.js';
import { jsonFormat } from './json.js';
import { markdownFormat } from './markdown.js';

export type { ExportFormat, ExportOptions } from './export-format.js';

export const exportFormats: readonly ExportFormat[] = [htmlFormat, jsonFormat, markdownFormat, csvFormat];
