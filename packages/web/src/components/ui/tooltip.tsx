/** Tooltips: after 700 ms, at once (300 ms) from one to the next. The browser's own popover: it lies over everything and needs no library. */
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { TOOLTIP } from '../../lib/timings.js';

/** Pixels between the element and its tooltip, and at the edge of the window. */
const GAP = 6;
const EDGE = 8;

/** When the last one closed, as `performance.now()` counts. */
let closedAt = -Infinity;

/** `children` is one element; what the tooltip says must be said to screen readers by the element itself. */
export function Tip({ text, children, side = 'bottom' }: { text: ReactNode; children: ReactNode; side?: Side }) {
  const [shown, setShown] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    if (shown) closedAt = performance.now();
    setShown(false);
  };
  const showSoon = () => {
    clearTimeout(timer.current);
    const isNext = performance.now() - closedAt < TOOLTIP.skipDelay;
    timer.current = setTimeout(() => setShown(true), isNext ? 0 : TOOLTIP.delay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      ref={place}
      className="contents"
      // A finger has no place to rest.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && showSoon()}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(':focus-visible') && setShown(true)}
      onBlur={hide}
      onKeyDown={({ key }) => key === 'Escape' && hide()}
    >
      {children}
      {shown && <Bubble anchor={() => place.current?.firstElementChild} text={text} side={side} />}
    </span>
  );
}

type Side = 'top' | 'right' | 'bottom';

function Bubble({ anchor, text, side }: { anchor: () => Element | null | undefined; text: ReactNode; side: Side }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const beside = anchor()?.getBoundingClientRect();
    const box = bubble.current;
    if (!box || !beside) return;
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const below = beside.bottom + GAP;
    const above = beside.top - GAP - height;
    const isAbove = side === 'top' ? above >= EDGE : below + height > innerHeight - EDGE;
    const left = side === 'right' ? beside.right + GAP : beside.left + (beside.width - width) / 2;
    const top = side === 'right' ? beside.top + (beside.height - height) / 2 : isAbove ? above : below;
    box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - width - EDGE))}px`;
    box.style.top = `${Math.max(EDGE, top)}px`;
  });
  return (
    <span
      ref={bubble}
      popover="manual"
      role="tooltip"
      className="pointer-events-none fixed inset-auto m-0 max-w-72 rounded-md border-0 bg-ink px-2.5 py-1.5 text-sm text-paper shadow-raised print:hidden"
    >
      {text}
    </span>
  );
}
