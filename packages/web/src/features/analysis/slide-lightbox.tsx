/** One slide as large as the window, with its quote marked; buttons and the strip turn to the others. */
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Dialog } from '../../components/ui/dialog.js';
import { IconButton } from '../../components/ui/icon-button.js';
import { capitalised } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { reportTexts } from '../../i18n/texts/report.js';
import { useEvidence } from './evidence.js';
import type { ReportDocument } from './report-document.js';
import { SlidePicture } from './slide-picture.js';
import { SlideStrip } from './slide-strip.js';
import { useWords } from './use-words.js';

interface SlideLightboxProps {
  report: ReportDocument;
  pictureOf: (slide: number) => string;
  onClose: () => void;
}

export default function SlideLightbox({ report, pictureOf, onClose }: SlideLightboxProps) {
  const t = useTexts(reportTexts);
  const locale = useLocale();
  const { label } = useWords();
  const { shown, turnTo } = useEvidence();
  const slide = report.slides.find(({ number }) => number === shown.slide);
  if (!slide) return null;
  const at = report.slides.indexOf(slide);
  const turn = (to: number) => {
    const next = report.slides[to];
    if (next) turnTo(next.number);
  };
  const title = `${label('slide', { number: slide.number })} · ${label(`section.${slide.section}`)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={capitalised(title, locale)}
      shape="screen"
      actions={
        <>
          <IconButton
            label={t('previousSlide')}
            icon={<ChevronLeft size={18} aria-hidden />}
            disabled={at <= 0}
            onClick={() => turn(at - 1)}
          />
          <IconButton
            label={t('nextSlide')}
            icon={<ChevronRight size={18} aria-hidden />}
            disabled={at >= report.slides.length - 1}
            onClick={() => turn(at + 1)}
          />
        </>
      }
    >
      <SlidePicture
        key={slide.number}
        slide={slide}
        address={pictureOf(slide.number)}
        box={shown.fact?.slide === slide.number ? shown.fact.box : undefined}
      />
      <SlideStrip report={report} current={slide.number} onPick={turn} />
    </Dialog>
  );
}
