/** The posts that a page tells by role, with what it tells of each: "CTO (recruiting): ten years of firmware", "CEO" over "Ex-Globex". */
import { fold } from '../../text/words.js';
import { evidenceLines } from '../view/deck-view.js';
import { standsOver } from '../view/stands-over.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { SOUGHT, SOUGHT_AHEAD, TO_FILL } from '../words/people/people-labels.js';
import { labelOver, labelsOf, type PeopleLabel } from './people-labels.js';
import { roleFrom, type Role } from './role-grammar.js';

export interface Post {
  line: ViewLine;
  role: Role;
  /** The lines below it, up to the next post. */
  told: readonly ViewLine[];
  /** Nobody fills it yet. */
  open: boolean;
}

/** Share of the words before a colon, dash or bracket that are of a role. */
const MOSTLY = 0.6;
/** Lines told of one post. */
const MOST_LINES = 5;
/** How far apart lines of one card begin, or have their middle, in widths of the slide. */
const IN_LINE = 0.03;
/** What stands before what is told of a role. */
const LEAD = /^[\s•·▪■*>-]*([^:|(]{2,48}?)\s*(?:[:|(]|\s-\s|$)/u;
const BRACKETED = /^\W*\[/u;
/** What is said in brackets, which a narrow column may break. */
const BRACKETS = /[[(][^\])]{2,90}[\])]/gu;

const KNOWN = new WeakMap<ViewSlide, Post[]>();
const LABELLED = new WeakMap<ViewSlide, readonly PeopleLabel[]>();

/** Heads and founders by role alone, in the order of the page; "CEO" over "Chief Executive Officer" is one. */
export function postsOf(slide: ViewSlide): Post[] {
  const known = KNOWN.get(slide);
  if (known) return known;
  const posts: { line: ViewLine; role: Role; told: ViewLine[] }[] = [];
  const lines = evidenceLines(slide);
  const labels = new Map(labelsOf(lines).map(({ line, kind }) => [line, kind]));
  let current: (typeof posts)[number] | undefined;
  for (const line of lines) {
    // "Founders" over their cards is a head.
    const role = labels.get(line) === 'founder' ? undefined : roleOf(line);
    if (current !== undefined && current.told.length === 0 && isLongForm(current.role, line.text, role)) continue;
    if (role !== undefined) posts.push((current = { line, role, told: [] }));
    else if ((labels.has(line) && !BRACKETED.test(line.text)) || line.heading) current = undefined;
    else if (current !== undefined && current.told.length < MOST_LINES && isBelow(line, current.line))
      current.told.push(line);
  }
  const found = posts.map((post): Post => ({ ...post, open: isOpen(post) }));
  KNOWN.set(slide, found);
  return found;
}

/** Whether `line` tells of a post that is to be filled, or stands under a head of such: nobody has yet done what it says. */
export function isOfSought(line: ViewLine, slide: ViewSlide): boolean {
  if (postsOf(slide).some((post) => post.open && (post.line === line || post.told.includes(line)))) return true;
  const labels = LABELLED.get(slide) ?? labelsOf(evidenceLines(slide));
  LABELLED.set(slide, labels);
  const label = labelOver(labels, line);
  if (label?.kind !== 'sought') return false;
  return label.line.heading || label.line.block === line.block || standsOver(label.line, line);
}

function roleOf(line: ViewLine): Role | undefined {
  const [, lead = ''] = LEAD.exec(line.text) ?? [];
  const role = lead === '' ? undefined : roleFrom(lead);
  return role !== undefined && role.share >= MOSTLY && (role.founder || role.executive) ? role : undefined;
}

const isLongForm = (short: Role, text: string, long: Role | undefined): boolean =>
  long?.founder !== true &&
  (long?.functions.join() === short.functions.join() || initialsOf(text) === short.text.toUpperCase());

const initialsOf = (text: string): string =>
  text
    .split(/[\s-]+/u)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const isBelow = ({ block, box }: ViewLine, above: ViewLine): boolean =>
  block === above.block ||
  (box.y >= above.box.y &&
    Math.min(Math.abs(box.x - above.box.x), Math.abs(box.x + box.w / 2 - above.box.x - above.box.w / 2)) < IN_LINE);

/** By its own line, or in brackets by what is told of it: "[a contratar con capital]". */
function isOpen({ line, told }: { line: ViewLine; told: readonly ViewLine[] }): boolean {
  const own = fold(line.text);
  const asides = fold([line, ...told].map(({ text }) => text).join(' ')).match(BRACKETS) ?? [];
  return SOUGHT_AHEAD.test(own) || TO_FILL.test(own) || SOUGHT.test(own) || asides.some((aside) => SOUGHT.test(aside));
}
