/** The blue reference: wherever a figure comes from a slide. A button where it opens one. */
import { answerOnPage } from '@vc-analyst/core/i18n';
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';

interface SlideRefProps {
  slide: number;
  onOpen?: (() => void) | undefined;
  /** "slide 7" instead of "s. 7", where there is room. */
  long?: boolean;
}

// Pressed on a little outside of what is drawn as well: it is small beside prose.
const LOOK =
  'num relative after:absolute after:-inset-x-0.5 after:-inset-y-1.5 inline-block rounded-sm bg-accent-soft in-[.bg-accent-soft]:bg-card px-1.5 align-[1px] font-sans text-[11px]/4 font-[550] whitespace-nowrap text-accent';

export function SlideRef({ slide, onOpen, long }: SlideRefProps) {
  const t = useTexts(domain);
  const answer = answerOnPage(slide);
  const short = answer ? t('answerShort', { number: answer }) : t('slideShort', { number: slide });
  const text =
    long && !answer ? (
      <>
        <span className="max-sm:hidden">{t('slide', { number: slide })}</span>
        <span className="sm:hidden">{short}</span>
      </>
    ) : (
      short
    );
  if (!onOpen) return <span className={LOOK}>{text}</span>;
  return (
    <button
      type="button"
      className={`${LOOK} hover:underline`}
      onClick={({ currentTarget }) => {
        // Not every browser gives a pressed button the focus: what is opened must know where the reader is.
        currentTarget.focus({ preventScroll: true });
        onOpen();
      }}
    >
      <span aria-hidden>{text}</span>
      <span className="sr-only">
        {answer ? t('openAnswer', { number: answer }) : t('openSlide', { number: slide })}
      </span>
    </button>
  );
}
