/** What every part of the HTML memo draws from. */
import type { CriterionResult } from '../../model/scores.js';
import type { Analysis } from '../../model/analysis.js';
import type { MessageValue } from '../../model/message.js';
import type { Locale } from '../../model/values.js';
import type { Markup } from '../../drawing/markup.js';

/** What every part of the page needs: the document in the reader's language, and its words. */
export interface Page {
  analysis: Analysis;
  locale: Locale;
  pictures: ReadonlyMap<number, Uint8Array>;
  label: (id: string, values?: Record<string, MessageValue>) => string;
  /** Title of a criterion. */
  title: (criterion: Pick<CriterionResult, 'id' | 'titleMessage'>) => string;
  /** 0..1 as percent. */
  percent: (share: number) => string;
  number: (value: number) => string;
  /** In the quotation marks of the language. */
  quoted: (text: string) => string;
  /** A reference that opens the slide of `factId`, or `slide` itself. */
  reference: (target: { factId?: string; slide?: number }) => Markup | null;
}
