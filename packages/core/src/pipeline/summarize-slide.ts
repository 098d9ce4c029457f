/** What the document keeps of the slides that were read. */
import { learnedHints } from '../evidence/learned/read-learned.js';
import type { DeckView, ViewSlide } from '../evidence/view/view-types.js';
import type { Hint, SlideSummary } from '../model/slide-summary.js';

export function summarizeSlides(view: DeckView): SlideSummary[] {
  const hints = learnedHints(view);
  return view.slides.map((slide) => summarizeSlide(slide, hints.get(slide.number) ?? []));
}

function summarizeSlide({ number, slide, section, alsoSections }: ViewSlide, hints: Hint[]): SlideSummary {
  const drawn = slide.blocks.filter((block) => block.source === 'ocr');
  const ocrWords = countWords(drawn.flatMap((block) => block.lines.map((line) => line.text)).join(' '));
  return {
    number,
    title: slide.title,
    section,
    alsoSections: [...alsoSections],
    readBy: slide.readBy,
    words: countWords(slide.text),
    ...(ocrWords > 0 ? { ocrWords } : {}),
    ...(slide.unreadLines ? { unreadLines: slide.unreadLines } : {}),
    text: slide.text,
    ...(hints.length > 0 ? { hints } : {}),
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
