/** What the fund decided and said of a company, for the terminal; what was said of an earlier version says so and of which. */
import { renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, Author, MessageValue, SaidOf } from '@vc-analyst/core/model';
import { paragraph } from '../columns.js';
import { printable } from '../printable.js';
import { wordsFor, type MemoTextOptions } from './memo-sections.js';

/** Nothing where nobody decided or said anything. */
export function saidLines({ decision, comments }: Analysis, options: MemoTextOptions): string[] {
  if (!decision && comments.length === 0) return [];
  const { paint, locale, width } = options;
  const { label } = wordsFor(options);
  const text = (id: string, values: Record<string, MessageValue> = {}) => renderMessage({ id, values }, locale);
  const line = (words: string, by: Author, at: string, of: SaidOf | undefined, slide?: number) => {
    const who = text('correct.by', { by: by.firstName, date: { date: at.slice(0, 10) } });
    const about = slide ?? of?.slide;
    const mark = of ? [`${label('saidOf', { version: String(of.version) })} (${of.analysisId.slice(0, 8)})`] : [];
    const on = about === undefined ? [] : [label('slideShort', { number: about })];
    return paragraph(printable([words, who, ...mark, ...on].join(' · ')), width, 2);
  };
  const decided = decision && [text(`report.decision.${decision.value}`), decision.note].filter(Boolean).join(': ');
  return [
    '',
    paint.bold(label('said')),
    ...(decision && decided ? line(decided, decision.by, decision.at, decision.saidOf) : []),
    ...comments.flatMap(({ content, user, createdAt, saidOf, slide }) => line(content, user, createdAt, saidOf, slide)),
  ];
}
