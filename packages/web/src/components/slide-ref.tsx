/** The blue reference: wherever a figure comes from a slide. A button where it opens one. */
import { useTexts } from '../i18n/language.js';
import { domain } from '../i18n/texts/domain.js';

interface SlideRefProps {
  slide: number;
  onOpen?: (() => void) | undefined;
  /** "slide 7" instead of "s. 7". */
  long?: boolean;
}

const LOOK =
  'num inline-block rounded-sm bg-accent-soft px-1.5 align-[1px] font-sans text-[11px]/4 font-[550] whitespace-nowrap text-accent';

export function SlideRef({ slide, onOpen, long }: SlideRefProps) {
  const t = useTexts(domain);
  const text = t(long ? 'slide' : 'slideShort', { number: slide });
  if (!onOpen) return <span className={LOOK}>{text}</span>;
  return (
    <button type="button" className={`${LOOK} hover:underline`} onClick={onOpen}>
      <span aria-hidden>{text}</span>
      <span className="sr-only">{t('openSlide', { number: slide })}</span>
    </button>
  );
}
