/** All slides of the deck by number: which lies open, and which were read otherwise than as text. */
import { answerOnPage } from '@vc-analyst/core/i18n';
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import type { ReportDocument } from './report-document.js';

interface SlideStripProps {
  report: ReportDocument;
  current: number;
  onPick: (slide: number) => void;
}

export function SlideStrip({ report, current, onPick }: SlideStripProps) {
  const t = useTexts(reportTexts);
  const d = useTexts(domain);
  const special = report.slides.some(({ readBy }) => readBy !== 'text' && readBy !== 'answer');
  return (
    <>
      <ol
        aria-label={t('strip')}
        className="num mt-3 grid max-h-44 grid-cols-[repeat(auto-fill,minmax(46px,1fr))] gap-1.5 overflow-y-auto p-0.5"
      >
        {report.slides.map((slide) => {
          const answer = answerOnPage(slide.number);
          return (
            <li key={slide.number}>
              <button
                type="button"
                aria-current={slide.number === current}
                aria-label={
                  answer
                    ? d('openAnswer', { number: answer })
                    : `${t('openDeck', { number: slide.number })}, ${t(`read.${slide.readBy}`)}`
                }
                title={slide.title || undefined}
                onClick={() => onPick(slide.number)}
                className={cx(
                  'relative grid aspect-video w-full place-items-center max-sm:aspect-auto max-sm:h-10 overflow-hidden rounded-sm border text-[11px] font-medium',
                  slide.number === current
                    ? 'border-2 border-accent text-accent'
                    : 'border-line text-faint hover:border-line-strong',
                  slide.readBy === 'unread' ? 'border-poor text-poor line-through' : 'bg-sunk',
                )}
              >
                {slide.readBy === 'ocr' && (
                  <span aria-hidden className="striped absolute inset-0 text-line-strong opacity-60" />
                )}
                <span className={cx('relative', slide.readBy === 'ocr' && 'rounded-sm bg-card px-1')}>
                  {answer ? `+${answer}` : slide.number}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      {special && <p className="mt-2 text-xs text-faint">{t('stripNote')}</p>}
    </>
  );
}
