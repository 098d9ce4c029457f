/** Tooltips: after 700 ms, at once (300 ms) from one to the next. */
import { Tooltip } from 'radix-ui';
import { TOOLTIP } from '../../lib/timings.js';
import type { ReactNode } from 'react';

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Tooltip.Provider delayDuration={TOOLTIP.delay} skipDelayDuration={TOOLTIP.skipDelay}>
      {children}
    </Tooltip.Provider>
  );
}

/** `children` is one element that takes a ref; what the tooltip says must be said to screen readers by the element itself. */
export function Tip({
  text,
  children,
  side,
}: {
  text: ReactNode;
  children: ReactNode;
  side?: 'top' | 'right' | 'bottom';
}) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side ?? 'bottom'}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 rounded-md bg-ink px-2.5 py-1.5 text-sm text-paper shadow-raised animate-rise print:hidden"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
