/** What may be wider than the screen, such as a table: it scrolls by itself, and a shade says where there is more. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cx } from '../../lib/cx.js';

interface SideScrollProps {
  label: string;
  children: ReactNode;
  className?: string;
}

export function SideScroll({ label, children, className }: SideScrollProps) {
  const ref = useRef<HTMLDivElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const box = ref.current!;
    const look = () => {
      const before = box.scrollLeft > 1;
      const after = box.scrollLeft + box.clientWidth < box.scrollWidth - 1;
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    const watch = new ResizeObserver(look);
    for (const part of [box, ...box.children]) watch.observe(part);
    box.addEventListener('scroll', look, { passive: true });
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', look);
    };
  }, []);
  // Without its position, what is placed in it (texts for screen readers) would widen the page instead.
  return (
    <div className={cx('relative', className)}>
      <div ref={ref} className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
        {children}
      </div>
      {more.before && <Shade className="left-0 bg-linear-to-r" />}
      {more.after && <Shade className="right-0 bg-linear-to-l" />}
    </div>
  );
}

function Shade({ className }: { className: string }) {
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-y-0 w-4 from-line-strong to-transparent print:hidden',
        className,
      )}
    />
  );
}
