/** What stands over or beside a quote on its slide and says what it is of: the heads of its table, the label over a number. */
import type { DeckView, ViewLine, ViewSlide } from '../../../evidence/view/view-types.js';
import { evidenceLines } from '../../../evidence/view/deck-view.js';
import { ordersOn } from '../../../evidence/view/order-lines.js';
import { standsOver } from '../../../evidence/view/stands-over.js';
import { givesOrder } from '../../../instructions/find-instruction.js';
import type { FactDraft } from '../../../model/fact.js';

/** A quote of more words says it itself. */
const MOST_WORDS = 7;
const LONGEST = 120;
/** Letters of a head are so much larger than those of what it stands over. */
const LARGER = 1.1;

/** Of a short quote or one from a table; empty elsewhere. What gives its reader an order stands beside nothing. */
export function besideOf({ slide, quote, box }: Pick<FactDraft, 'slide' | 'quote' | 'box'>, view: DeckView): string {
  const shown = view.slides[slide - 1];
  const orders = shown ? ordersOn(shown) : [];
  const lines = shown ? evidenceLines(shown).filter((line) => !orders.includes(line)) : [];
  const own =
    lines.find((line) => box !== undefined && line.box.x === box.x && line.box.y === box.y) ??
    lines.find(({ raw }) => raw.trim() !== '' && (quote.includes(raw.trim()) || raw.includes(quote)));
  if (shown === undefined || own === undefined) return '';
  if (own.cell) {
    const heads = own.cell.table.header.filter((head) => head.trim() !== '').join(', ');
    return givesOrder(heads) ? '' : heads.slice(0, LONGEST);
  }
  if (quote.trim().split(/\s+/u).length > MOST_WORDS) return '';
  const at = lines.indexOf(own);
  const near = [lines[at - 1], lines[at + 1]].filter((line) => line !== undefined && isNear(line, own));
  const beside = [headOver(own, lines, shown), ...near].flatMap((line) =>
    line === undefined || quote.includes(line.raw.trim()) ? [] : [line.raw.trim()],
  );
  return [...new Set(beside)].join(' / ').slice(0, LONGEST);
}

/** The nearest line above in larger or bold letters, or with a colon at its end; the title is told apart. */
function headOver(own: ViewLine, lines: readonly ViewLine[], { title }: ViewSlide): ViewLine | undefined {
  return lines.findLast(
    (line) =>
      line !== own &&
      line.raw.trim() !== title &&
      standsOver(line, own) &&
      (line.size > LARGER * own.size || (line.bold && !own.bold) || /:\s*$/u.test(line.text)),
  );
}

/** Heights of a slide, 0 to 1, between a line and the one that belongs to it. */
const CLOSE = 0.05;

/** In its block, right over or under it, or in its row. */
function isNear(line: ViewLine, own: ViewLine): boolean {
  if (line.block === own.block || Math.abs(line.box.y - own.box.y) < CLOSE / 2) return true;
  const [upper, lower] = line.box.y < own.box.y ? [line, own] : [own, line];
  return standsOver(upper, lower) && lower.box.y - upper.box.y - upper.box.h < CLOSE;
}
