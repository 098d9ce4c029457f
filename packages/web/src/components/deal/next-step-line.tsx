/** What comes next and by when; red once the day has passed. */
import { CalendarClock } from 'lucide-react';
import type { NextStep } from '@vc-analyst/core/model';
import { DueDate } from '../due-date.js';
import { useTexts } from '../../i18n/language.js';
import { pipelineTexts } from '../../i18n/texts/pipeline.js';

export function NextStepLine({ step: { text, due } }: { step: Pick<NextStep, 'text' | 'due'> }) {
  const t = useTexts(pipelineTexts);
  return (
    <p className="flex items-start gap-1.5 text-sm text-soft">
      <CalendarClock size={14} aria-hidden className="mt-0.5 shrink-0 text-faint" />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{t('nextStep')}: </span>
        {text}
        {due !== undefined && <DueDate due={due} className="ml-1.5" />}
      </span>
    </p>
  );
}
