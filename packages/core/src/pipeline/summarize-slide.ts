/** What the document keeps of the slides that were read. */
import { learnedHints } from '../evidence/learned/read-learned.js';
import { tellingLines } from '../evidence/learned/telling-lines.js';
import { logosOn } from '../evidence/outline/logo-wall.js';
import type { DeckView, ViewSlide } from '../evidence/view/view-types.js';
import type { Hint, SlideSummary, Telling } from '../model/slide-summary.js';

export function summarizeSlides(view: DeckView): SlideSummary[] {
  const hints = learnedHints(view);
  const telling = tellingLines(view);
  return view.slides.map((slide) =>
    summarizeSlide(slide, { hints: hints.get(slide.number) ?? [], telling: telling.get(slide.number) ?? [] }),
  );
}

function summarizeSlide(view: ViewSlide, { hints, telling }: { hints: Hint[]; telling: Telling[] }): SlideSummary {
  const { number, slide, section, alsoSections } = view;
  const leftOut = view.excluded ?? (view.repeats === undefined ? undefined : 'repeat');
  const drawn = slide.blocks.filter(({ source, confidence }) => source === 'ocr' || confidence !== undefined);
  const ocrWords = countWords(drawn.flatMap((block) => block.lines.map((line) => line.text)).join(' '));
  const logos = logosOn(slide);
  return {
    number,
    title: slide.title,
    section,
    alsoSections: [...alsoSections],
    readBy: slide.readBy,
    words: countWords(slide.text),
    ...(ocrWords > 0 ? { ocrWords } : {}),
    ...(slide.unreadLines ? { unreadLines: slide.unreadLines } : {}),
    ...(logos > 0 ? { logos } : {}),
    ...(leftOut ? { leftOut } : {}),
    text: slide.text,
    ...(telling.length > 0 ? { telling } : {}),
    ...(hints.length > 0 ? { hints } : {}),
  };
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
