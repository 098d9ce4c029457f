/** Which figures are no more than planned or supposed, by the head they stand under and the words they stand between. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Basis, Subject } from '../../model/fact.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { foldForLookup } from '../../text/fold-text.js';
import type { Figure } from '../numbers/figure.js';
import { CLOSELY_TRACKED, HOPED_UNTIL_USE, SALES, TODAY_AMONG_PLANS } from '../../model/kind-sets.js';
import { clauseOf } from './read-passage.js';
import type { ReadPassage } from './read-passage.js';
import {
  AT_SCALE,
  A_PIECE,
  COMES_OF_IT,
  EACH,
  EXAMPLE,
  DONE,
  FROM_TO,
  FUNDED,
  GIVEN,
  IF_SO_MANY,
  LEADS_TO,
  MARKET,
  NO_PLAN,
  ON_ONE,
  PLAN,
  PURPOSE,
  SPAN_ALONE,
  TO_GET,
  UNTIL,
} from '../words/figures/plan-heads.js';

/** What the nearest head above a line says of all that stands under it; `funded`: it is what the round is to bring. */
export type HeadRole = 'plan' | 'funded' | 'market' | 'done' | 'example';

const LONGEST_HEAD = 48;
const MOST_HEAD_WORDS = 6;
/** Lines above that are looked at; a head is not farther. */
const REACH = 40;
const QUARTER = /^(?:[qt][1-4]|[hs][12])(?:[ /'’-]*(?:20)?\d\d)?(?!\p{L}|\d)/u;

function roleOf(folded: string): HeadRole | undefined {
  if (FUNDED.test(folded)) return 'funded';
  if (EXAMPLE.test(folded)) return 'example';
  if (DONE.test(folded)) return 'done';
  if (MARKET.test(folded)) return 'market';
  return PLAN.test(folded) && !NO_PLAN.test(folded) ? 'plan' : undefined;
}

/** The role of the nearest head over each passage of a slide: in its row, on its own line, in its block or column. */
export function headRoles(slide: ViewSlide): (read: ReadPassage) => HeadRole | undefined {
  const lines = evidenceLines(slide);
  const places = new Map(lines.map((line, at) => [line, at]));
  const spans = lines.filter((line) => isHead(line) && SPAN_ALONE.test(line.folded));
  // "6 months", "12 months", "18 months": one may tell how long it took, several are steps of a plan.
  const isStep = (line: ViewLine): boolean => spans.length > 1 && spans.includes(line);
  const heads = lines.map((line) => (isHead(line) ? (isStep(line) ? 'plan' : roleOf(line.folded)) : undefined));
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
      const isQuarter = over && isHead(above) && QUARTER.test(above.folded.replace(/^\W+/u, ''));
      // The quarter above that is ticked off says nothing of this one.
      if (inQuarter && isQuarter && heads[at] === 'done') continue;
      if (isQuarter) inQuarter = true;
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

/**
 * The role and the owner that a figure of `kind` has by its words, by its `caption` and by `head`, where they say less
 * than that it is the company's today; empty otherwise.
 */
export function supposed(
  figure: Figure,
  kind: FactKind,
  read: ReadPassage,
  head: HeadRole | undefined,
  caption = '',
): { basis?: Exclude<Basis, 'external' | 'actual'>; said?: Subject } {
  if (head === 'example') return { basis: 'example' };
  const isCell = read.passage.lines[0]?.cell !== undefined;
  if (TODAY_AMONG_PLANS.has(kind)) return isCell && isPlan(head) ? { basis: 'target' } : {};
  const before = read.folded.slice(Math.max(0, figure.start - 60), figure.start);
  const sentence = read.folded.slice(Math.max(0, clauseOf(read, figure.start).start), figure.start);
  if (UNTIL.test(before) || IF_SO_MANY.test(read.folded.slice(figure.end, figure.end + 60))) return { basis: 'target' };
  if ((CLOSELY_TRACKED.has(kind) && PURPOSE.test(sentence)) || TO_GET.test(before) || FROM_TO.test(before))
    return { basis: 'target' };
  if (HOPED_UNTIL_USE.has(kind) && isAtScale(figure, read, caption)) return { basis: 'target' };
  if (CLOSELY_TRACKED.has(kind) && isGivenForAmount(figure, read)) return { basis: 'example' };
  if (SALES.has(kind)) {
    const after = read.folded.slice(figure.end, figure.end + 40);
    if (EACH.test(before) || A_PIECE.test(after) || ON_ONE.test(after)) return { basis: 'example' };
    if (comesOfGiven(figure, read)) return { basis: 'example' };
    if (LEADS_TO.test(before)) return { basis: 'target' };
    // "Under $5M turnover": of whom it is for, since nobody tells of himself what he has not reached.
    if (figure.bound === 'lte') return { said: 'customer' };
    if (head === 'market') return { said: 'market' };
  }
  return isPlan(head) ? { basis: 'target' } : {};
}

/** "With 10,000 users and 5 % conversion: €60,000 ARR": the amount that comes of them. */
function comesOfGiven({ start }: Figure, { figures, folded }: ReadPassage): boolean {
  if (!COMES_OF_IT.test(folded.slice(Math.max(0, start - 8), start))) return false;
  return figures.some(
    (other) => other.end < start && isGiven(other, folded) && !/[.;]\s/u.test(folded.slice(other.end, start)),
  );
}

/** The number of them that it takes, where an amount comes of it. */
function isGivenForAmount(figure: Figure, { figures, folded }: ReadPassage): boolean {
  return (
    isGiven(figure, folded) &&
    figures.some(
      ({ type, start }) =>
        type === 'money' &&
        start > figure.end &&
        COMES_OF_IT.test(folded.slice(Math.max(0, start - 8), start)) &&
        !/[.;]\s/u.test(folded.slice(figure.end, start)),
    )
  );
}

const isGiven = ({ type, start }: Figure, folded: string): boolean =>
  (type === 'count' || type === 'percent') && GIVEN.test(folded.slice(Math.max(0, start - 24), start));

/** The margin once the company is larger: said behind it, before it or by its caption. */
function isAtScale({ start, end }: Figure, { folded }: ReadPassage, caption: string): boolean {
  return [folded.slice(end), folded.slice(Math.max(0, start - 40), start), caption].some((text) => AT_SCALE.test(text));
}
