/** The deck beside the report: one slide with the quote marked where it stands, and a strip of all slides. */
import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../components/ui/card.js';
import { Chip } from '../../components/ui/badge.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { useTexts } from '../../i18n/language.js';
import { common } from '../../i18n/texts/common.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { cx } from '../../lib/cx.js';
import { useShortcut } from '../../lib/use-shortcut.js';
import { useEvidence } from './evidence.js';
import type { ReportDocument } from './report-document.js';
import { SlidePicture } from './slide-picture.js';
import { SlideStrip } from './slide-strip.js';
import { useInSight } from './use-in-sight.js';
import { useWords } from './use-words.js';

const SlideLightbox = lazy(() => import('./slide-lightbox.js'));

interface SlidePanelProps {
  report: ReportDocument;
  /** Address of a slide's picture. */
  pictureOf: (slide: number) => string;
  /** Is told which slide is in sight, null for none. */
  onSlide?: ((slide: number | null) => void) | undefined;
}

export function SlidePanel({ report, pictureOf, onSlide }: SlidePanelProps) {
  const t = useTexts(reportTexts);
  const c = useTexts(common);
  const { label, origin, reading } = useWords();
  const { shown, turnTo, openings } = useEvidence();
  // Beside the text the panel is always in sight. Where it stands below, what is opened lies over the page's foot
  // until it is closed, so that the reader stays where they read.
  const [closedAt, setClosedAt] = useState(0);
  const isSheet = openings > closedAt;
  const close = () => setClosedAt(openings);
  useShortcut('Escape', close);
  const [isLarge, setIsLarge] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (openings > 0) uncoverReader(panel.current);
  }, [openings]);

  const slide = report.slides.find(({ number }) => number === shown.slide) ?? report.slides[0];
  useInSight(panel, slide?.number, onSlide);
  if (!slide) return null;
  const at = report.slides.indexOf(slide);
  const quote = shown.fact?.quote ?? shown.quote;
  return (
    <section ref={panel} aria-label={t('deckTitle')} className={cx('print:hidden', isSheet && SHEET)}>
      <Card className={cx('p-3.5', isSheet && 'max-xl:rounded-none max-xl:border-0')}>
        <div className="mb-2.5 flex items-start gap-2">
          <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
            <h2 aria-live="polite" className="num font-semibold first-letter:uppercase">
              {label('slide', { number: slide.number })} · {label(`section.${slide.section}`)}
            </h2>
            {reading(slide).map((note) => (
              <Chip key={note} className="shrink-0">
                {note}
              </Chip>
            ))}
          </div>
          <div className="flex shrink-0">
            <IconButton
              label={t('previousSlide')}
              icon={<ChevronLeft size={18} aria-hidden />}
              disabled={at <= 0}
              onClick={() => turnTo(report.slides[at - 1]!.number)}
            />
            <IconButton
              label={t('nextSlide')}
              icon={<ChevronRight size={18} aria-hidden />}
              disabled={at >= report.slides.length - 1}
              onClick={() => turnTo(report.slides[at + 1]!.number)}
            />
            {isSheet && (
              <span className="xl:hidden">
                <IconButton label={c('close')} icon={<X size={18} aria-hidden />} onClick={close} />
              </span>
            )}
          </div>
        </div>
        <SlidePicture
          key={`${report.id} ${slide.number}`}
          slide={slide}
          address={pictureOf(slide.number)}
          box={shown.fact?.box}
          onEnlarge={() => setIsLarge(true)}
        />
        {isLarge && (
          <Suspense fallback={null}>
            <SlideLightbox report={report} pictureOf={pictureOf} onClose={() => setIsLarge(false)} />
          </Suspense>
        )}
        {quote && (
          <p className="mt-3 rounded-md bg-sunk px-3 py-2.5 font-serif text-[14.5px]/[1.5]">
            <q>
              <mark className="[overflow-wrap:anywhere]">{quote}</mark>
            </q>{' '}
            {shown.fact && (
              <span className="font-sans text-xs text-faint">· {origin(shown.fact) ?? t('quoteFound')}</span>
            )}
          </p>
        )}
        <div className={cx(isSheet && 'max-xl:hidden')}>
          <SlideStrip report={report} current={slide.number} onPick={turnTo} />
        </div>
      </Card>
    </section>
  );
}

/** Scrolls just so far that the sheet does not lie over what the reader pressed. */
function uncoverReader(sheet: HTMLElement | null): void {
  const pressed = document.activeElement;
  if (!sheet || !pressed || pressed === document.body || getComputedStyle(sheet).position !== 'fixed') return;
  const covered = pressed.getBoundingClientRect().bottom + READING_ROOM - sheet.getBoundingClientRect().top;
  if (covered > 0) window.scrollBy({ top: covered });
}

/** Pixels left below it. */
const READING_ROOM = 24;

const SHEET =
  'max-xl:fixed max-xl:inset-x-0 max-xl:bottom-0 max-xl:z-30 max-xl:mx-auto max-xl:max-h-[70dvh] max-xl:max-w-2xl max-xl:overflow-y-auto max-xl:rounded-t-lg max-xl:border max-xl:border-line-strong max-xl:bg-card max-xl:shadow-raised max-xl:animate-rise';
