/** What every part of a report's PDF needs: the paper and the reader's words. */
import type { Locale } from '../../../model/values.js';
import type { Paper } from '../../../drawing/pdf/paper.js';

export interface ReportSheet {
  paper: Paper;
  locale: Locale;
  /** A text that only exported files have. */
  say: (id: string, values?: Record<string, string>) => string;
}
