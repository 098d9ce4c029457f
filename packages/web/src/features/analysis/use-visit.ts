/** Tells the server how long which slide of a shared report lay open in sight: no cookie, and nothing of who looks. */
import { answerOnPage } from '@vc-analyst/core/i18n';
import type { SlideTime } from '@vc-analyst/core/model';
import { useCallback, useEffect, useRef } from 'react';
import { addressOf } from '../../api/call.js';

/** Milliseconds between two tellings, and without any act of the reader's after which nothing is counted. */
const TELL_EVERY = 15_000;
const IDLE = 60_000;
const ACTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** What is to be called with the slide that is in sight, null for none. */
export function useVisit(token: string, visitId: string): (slide: number | null) => void {
  const inSight = useRef<number | null>(null);
  useEffect(() => {
    const address = addressOf('/api/share/{token}/visits/{visitId}', { token, visitId });
    const lain = new Map<number, number>();
    let told = '[]';
    let tickedAt = performance.now();
    let actedAt = tickedAt;
    const act = () => (actedAt = performance.now());
    const tick = () => {
      const now = performance.now();
      // A page that slept counts no more than a tick.
      const passed = Math.min(now - tickedAt, 2_000);
      tickedAt = now;
      const slide = inSight.current;
      if (slide === null || document.hidden || now - actedAt > IDLE) return;
      lain.set(slide, (lain.get(slide) ?? 0) + passed);
    };
    const tell = () => {
      const slides: SlideTime[] = [...lain]
        .map(([slide, ms]) => ({ slide, seconds: Math.round(ms / 1000) }))
        .filter(({ seconds }) => seconds > 0);
      const said = JSON.stringify(slides);
      // A beacon is sent even as the page goes.
      if (said !== told) navigator.sendBeacon(address, new Blob([`{"slides":${said}}`], { type: 'application/json' }));
      told = said;
    };
    const last = () => {
      tick();
      tell();
    };
    const hidden = () => document.hidden && last();
    const ticking = setInterval(tick, 1_000);
    const telling = setInterval(tell, TELL_EVERY);
    for (const name of ACTS) addEventListener(name, act, { passive: true });
    addEventListener('pagehide', last);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearInterval(ticking);
      clearInterval(telling);
      for (const name of ACTS) removeEventListener(name, act);
      removeEventListener('pagehide', last);
      document.removeEventListener('visibilitychange', hidden);
      last();
    };
  }, [token, visitId]);
  return useCallback((slide) => {
    // What a founder wrote is no slide.
    inSight.current = slide !== null && answerOnPage(slide) ? null : slide;
  }, []);
}
