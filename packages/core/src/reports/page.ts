/** What the head of every report says that is not about a period. */
import { dayOf } from './period.js';
import type { SectionWriter } from './section-writer.js';
import { hidesAmounts, type ReportReader } from './visible-investments.js';

/** Title, stretch of time (everything until `now`), language and moment. */
export function pageOf(
  writer: SectionWriter,
  id: 'corporate' | 'trends' | 'portfolio',
  { now, reader }: { now: Date; reader?: ReportReader | undefined },
) {
  const { text: title, textMessage: titleMessage } = writer.said(`report.title.${id}`);
  const { text: subtitle, textMessage: subtitleMessage } = writer.said('report.period.all', {
    to: { date: dayOf(now.getTime()) },
  });
  return {
    title,
    titleMessage,
    subtitle,
    subtitleMessage,
    textLanguage: writer.locale,
    generatedAt: now.toISOString(),
    amountsHidden: hidesAmounts(reader),
  };
}
