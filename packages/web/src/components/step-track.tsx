/** The nine steps of a running analysis as nine segments, with the step under way in words. */
import { currentStep, doneSteps, type Progress, type StepStatus } from '../api/progress.js';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';
import { cx } from '../lib/cx.js';
import { STEPS } from '../lib/vocabulary.js';
import { Elapsed } from './elapsed.js';

const FILLS: Record<StepStatus, string> = {
  pending: 'bg-sunk',
  processing: 'bg-accent animate-pulse-soft',
  completed: 'bg-good',
  error: 'bg-poor',
};

export function StepTrack({ progress }: { progress: Progress }) {
  const t = useTexts(domain);
  const step = currentStep(progress);
  const slide = step === 'extract' ? progress.slide : undefined;
  const words = slide
    ? t('readingSlide', { slide: slide.number, total: slide.count })
    : step
      ? t(`step.${step}`)
      : t('waiting');
  return (
    <div>
      <div
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={doneSteps(progress)}
        aria-valuetext={`${t('stepsDone', { done: doneSteps(progress), total: STEPS.length })}, ${words}`}
        className="my-2 grid grid-cols-9 gap-1"
      >
        {STEPS.map((one) => (
          <span
            key={one}
            title={`${t(`step.${one}`)}: ${t(`stepStatus.${progress.steps[one]}`)}`}
            data-fill=""
            className={cx('h-1.5 rounded-full', FILLS[progress.steps[one]])}
          />
        ))}
      </div>
      <p className="num text-sm text-faint">
        {t('stepsDone', { done: doneSteps(progress), total: STEPS.length })} · {words}
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
