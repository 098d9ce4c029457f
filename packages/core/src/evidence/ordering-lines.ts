/** Lines of a slide that give its reader an order: nothing that stands on them is evidence. */
import type { Block, Slide } from '../model/deck.js';
import type { FactDraft } from '../model/fact.js';
import { READ_LIMIT } from './bounded-slide.js';
import type { DeckView, ViewLine, ViewSlide } from './deck-view.js';
import { givesOrder } from './find-instructions.js';

// A slide's lines are searched once for all drafts on it.
const searched = new WeakMap<ViewSlide, ViewLine[]>();

/** True when the draft's quote stands on a line that gives an order. */
export function standsOnOrder({ slide: number, quote }: FactDraft, view: DeckView): boolean {
  const slide = view.slides[number - 1];
  if (slide === undefined) return false;
  const lines = searched.get(slide) ?? orderingLines(slide);
  searched.set(slide, lines);
  return lines.some((line) => line.raw.includes(quote) || quote.includes(line.raw.trim()));
}

/** Lines that give an order by themselves, and every line of a block that gives one over several. Linear. */
function orderingLines(slide: ViewSlide): ViewLine[] {
  const blocks = new Map<string, ViewLine[]>();
  for (const line of slide.lines) {
    const known = blocks.get(line.block.id);
    if (known) known.push(line);
    else blocks.set(line.block.id, [line]);
  }
  return [...blocks.values()].flatMap((lines) => {
    const own = lines.filter((line) => givesOrder(line.raw.slice(0, READ_LIMIT)));
    if (own.length > 0 || lines.length === 1) return own;
    const whole = lines.map((line) => line.raw).join(' ');
    return givesOrder(whole.slice(0, READ_LIMIT)) ? lines : [];
  });
}

/** The slide without its lines that give orders; the same slide when there are none. */
export function withoutOrders(slide: Slide): Slide {
  let changed = false;
  const blocks = slide.blocks.flatMap((block): Block[] => {
    const lines = block.lines.filter((line) => !givesOrder(line.text.slice(0, READ_LIMIT)));
    const whole = lines.map((line) => line.text).join(' ');
    const kept = lines.length > 1 && givesOrder(whole.slice(0, READ_LIMIT)) ? [] : lines;
    if (kept.length === block.lines.length) return [block];
    changed = true;
    const rows = block.rows?.filter((_, index) => kept.includes(block.lines[index]!));
    return kept.length === 0 ? [] : [{ ...block, lines: kept, ...(rows === undefined ? {} : { rows }) }];
  });
  if (!changed) return slide;
  const text = blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n');
  return { ...slide, blocks, text };
}
