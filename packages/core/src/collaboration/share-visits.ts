/** What a reader's page tells of one opening of a link, held against what can be true. */
import type { ShareVisit, SlideTime } from '../model/share.js';

/** How many openings of a link are kept; its count goes on. */
export const VISITS_KEPT = 200;

/** Seconds that clocks and lines may differ by. */
const LEEWAY = 5;

/**
 * `visit` with the seconds of `told`, which count from its beginning: never less than it told before, for slides that
 * there are, and in sum no more than has passed. Pure.
 */
export function visitAs(visit: ShareVisit, told: readonly SlideTime[], slideCount: number, now: Date): SlideTime[] {
  const seconds = new Map(visit.slides.map((one) => [one.slide, one.seconds]));
  let left = Math.floor((now.getTime() - Date.parse(visit.at)) / 1000) + LEEWAY;
  for (const known of seconds.values()) left -= known;
  for (const { slide, seconds: claimed } of told) {
    const known = seconds.get(slide) ?? 0;
    const more = Math.min(claimed - known, left);
    if (slide > slideCount || more <= 0) continue;
    seconds.set(slide, known + more);
    left -= more;
  }
  return [...seconds].sort(([a], [b]) => a - b).map(([slide, sum]) => ({ slide, seconds: sum }));
}
