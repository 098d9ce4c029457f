/** Reads the names on lines, with what stands beside each: one line, a list, or a card set over two lines. */
import type { ViewLine } from '../view/view-types.js';
import { fold } from '../../text/words.js';
import { isOrdinary } from '../learned/ordinary-words.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { NAME_PARTICLES } from '../words/name-words.js';
import { mergedNames } from './merged-names.js';
import { isPlace, nameFrom, type PersonName } from './name-grammar.js';
import { roleFrom } from './role-grammar.js';
import { ARTICLE_BEHIND, JOINT, RUNS_ON, SEPARATOR } from '../words/people/name-candidates.js';

export interface Candidate {
  name: PersonName;
  line: ViewLine;
  /** What stands on the line after the name, up to the next name; before it when the line begins with a role. */
  beside: string;
  /** What the clause says before a colon that stands before the name: "Chair: Jane Roe". */
  ahead: string;
  /** The name is all that the line says. */
  alone: boolean;
  /** The name opens its line and a sign sets it off from what follows. */
  leads: boolean;
  /** One of several names that columns set side by side on one line. */
  merged: boolean;
}

/** Names that narrow columns or typography broke over two lines ("muriithi / JOANN", "Mai / Nguyen - SE") as one line. */
export function joinStacked(lines: readonly ViewLine[], team = false): ViewLine[] {
  const joined: ViewLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const next = lines[index + 1];
    if (line === undefined) continue;
    const before = lines[index - 1];
    const opens = before === undefined || before.block !== line.block;
    if (
      opens &&
      next !== undefined &&
      (next.block === line.block || (team && isStackedOn(line, next))) &&
      !line.cell &&
      /^\p{L}{2,20}$/u.test(line.text.trim()) &&
      /^\p{Lu}\p{L}{1,20}(?:\s*-.{0,30})?$/u.test(next.text.trim())
    ) {
      const first = line.text.trim();
      const text = `${first.charAt(0).toUpperCase()}${first.slice(1)} ${next.text.trim()}`;
      if (
        nameFrom(text.replace(/\s*-.*$/u, '')) &&
        roleFrom(first) === undefined &&
        roleFrom(next.text) === undefined
      ) {
        joined.push({
          ...line,
          text,
          raw: `${line.raw} ${next.raw}`,
          box: { ...line.box, w: Math.max(line.box.w, next.box.w), h: next.box.y + next.box.h - line.box.y },
        });
        index++;
        continue;
      }
    }
    if (next !== undefined && isCutName(line, next)) {
      const below = { ...line.box, h: next.box.y + next.box.h - line.box.y };
      joined.push({ ...line, text: `${line.text} ${next.text}`, raw: `${line.raw} ${next.raw}`, box: below });
      index++;
      continue;
    }
    joined.push(line);
  }
  return joined;
}

