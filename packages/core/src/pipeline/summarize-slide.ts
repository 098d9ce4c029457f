/** What the document keeps of a slide that was read. */
import type { ViewSlide } from '../evidence/view/view-types.js';
import type { SlideSummary } from '../model/slide-summary.js';

export function summarizeSlide({ number, slide, section, alsoSections }: ViewSlide): SlideSummary {
  return {
    number,
    title: slide.title,
    section,
    alsoSections: [...alsoSections],
    readBy: slide.readBy,
    words: slide.text.split(/\s+/).filter((word) => word !== '').length,
    text: slide.text,
  };
}
