/** Which slides are about what a criterion asks for: where a reader should look when nothing was found there. */
import type { SlideSummary } from '../model/slide-summary.js';
import type { Section } from '../model/values.js';

/** Only criteria whose answer all but stands on such a slide; a team slide need not speak of working hours. */
const HOMES: Readonly<Record<string, Section>> = {
  M1: 'market',
  M5: 'whyNow',
  M7: 'competition',
  M8: 'gtm',
  T1: 'team',
  P7: 'roadmap',
  P8: 'businessModel',
  G1: 'traction',
  R3: 'ask',
  R10: 'financials',
};

/** Numbers of the slides, at most three; none where no slide is about it. */
export function homeSlides(criterionId: string, slides: readonly SlideSummary[]): number[] {
  const home = HOMES[criterionId];
  if (!home) return [];
  const first = slides.filter((slide) => slide.section === home);
  const also = slides.filter((slide) => slide.section !== home && slide.alsoSections.includes(home));
  return (first.length > 0 ? first : also).slice(0, 3).map((slide) => slide.number);
}
