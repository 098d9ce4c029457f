/** The sections of a report, always in sight: a press leads to one, and the one that is read is marked. */
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/language.js';
import { sectionTexts } from '../../i18n/texts/sections.js';
import { cx } from '../../lib/cx.js';

const SECTIONS = ['fit', 'questions', 'figures', 'criteria', 'flags', 'pages', 'facts', 'reading'] as const;
type Section = (typeof SECTIONS)[number];

// Loaded once the report stands.
export default function SectionNav() {
  const t = useTexts(sectionTexts);
  const { there, current } = useSections();
  if (there.length === 0) return null;
  return (
    <nav
      data-sections=""
      aria-label={t('sections')}
      className="flex h-full overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {there.map((id) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={id === current ? 'location' : undefined}
          className={cx(
            '-mb-px flex h-full shrink-0 items-center border-b-2 px-2.5 text-sm focus-visible:-outline-offset-2',
            id === current ? 'border-ink font-[550] text-ink' : 'border-transparent text-soft hover:text-ink',
          )}
        >
          {t(id)}
        </a>
      ))}
    </nav>
  );
}

/** Which sections this report has, and which of them is read: the last that begins above the middle of the window. */
function useSections(): { there: readonly Section[]; current: Section | undefined } {
  const [state, setState] = useState<ReturnType<typeof look>>({ there: [], current: undefined });
  useEffect(() => {
    let frame = 0;
    const again = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        const seen = look();
        setState((before) => (JSON.stringify(before) === JSON.stringify(seen) ? before : seen));
      });
    };
    again();
    // The page grows while it is drawn.
    const growing = new ResizeObserver(again);
    growing.observe(document.body);
    window.addEventListener('scroll', again, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      growing.disconnect();
      window.removeEventListener('scroll', again);
    };
  }, []);
  return state;
}

function look(): { there: readonly Section[]; current: Section | undefined } {
  const places = SECTIONS.flatMap((id) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top === undefined ? [] : [{ id, top }];
  });
  return {
    there: places.map(({ id }) => id),
    current: places.findLast(({ top }) => top < window.innerHeight / 2)?.id,
  };
}
