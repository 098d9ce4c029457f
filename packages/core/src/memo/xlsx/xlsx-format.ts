/** Excel: the whole analysis as sheets to sort, filter and calculate with. */
import { ownMark } from '../../text/own-mark.js';
import type { MemoFormat } from '../memo-format.js';
import { analysisSheets } from './analysis-sheets.js';
import { writeWorkbook } from '../../drawing/xlsx/workbook.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';

export const xlsxFormat: MemoFormat = {
  id: 'xlsx',
  mediaType: MEDIA_TYPES.xlsx,
  usesPictures: false,
  render: (analysis, { locale }) => writeWorkbook(analysisSheets(analysis, locale), ownMark(analysis.fileName)),
};
