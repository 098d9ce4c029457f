/** A slide as it was drawn, with a quote's place marked on it; its text where it cannot be drawn. */
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import type { ReportDocument } from './report-document.js';

const AnswerText = lazy(() => import('./answer-text.js'));

interface SlidePictureProps {
  slide: ReportDocument['slides'][number];
  address: string;
  box: { x: number; y: number; w: number; h: number } | undefined;
  /** Absent where it is shown as large as the window. */
  onEnlarge?: () => void;
}

/** Room left around a marked box, as a share of the slide. */
const ROOM = 0.008;

export function SlidePicture({ slide, address, box, onEnlarge }: SlidePictureProps) {
  const t = useTexts(reportTexts);
  const [state, setState] = useState<'loading' | 'drawn' | 'absent'>('loading');
  if (slide.readBy === 'answer')
    return (
      <Suspense>
        <AnswerText slide={slide} />
      </Suspense>
    );
  if (state === 'absent') {
    return (
      <div className="max-h-80 overflow-y-auto rounded-md bg-sunk p-4">
        <p className="mb-2 text-sm text-faint">{slide.text ? t('slideNotDrawn') : t('slideWithoutText')}</p>
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">{slide.text}</p>
      </div>
    );
  }
  const picture = (
    <img
      src={address}
      loading="lazy"
      alt={t('slideAlt', { number: slide.number, title: slide.title || slide.text.slice(0, 200) })}
      className={cx('block', onEnlarge || state === 'loading' ? 'w-full' : 'max-h-[calc(100dvh-17rem)] max-w-full')}
      onLoad={() => setState('drawn')}
      onError={() => setState('absent')}
    />
  );
  return (
    <div
      className={cx(
        'relative overflow-hidden rounded-md bg-sunk',
        state === 'loading' && 'aspect-video animate-pulse-soft',
        state === 'drawn' && !onEnlarge && 'mx-auto w-fit',
      )}
    >
      {onEnlarge ? (
        <button type="button" title={t('enlargeSlide')} className="block w-full cursor-zoom-in" onClick={onEnlarge}>
          {picture}
        </button>
      ) : (
        picture
      )}
      {state === 'drawn' && box && (
        <span
          data-mark=""
          aria-hidden
          className="pointer-events-none absolute rounded-sm shadow-[0_0_0_9999px_rgb(28_27_24/.18)] outline-3 outline-marker"
          style={{
            left: `${(box.x - ROOM) * 100}%`,
            top: `${(box.y - ROOM) * 100}%`,
            width: `${(box.w + 2 * ROOM) * 100}%`,
            height: `${(box.h + 2 * ROOM) * 100}%`,
          }}
        />
      )}
    </div>
  );
}
