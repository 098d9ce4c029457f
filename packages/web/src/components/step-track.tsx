/** How far a running analysis is: its nine steps as segments, the share that is done, the step under way in words. */
import { currentStep, percentDone, type Progress, type StepStatus } from '../api/progress.js';
import { formatShare } from '../i18n/format.js';
import { useLocale, useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { cx } from '../lib/cx.js';
import { STEP_IDS } from '@vc-analyst/core/vocabulary';
import { Elapsed } from './elapsed.js';

const FILLS: Record<StepStatus, string> = {
  pending: 'bg-sunk',
  processing: 'bg-accent animate-pulse-soft',
  completed: 'bg-good',
  error: 'bg-poor',
};

export function StepTrack({ progress }: { progress: Progress }) {
  const t = useTexts(domain);
  const words = useProgressWords(progress);
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentDone(progress)}
        aria-valuetext={words}
        className="my-2 grid grid-cols-9 gap-1"
      >
        {STEP_IDS.map((one) => (
          <span
            key={one}
            title={`${t(`step.${one}`)}: ${t(`stepStatus.${progress.steps[one]}`)}`}
            data-fill=""
            className={cx('h-1.5 rounded-full', FILLS[progress.steps[one]])}
          />
        ))}
      </div>
      <p className="num text-sm text-faint">
        {words}
        {progress.begunAt !== undefined && !progress.completed && (
          <>
            {' · '}
            <Elapsed since={progress.begunAt} />
          </>
        )}
      </p>
    </div>
  );
}

/** "33% · step 4 of 9: Team"; "0% · waiting" before the first step. */
function useProgressWords(progress: Progress): string {
  const t = useTexts(domain);
  const percent = formatShare(percentDone(progress) / 100, useLocale());
  const step = currentStep(progress);
  if (!step) return t(percentDone(progress) === 0 ? 'stepsWaiting' : 'stepsEnded', { percent });
  const { slide } = progress;
  return t('stepOf', {
    percent,
    number: STEP_IDS.indexOf(step) + 1,
    total: STEP_IDS.length,
    step:
      step === 'extract' && slide ? t('readingSlide', { slide: slide.number, total: slide.count }) : t(`step.${step}`),
  });
}
