/** Excel: the whole analysis as sheets to sort, filter and calculate with. */
import { ownMark } from '../../util/own-mark.js';
import type { ExportFormat } from '../export-format.js';
import { analysisSheets } from './analysis-sheets.js';
import { writeWorkbook } from './workbook.js';

export const xlsxFormat: ExportFormat = {
  id: 'xlsx',
  mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  usesPictures: false,
  render: (analysis, { locale }) => writeWorkbook(analysisSheets(analysis, locale), ownMark(analysis.fileName)),
};
