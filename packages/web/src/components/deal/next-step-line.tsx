/** What comes next and by when; red once the day has passed. */
import { CalendarClock } from 'lucide-react';
import type { NextStep } from '@vc-analyst/core/model';
import { useNow } from '../relative-time.js';
import { formatDate } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';
import { cx } from '../../lib/cx.js';

export function NextStepLine({ step: { text, due } }: { step: Pick<NextStep, 'text' | 'due'> }) {
  const t = useTexts(pipelineTexts);
  const locale = useLocale();
  const now = useNow();
  // Over in every place: the day ends last 12 hours behind UTC.
  const isOver = due !== undefined && Date.parse(due) + 36 * 3_600_000 < now;
  return (
    <p className="flex items-start gap-1.5 text-sm text-soft">
      <CalendarClock size={14} aria-hidden className="mt-0.5 shrink-0 text-faint" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t('nextStep')}: </span>
        {text}
        {due !== undefined && (
          <span className={cx('num ml-1.5 whitespace-nowrap', isOver ? 'text-poor' : 'text-faint')}>
            {t(isOver ? 'overdue' : 'dueOn', { date: formatDate(due, locale) })}
          </span>
        )}
      </span>
    </p>
  );
}
