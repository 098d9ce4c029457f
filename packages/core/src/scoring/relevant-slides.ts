/** Which slides are about what a criterion asks for: where a reader should look when nothing was found there. */
import { message, type MessageValue } from '../model/message.js';
import type { SlideSummary } from '../model/slide-summary.js';
import { readableText } from '../text/readable-text.js';
import { SIGNS } from './signs.js';

const SECTIONS = new Map(Object.entries(SIGNS).map(([id, { slides }]) => [id, new Set(slides)]));

/** Longest title that is named. */
const LONGEST_TITLE = 40;
/** Slides that are named. */
const MOST = 3;

/** The slides, each as its number with its title where that reads as words, at most three; none where no slide is about it. */
export function relevantSlides(criterionId: string, slides: readonly SlideSummary[]): MessageValue[] {
  const sections = SECTIONS.get(criterionId);
  if (!sections?.size) return [];
  const first = slides.filter(({ section }) => sections.has(section));
  const also = slides.filter(({ alsoSections }) => alsoSections.some((section) => sections.has(section)));
  return nameSlides(first.length > 0 ? first : also);
}

/** Slides as a sentence names them, at most three. */
export function nameSlides(slides: readonly SlideSummary[]): MessageValue[] {
  return slides.slice(0, MOST).map(({ number, title }) => {
    const readable = readableText(title, { most: LONGEST_TITLE, leastWords: 1, cut: false });
    return readable === undefined
      ? number
      : { message: message('scoring.slide-titled', { slide: number, title: readable }) };
  });
}
