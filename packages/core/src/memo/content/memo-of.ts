/** The memo of a document in its language: as it is kept, or written now for one of before there was any. */
import type { Analysis } from '../../model/analysis.js';
import type { Memo, MemoCell } from '../../model/memo.js';
import { writeMemo } from './write-memo.js';

export function memoOf(analysis: Analysis): Memo {
  if (analysis.memo) return analysis.memo;
  const named = ['user', 'deck'].includes(analysis.companyNameFrom);
  return writeMemo({ ...analysis, companyName: named ? analysis.companyName : '' }, analysis.textLanguage);
}

/** Whether a cell is the deck's own words between quotation marks. */
export function isQuote({ textMessage }: MemoCell): boolean {
  return textMessage?.id === 'export.quoted';
}
