/** Which slides are about what a criterion asks for: where a reader should look when nothing was found there. */
import { message, type MessageValue } from './message.js';
import type { SlideSummary } from './slide-summary.js';
import type { Section } from './values.js';
import { readableText } from '../text/readable-text.js';

/** Only criteria whose answer all but stands on such a slide; a team slide need not speak of working hours. */
const HOMES: Readonly<Record<string, Section | readonly Section[]>> = {
  M1: 'market',
  M5: 'whyNow',
  M6: 'problem',
  M7: 'competition',
  M8: 'gtm',
  T1: 'team',
  P1: ['solution', 'problem'],
  P7: 'roadmap',
  P8: 'businessModel',
  G1: 'traction',
  R3: 'ask',
  R9: 'risk',
  R10: 'financials',
};

/** Longest title that is named. */
const LONGEST_TITLE = 40;

/** The slides, each as its number with its title where that reads as words, at most three; none where no slide is about it. */
export function relevantSlides(criterionId: string, slides: readonly SlideSummary[]): MessageValue[] {
  const home = HOMES[criterionId];
  if (!home) return [];
  const homes = new Set([home].flat());
  const first = slides.filter(({ section }) => homes.has(section));
  const also = slides.filter(({ alsoSections }) => alsoSections.some((section) => homes.has(section)));
  return (first.length > 0 ? first : also).slice(0, 3).map(({ number, title }) => {
    const readable = readableText(title, { most: LONGEST_TITLE, leastWords: 1, cut: false });
    return readable === undefined
      ? number
      : { message: message('scoring.slide-titled', { slide: number, title: readable }) };
  });
}
