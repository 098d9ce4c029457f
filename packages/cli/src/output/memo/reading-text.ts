/** How each slide of a deck was read, and how much of it was not: `vc show --reading`. */
import { readingNotes, renderMessage } from '@vc-analyst/core/i18n';
import type { Analysis, Locale } from '@vc-analyst/core/model';
import { clip, columns } from '../columns.js';
import type { Paint } from '../paint.js';
import { printable } from '../printable.js';

/** Cells. */
const TITLE = 40;

/** One line a slide. */
export function readingText(slides: Analysis['slides'], { paint, locale }: { paint: Paint; locale: Locale }): string[] {
  return columns(
    slides.map((slide) => [
      renderMessage({ id: 'label.slideShort', values: { number: slide.number } }, locale),
      paint.bold(printable(clip(slide.title, TITLE))),
      paint.dim(renderMessage({ id: 'label.words', values: { count: slide.words } }, locale)),
      readingNotes(slide, locale).join(' · '),
    ]),
  );
}