/** "Founder: Ana" over "Ruiz, who ran …": a narrow column that breaks within the name. */
function isCutName(line: ViewLine, next: ViewLine): boolean {
  if (next.block !== line.block || line.cell) return false;
  const [, role = '', given = ''] = /^(.{2,40}):\s+(\p{Lu}\p{L}+)$/u.exec(line.text.trim()) ?? [];
  const surname = /^\p{Lu}[\p{L}'’-]+(?=[,;(]|$)/u.exec(next.text.trim())?.[0];
  return surname !== undefined && roleFrom(role) !== undefined && nameFrom(`${given} ${surname}`) !== undefined;
}

/** A first name over its surname, each a text box of its own on a page of the team. */
function isStackedOn(line: ViewLine, next: ViewLine): boolean {
  if (line.block.lines.length > 1 || next.block.lines.length > 1 || line.cell || next.cell) return false;
  const apart = Math.abs(line.box.x + line.box.w / 2 - (next.box.x + next.box.w / 2));
  const gap = next.box.y - (line.box.y + line.box.h);
  return apart < 0.03 && gap > -0.5 * line.box.h && gap < 0.8 * line.box.h;
}

interface Segment {
  text: string;
  start: number;
  end: number;
}

export function segmentsOf(text: string): Segment[] {
  const segments: Segment[] = [];
  let from = 0;
  const push = (to: number): void => {
    if (text.slice(from, to).trim() !== '') segments.push({ text: text.slice(from, to), start: from, end: to });
  };
  for (const match of text.matchAll(SEPARATOR)) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(text.length);
  return segments;
}

export function candidatesOf(line: ViewLine, next: ViewLine | undefined, company: string): Candidate[] {
  const merged = mergedNames(line);
  if (merged)
    return merged.map((name) => ({ name, line, beside: '', ahead: '', alone: false, leads: false, merged: true }));
  // Bullets before a name, and the mark of a footnote or a misread picture after it.
  const own = line.text.replace(/^\s*(?:[-•●*→✓©|~]+|\d{1,2}[.)])\s*/u, '').replace(/\s+[\d|~©@]{1,2}$/u, '');
  const runsOn = next !== undefined && next.block === line.block && RUNS_ON.test(own);
  const text = runsOn ? `${own.trimEnd()} ${next.text}` : own;
  const segments = segmentsOf(text);
  const named: { name: PersonName; start: number; end: number; segment: number }[] = [];
  const roleBehind = segments.some((each, at) => at > 0 && roleFrom(each.text) !== undefined);
  segments.forEach((segment, index) => {
    // "Jane Roe (Blue Dot)": whom she is of.
    if (named.at(-1)?.segment === index - 1 && isBracketed(text, segment)) return;
    const single = index === 0 && roleBehind && /^\p{Lu}\p{L}{2,}$/u.test(segment.text.trim());
    const name =
      nameFrom(segment.text, { single }) ?? (index === 0 && roleBehind ? smallLettered(segment.text) : undefined);
    // "Córdoba Capital, Argentina": where somebody is; "Jane Roe (Peru)" is who she is.
    const behind = segments[index + 1];
    if (name && index > 0 && behind && isPlace(behind.text) && !isBracketed(text, behind)) return;
    if (name) {
      named.push({ name, start: segment.start, end: segment.end, segment: index });
      return;
    }
    const split = splitByRole(segment, company) ?? splitPair(segment);
    for (const part of split) named.push({ ...part, segment: index });
  });
  // Lists are written with their last name after "and".
  return named.map((each, index) => {
    const following = named[index + 1]?.start ?? text.length;
    const after = text
      .slice(each.end, following)
      .replace(/^[\s,;:|()-]+/u, '')
      .trim();
    const before =
      index === 0
        ? text
            .slice(0, each.start)
            .replace(/[\s,;:|()-]+$/u, '')
            .trim()
        : '';
    // "CEO - Jane Roe. Knows how buyers say no": of two, what says a role.
    const isRoleBefore = before !== '' && roleFrom(before, company) !== undefined;
    const beside = isRoleBefore && (after === '' || roleFrom(after, company) === undefined) ? before : after;
    const ahead = index === 0 ? (AHEAD.exec(text.slice(0, each.start))?.[1] ?? '') : '';
    const alone =
      named.length === 1 &&
      (each.end - each.start >= 0.55 * text.trim().length || (each.start === 0 && after.length <= 20));
    const leads = named.length === 1 && each.start === 0 && segments.length > 1 && each.name.bare.includes(' ');
    return { name: each.name, line, beside, ahead, alone, leads, merged: false };
  });
}

const isBracketed = (text: string, { start, end }: Segment): boolean =>
  text.slice(0, start).trimEnd().endsWith('(') && /^\s*\)/u.test(text.slice(end));

/** "Marta quintero, CEO": a given name that is known, and words behind it that are no others of the language. */
function smallLettered(text: string): PersonName | undefined {
  const words = text.trim().split(/\s+/u);
  const [given = '', ...rest] = words;
  const isParticle = (word: string) => NAME_PARTICLES.has(fold(word));
  const strong = rest.filter((word) => !isParticle(word));
  if (!GIVEN_NAMES.has(fold(given)) || !strong.every((word) => /^\p{L}{3,}$/u.test(word))) return undefined;
  if (strong.length === 0 || strong.some(isOrdinary)) return undefined;
  const capitals = words.map((word) => (isParticle(word) ? word : `${word.charAt(0).toUpperCase()}${word.slice(1)}`));
  return nameFrom(capitals.join(' ')) && { bare: words.join(' '), full: words.join(' '), agent: false };
}

const AHEAD = /([^.;:!?]{2,40}):\s*$/u;

/** "Ana Pérez CEO" and "CEO Ana Pérez", without a sign between. */
function splitByRole(
  segment: Segment,
  company: string,
): { name: PersonName; start: number; end: number }[] | undefined {
  const role = roleFrom(segment.text, company);
  if (role === undefined || segment.text.length > 90) return undefined;
  const before = segment.text.slice(0, role.start);
  const name = nameFrom(before.replace(ARTICLE_BEHIND, ''));
  if (name) return [{ name, start: segment.start, end: segment.start + role.start }];
  if (role.start > 4) return undefined;
  const words = [...segment.text.matchAll(/\S+/gu)];
  for (const word of words.slice(1, 5)) {
    const rest = segment.text.slice(word.index);
    const after = nameFrom(rest);
    if (after && roleFrom(segment.text.slice(0, word.index), company))
      return [{ name: after, start: segment.start + word.index, end: segment.end }];
  }
  return undefined;
}

/** "Luciana Peña y Daniela": the last two of a list. */
function splitPair(segment: Segment): { name: PersonName; start: number; end: number }[] {
  const match = JOINT.exec(segment.text);
  if (!match) return [];
  const first = nameFrom(segment.text.slice(0, match.index));
  const second = nameFrom(segment.text.slice(match.index + match[0].length), { single: true });
  if (!first || !second) return [];
  return [
    { name: first, start: segment.start, end: segment.start + match.index },
    { name: second, start: segment.start + match.index + match[0].length, end: segment.end },
  ];
}
