/** What people corrected, for the terminal: what, who, when and why. */
import { correctionText, renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, MessageValue } from '@vc-analyst/core/model';
import { paragraph } from '../columns.js';
import type { MemoTextOptions } from './memo-sections.js';

/** Nothing when nobody corrected anything. */
export function correctionLines({ corrections = [] }: Analysis, options: MemoTextOptions): string[] {
  const { paint, locale, width } = options;
  if (corrections.length === 0) return [];
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  return [
    '',
    paint.bold(text('correct.title')),
    ...corrections.flatMap(({ change, by, at, reason }) => {
      const who = text('correct.by', { by, date: { date: at.slice(0, 10) } });
      return paragraph([correctionText(change, locale), who, ...(reason ? [reason] : [])].join(' · '), width, 2);
    }),
  ];
}
