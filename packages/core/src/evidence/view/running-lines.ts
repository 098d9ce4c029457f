/** Marks what stands on many slides at one place: running headers and footers, page numbers. */
import { repeatedKeys } from '../../text/repeated-keys.js';
import type { ViewLine, ViewSlide } from './view-types.js';
import { PAGE_NUMBER } from '../words/view/running-lines.js';

/** Share of the slides with text on which a header or footer stands. */
const SHARE = 0.3;

/** Sets `running` on the lines of `slides` that are no content of theirs. */
export function markRunningLines(slides: ViewSlide[]): void {
  const keyOf = (line: ViewLine, slide: ViewSlide): string =>
    `${withoutPage(line.folded.trim(), slide)}@${Math.round(line.box.y * 20)}`;
  const atEdge = (line: ViewLine): boolean => line.box.y > 0.85 || line.box.y + line.box.h < 0.12;
  const running = repeatedKeys(
    slides.flatMap((slide) => {
      const edges = slide.lines.filter((line) => line.cell === undefined && atEdge(line));
      return slide.lines.length === 0 ? [] : [edges.map((line) => keyOf(line, slide))];
    }),
    SHARE,
  );
  for (const slide of slides) {
    if (slide.repeats !== undefined) continue;
    for (const line of slide.lines) {
      if (line.cell !== undefined || !atEdge(line)) continue;
      if (
        running.has(keyOf(line, slide)) ||
        (line.text.length < 24 && PAGE_NUMBER.test(line.folded.trim()) && saysItsPage(line, slide))
      ) {
        line.running = true;
      }
    }
  }
}

function saysItsPage(line: ViewLine, slide: ViewSlide): boolean {
  const number = /\d{1,3}/u.exec(line.text)?.[0];
  return number !== undefined && isPage(number, slide);
}

const isPage = (number: string, slide: ViewSlide): boolean => Math.abs(Number(number) - slide.number) <= 2;

/** "Acme · confidential · 6" as it stands on every slide. */
function withoutPage(folded: string, slide: ViewSlide): string {
  return folded.replace(/^\d{1,3}(?!\S)|(?<!\S)\d{1,3}$/u, (number) => (isPage(number, slide) ? '#' : number));
}
