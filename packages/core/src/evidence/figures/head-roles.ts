/** What the head that a line stands under says of all that stands there: planned, reached, an example, of the market. */
import { foldForLookup } from '../../text/fold-text.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import {
  CALLED_PLAN,
  DONE,
  EXAMPLE,
  FUNDED,
  MARKET,
  NEXT,
  NO_PLAN,
  OF_ONE,
  PHASE,
  PLAN,
  SPAN_ALONE,
  STEPS,
  STILL_NEEDED,
  TASK,
} from '../words/figures/plan-heads.js';
import { STATE_HEAD } from '../words/outline/progress-tables.js';

/**
 * What the nearest head above a line says of all that stands under it; `next`: planned when the deck was written, whatever has passed
 * since, `funded`: what the round is to bring, `one`: of one piece of business.
 */
export type HeadRole = 'plan' | 'next' | 'funded' | 'market' | 'done' | 'example' | 'one';

const LONGEST_HEAD = 48;
const MOST_HEAD_WORDS = 6;
/** Lines above that are looked at; a head is not farther. */
const REACH = 40;
const QUARTER = /^(?:[qt][1-4]|[hs][12])(?:[ /'’-]*(?:20)?\d\d)?(?!\p{L}|\d)/u;

function roleOf(folded: string): HeadRole | undefined {
  if (FUNDED.test(folded)) return 'funded';
  if (CALLED_PLAN.test(folded) || STILL_NEEDED.test(folded)) return 'plan';
  if (EXAMPLE.test(folded)) return 'example';
  if (NEXT.test(folded)) return 'next';
  if (DONE.test(folded)) return 'done';
  if (MARKET.test(folded)) return 'market';
  if (PLAN.test(folded) && !NO_PLAN.test(folded)) return 'plan';
  return OF_ONE.test(folded) ? 'one' : undefined;
}

type RoleAbove = (line: ViewLine | undefined) => HeadRole | undefined;

const known = new WeakMap<ViewSlide, RoleAbove>();

/** The role of the nearest head over each line of a slide: in its row, on its own line, in its block or column. */
export function headRoles(slide: ViewSlide): RoleAbove {
  const roles = known.get(slide) ?? rolesOn(slide);
  known.set(slide, roles);
  return roles;
}

function rolesOn(slide: ViewSlide): RoleAbove {
  const lines = evidenceLines(slide);
  const places = new Map(lines.map((line, at) => [line, at]));
  const spans = lines.filter((line) => isHead(line) && SPAN_ALONE.test(line.folded));
  // "6 months", "12 months", "18 months": one may tell how long it took, several are steps of a plan.
  const isStep = (line: ViewLine): boolean => spans.length > 1 && spans.includes(line);
  const heads = lines.map((line): HeadRole | undefined => {
    if (isHead(line)) return isStep(line) ? 'plan' : roleOf(line.folded);
    return line.heading && OF_ONE.test(line.folded) ? 'one' : undefined;
  });
  const isSaid = (line: ViewLine) => line.cell ?? roleOf(line.folded) ?? taskIn(line);
  if (!heads.some((role) => role !== undefined) && !lines.some(isSaid)) return () => undefined;
  const below = subtitleOf(lines, heads, slide);
  return (line) => {
    if (line === undefined) return undefined;
    for (const head of [line.row, line.column]) {
      const folded = foldForLookup(head ?? '');
      if (STEPS.test(folded) && line.cell?.table.header.some((other) => STATE_HEAD.test(foldForLookup(other))))
        continue;
      const role = roleOf(folded);
      if (role !== undefined) return role;
    }
    const own = line.cell === undefined ? leadOf(line.folded) : undefined;
    const said = own === undefined ? undefined : (taskIn(line) ?? roleOf(own));
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
      // Two lines of a title are one head.
      if (above.heading && lines[at - 1]?.heading !== true) {
        // "5-year vision" in small letters over the title.
        const label = at === 1 ? heads[0] : undefined;
        return isPlan(label) ? label : below;
      }
    }
    return undefined;
  };
}

/** A plan that the line below the title tells of, alone in its block, is one for the whole page: "KPIs to track". */
function subtitleOf(lines: readonly ViewLine[], heads: readonly (HeadRole | undefined)[], slide: ViewSlide) {
  const at = lines.findIndex((line) => isTitle(line, slide)) + 1;
  const line = at === 0 ? undefined : lines[at];
  const isAlone = line !== undefined && lines[at + 1]?.block !== line.block;
  return isAlone && isPlan(heads[at]) ? heads[at] : undefined;
}

/** "Validate: 3 paid pilots". */
const taskIn = ({ folded }: ViewLine): HeadRole | undefined => (TASK.test(leadOf(folded) ?? '') ? 'plan' : undefined);

/** The title of a page stands over all of its tables. */
const isTitle = (line: ViewLine, slide: ViewSlide): boolean => line.heading && line.raw.trim() === slide.title;

export const isPlan = (head: HeadRole | undefined): boolean => head === 'plan' || head === 'next' || head === 'funded';

function isHead(line: ViewLine): boolean {
  return (
    line.cell === undefined &&
    line.folded.length <= LONGEST_HEAD &&
    (line.folded.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length <= MOST_HEAD_WORDS ||
      FUNDED.test(line.folded)) &&
    !/^\s*[-•·●*–✓✔✅☑]/u.test(line.folded) &&
    (line.heading || PHASE.test(line.folded) || !/[$€£¥]|\d[\d.,]*\s?%/u.test(line.folded))
  );
}

/** "12-month targets: …", "M18 | …": what a line says before the sign that sets it off. */
function leadOf(folded: string): string | undefined {
  return /^[\s•·-]*([^:→|—…]{2,40}?)\s*[:→|—…]/u.exec(folded)?.[1];
}
