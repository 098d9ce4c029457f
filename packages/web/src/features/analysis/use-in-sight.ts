/** Says which slide is in sight: the one shown, while half of the panel that it lies in is within the window. */
import { useEffect, type RefObject } from 'react';

export function useInSight(
  panel: RefObject<HTMLElement | null>,
  slide: number | undefined,
  say: ((slide: number | null) => void) | undefined,
): void {
  useEffect(() => {
    if (!panel.current || !say || slide === undefined) return;
    const observer = new IntersectionObserver(
      (entries) => say(entries.at(-1)!.intersectionRatio >= 0.5 ? slide : null),
      { threshold: 0.5 },
    );
    observer.observe(panel.current);
    return () => {
      observer.disconnect();
      say(null);
    };
  }, [panel, slide, say]);
}
