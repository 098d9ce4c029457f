/** Lines of a slide that give its reader an order: nothing that stands on them is evidence. */
import { orderingLines } from '../../instructions/find-in-lines.js';
import { givesOrder } from '../../instructions/find-instruction.js';
import type { Block, Slide } from '../../model/deck.js';
import type { FactDraft } from '../../model/fact.js';
import type { DeckView, ViewLine, ViewSlide } from './view-types.js';

// A slide's lines are searched once for all drafts on it.
const searched = new WeakMap<ViewSlide, ViewLine[]>();

/** True when the draft's quote stands on a line that gives an order. */
export function standsOnOrder({ slide: number, quote }: FactDraft, view: DeckView): boolean {
  const slide = view.slides[number - 1];
  if (slide === undefined) return false;
  return ordersOn(slide).some((line) => line.raw.includes(quote) || quote.includes(line.raw.trim()));
}

/** The lines of `slide` that give an order, in its order. */
export function ordersOn(slide: ViewSlide): readonly ViewLine[] {
  const lines = searched.get(slide) ?? linesWithOrders(slide);
  searched.set(slide, lines);
  return lines;
}

/** Lines that give an order by themselves, and every line of a block that gives one over several. Linear. */
function linesWithOrders(slide: ViewSlide): ViewLine[] {
  const blocks = new Map<string, ViewLine[]>();
  for (const line of slide.lines) {
    const known = blocks.get(line.block.id);
    if (known) known.push(line);
    else blocks.set(line.block.id, [line]);
  }
  return [...blocks.values()].flatMap((lines) =>
    orderingLines(lines.map(({ raw }) => raw)).flatMap((index) => lines[index] ?? []),
  );
}

/** The slide without its lines that give orders; the same slide when there are none. */
export function withoutOrders(slide: Slide): Slide {
  let changed = false;
  const blocks = slide.blocks.flatMap((block): Block[] => {
    const orders = new Set(orderingLines(block.lines.map(({ text }) => text)));
    if (orders.size === 0) return [block];
    changed = true;
    const kept = block.lines.filter((_, index) => !orders.has(index));
    const rows = block.rows?.filter((_, index) => !orders.has(index));
    return kept.length === 0 ? [] : [{ ...block, lines: kept, ...(rows === undefined ? {} : { rows }) }];
  });
  const title = givesOrder(slide.title) ? '' : slide.title;
  if (!changed && title === slide.title) return slide;
  const text = blocks.map((block) => block.lines.map((line) => line.text).join('\n')).join('\n\n');
  return { ...slide, title, blocks, text };
}
