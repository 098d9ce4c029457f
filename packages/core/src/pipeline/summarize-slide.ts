/** What the document keeps of a slide that was read. */
import type { ViewSlide } from '../evidence/view/view-types.js';
import type { SlideSummary } from '../model/slide-summary.js';

export function summarizeSlide({ number, slide, section, alsoSections }: ViewSlide): SlideSummary {
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
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
