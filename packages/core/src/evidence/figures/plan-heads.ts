/** Which figures are no more than planned or supposed, by the head they stand under and the words they stand between. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Basis, Subject } from '../../model/fact.js';
import { evidenceLines } from '../view/deck-view.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { CLOSELY_TRACKED, SALES, TODAY_AMONG_PLANS } from '../../model/kind-sets.js';
import { clauseOf } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import {
  A_PIECE,
  EACH,
  FUNDED,
  DONE,
  IF_SO_MANY,
  LEADS_TO,
  MARKET,
  NO_PLAN,
  PLAN,
  PURPOSE,
  UNTIL,
} from '../words/figures/plan-heads.js';

/** What the nearest head above a line says of all that stands under it; `funded`: it is what the round is to bring. */
export type HeadRole = 'plan' | 'funded' | 'market' | 'done';

const LONGEST_HEAD = 48;
const MOST_HEAD_WORDS = 6;
/** Lines above that are looked at; a head is not farther. */
const REACH = 40;
const QUARTER = /^(?:[qt][1-4]|[hs][12])(?:[ /'’-]*(?:20)?\d\d)?(?!\p{L}|\d)/u;

function roleOf(folded: string): HeadRole | undefined {
  if (FUNDED.test(folded)) return 'funded';
  if (DONE.test(folded)) return 'done';
  if (MARKET.test(folded)) return 'market';
  return PLAN.test(folded) && !NO_PLAN.test(folded) ? 'plan' : undefined;
}

/** The role of the nearest head over each passage of a slide: in its row, on its own line, in its block or column. */
export function headRoles(slide: ViewSlide): (read: ReadPassage) => HeadRole | undefined {
  const lines = evidenceLines(slide);
  const places = new Map(lines.map((line, at) => [line, at]));
  const heads = lines.map((line) => (isHead(line) ? roleOf(line.folded) : undefined));
  if (!heads.some((role) => role !== undefined) && !lines.some((line) => line.cell ?? roleOf(line.folded))) {
    return () => undefined;
  }
  return ({ passage }) => {
    const line = passage.lines[0];
    if (line === undefined) return undefined;
    for (const head of [line.row, line.column]) {
      const role = head === undefined ? undefined : roleOf(foldForLookup(head));
      if (role !== undefined) return role;
    }
    const own = line.cell === undefined ? leadOf(line.folded) : undefined;
    const said = own === undefined ? undefined : roleOf(own);
    if (said !== undefined) return said;
    let inQuarter = own !== undefined && QUARTER.test(own);
    const from = places.get(line) ?? 0;
    for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
      const above = lines[at]!;
      if (above.cell !== undefined && above.cell.table === line.cell?.table) continue;
      const over =
        above.block === line.block || standsOver(above, line) || (line.cell !== undefined && isTitle(above, slide));
      if (over && isHead(above) && QUARTER.test(above.folded)) inQuarter = true;
      // A head of plans stands over all its quarters, also those that lie beside it.
      if (heads[at] !== undefined && (over || (inQuarter && isPlan(heads[at])))) return heads[at];
      if (above.heading) return undefined;
    }
    return undefined;
  };
}

/** The title of a page stands over all of its tables. */
const isTitle = (line: ViewLine, slide: ViewSlide): boolean => line.heading && line.raw.trim() === slide.title;

const isPlan = (head: HeadRole | undefined): boolean => head === 'plan' || head === 'funded';

function isHead(line: ViewLine): boolean {
  return (
    line.cell === undefined &&
    line.folded.length <= LONGEST_HEAD &&
    line.folded.trim().split(/\s+/u).length <= MOST_HEAD_WORDS &&
    !/^\s*[-•·●*–]/u.test(line.folded) &&
    !/[$€£¥]|\d[\d.,]*\s?%/u.test(line.folded)
  );
}

/** "12-month targets: …", "M18 | …": what a line says before the sign that sets it off. */
function leadOf(folded: string): string | undefined {
  return /^[\s•·-]*([^:→|—…]{2,40}?)\s*[:→|—…]/u.exec(folded)?.[1];
}

/** Whether a line stands higher, over some of the same width. */
export function standsOver(above: ViewLine, line: ViewLine): boolean {
  const [a, b] = [above.box, line.box];
  return a.y <= b.y && a.x < b.x + b.w && b.x < a.x + a.w;
}

/**
 * The role and the owner that a figure of `kind` has by its words and by `head`, where they say less than that it is
 * the company's today; empty otherwise.
 */
export function supposed(
  figure: Figure,
  kind: FactKind,
  read: ReadPassage,
  head: HeadRole | undefined,
): { basis?: Exclude<Basis, 'external' | 'actual'>; said?: Subject } {
  const isCell = read.passage.lines[0]?.cell !== undefined;
  if (TODAY_AMONG_PLANS.has(kind)) return isCell && isPlan(head) ? { basis: 'target' } : {};
  const before = read.folded.slice(Math.max(0, figure.start - 60), figure.start);
  const sentence = read.folded.slice(Math.max(0, clauseOf(read, figure.start).start), figure.start);
  if (UNTIL.test(before) || IF_SO_MANY.test(read.folded.slice(figure.end, figure.end + 60))) return { basis: 'target' };
  if (CLOSELY_TRACKED.has(kind) && PURPOSE.test(sentence)) return { basis: 'target' };
  if (SALES.has(kind)) {
    const after = read.folded.slice(figure.end, figure.end + 40);
    if (EACH.test(before) || A_PIECE.test(after)) return { basis: 'example' };
    if (LEADS_TO.test(before)) return { basis: 'target' };
    // "Under $5M turnover": of whom it is for, since nobody tells of himself what he has not reached.
    if (figure.bound === 'lte') return { said: 'customer' };
    if (head === 'market') return { said: 'market' };
  }
  return isPlan(head) ? { basis: 'target' } : {};
}
