/** The deck as if it held only one passage: what the rules of the rubric read in the words that a model points at. */
import type { DeckView, ViewLine, ViewSlide } from '../../../evidence/view/view-types.js';
import { gatherFacts } from '../../../evidence/facts/gather-facts.js';
import { findDates } from '../../../evidence/numbers/find-dates.js';
import { passagesOf } from '../../../evidence/figures/passages.js';
import type { FactKind } from '../../../model/fact-kinds.js';
import type { Fact } from '../../../model/fact.js';
import type { Section } from '../../../model/values.js';

/** The facts of `kind` in the passages that hold `lines`, with the slide's headings over them. */
export function readPassageAs(
  kind: FactKind,
  { lines, view, section }: { lines: readonly ViewLine[]; view: DeckView; section?: Section },
): Fact[] {
  const [first] = lines;
  const slide = first === undefined ? undefined : view.slides[first.slide - 1];
  if (slide === undefined) return [];
  return gatherFacts(narrow(view, slide, lines, section), [kind]);
}

function narrow(view: DeckView, slide: ViewSlide, lines: readonly ViewLine[], section?: Section): DeckView {
  const kept = passagesAround(slide, lines);
  const only: ViewSlide = {
    ...slide,
    lines: slide.lines.flatMap((line) =>
      kept.has(line) ? [states(line) ? { ...line, heading: false } : line] : line.heading ? [line] : [],
    ),
    // A table is read as a whole or not at all.
    tables: slide.tables.filter(({ block }) => lines.some((line) => line.block === block)),
    ...(section === undefined ? {} : { section, alsoSections: [slide.section, ...slide.alsoSections] }),
  };
  return {
    ...view,
    slides: view.slides.map((one) => (one === slide ? only : { ...one, lines: [], tables: [], title: '' })),
  };
}

/** A heading says something itself when it is a whole sentence; shorter ones, and dates, are labels of what follows. */
function states({ heading, text, folded }: ViewLine): boolean {
  return heading && text.split(' ').length >= STATEMENT_WORDS && findDates(folded).length === 0;
}

const STATEMENT_WORDS = 5;

/** Whole passages: a sentence that is cut loses whose figure it tells, and of when. */
function passagesAround(slide: ViewSlide, lines: readonly ViewLine[]): Set<ViewLine> {
  const kept = new Set(lines);
  for (const passage of passagesOf(slide)) {
    if (passage.lines.some((line) => kept.has(line))) passage.lines.forEach((line) => kept.add(line));
  }
  for (const line of lines) {
    if (line.cell === undefined) continue;
    const { table } = line.cell;
    for (const other of slide.lines) if (other.cell?.table === table) kept.add(other);
  }
  return kept;
}
