/** Finds the people of a deck with their roles, by line, by card and by list; testimonials and quotes stay out. */
import { evidenceLines, evidenceSlides, type DeckView, type ViewLine, type ViewSlide } from '../deck-view.js';
import { fold, wordsOf } from '../words/words.js';
import { labelsOf, labelOver, type PeopleLabel } from './people-labels.js';
import { mergedNames } from './merged-names.js';
import { nameFrom, type PersonName } from './name-grammar.js';
import { roleFrom, type Role } from './role-grammar.js';

export interface FoundPerson {
  name: PersonName;
  slide: ViewSlide;
  line: ViewLine;
  /** Absent for a name in a list of founders or team members. */
  role?: Role;
  /** The role's line when it is not the name's. */
  roleLine?: ViewLine;
  /** What follows name and role on the name's line. */
  rest: string;
  kind: 'member' | 'advisor' | 'board' | 'investor' | 'agent';
  founder: boolean;
}

interface Candidate {
  name: PersonName;
  line: ViewLine;
  /** What stands on the line after the name, up to the next name; before it when the line begins with a role. */
  beside: string;
  /** The name is all that the line says. */
  alone: boolean;
  /** The name opens its line and a sign sets it off from what follows. */
  leads: boolean;
  /** One of several names that columns set side by side on one line. */
  merged: boolean;
}

/** How far a role may stand from its name, in heights of the slide. */
const NEAR = 0.07;
const FARTHEST = 0.16;
const SAME_COLUMN = 0.09;
const LONGEST_ROLE_LINE = 90;
const LONGEST_LINE = 240;
/** More lines than any slide has. */
const MOST_LINES = 250;
/** Names without roles count in lists of at least so many. */
const LIST = 2;
/** … and so many on slides that are about something else too. */
const LIST_BESIDE = 4;

const CACHE = new WeakMap<DeckView, FoundPerson[]>();

/** People of `view`, one a person: the mention that says most. Linear in the text, quadratic in the names of a slide. */
export function findPeople(view: DeckView): FoundPerson[] {
  const known = CACHE.get(view);
  if (known) return known;
  const people = mergePeople(evidenceSlides(view).flatMap((slide) => peopleOfSlide(slide, view.companyName ?? '')));
  CACHE.set(view, people);
  return people;
}

function peopleOfSlide(slide: ViewSlide, company: string): FoundPerson[] {
  const lines = joinStacked(evidenceLines(slide).filter((line) => line.text.length <= LONGEST_LINE).slice(0, MOST_LINES));
  const named = lines.flatMap((line, index) => candidatesOf(line, lines[index + 1], company));
  // One word alone is a name only in the company of full names.
  const full = named.filter((candidate) => candidate.name.bare.includes(' ')).length;
  const own = fold(company);
  const candidates = (full >= LIST ? named : named.filter((candidate) => candidate.name.bare.includes(' ') || candidate.name.full !== candidate.name.bare)).filter((candidate) => fold(candidate.name.bare) !== own);
  if (candidates.length === 0) return [];
  const labels = labelsOf(lines);
  const team = slide.section === 'team' || slide.alsoSections.includes('team');
  const quoted = team ? [] : lines.filter((line) => /["«“]/u.test(line.raw) && wordsOf(line.text).length >= 4);
  const roleLines = roleLinesOf(lines, candidates, company).filter((each) => !labels.some((label) => label.line === each.line));
  const taken = new Set<ViewLine>();
  const direction = roleDirection(candidates, roleLines);
  const lists = listsOfNames(candidates, team, slide.section === 'team' ? LIST : LIST_BESIDE, labels);
  const people: FoundPerson[] = [];
  for (const candidate of candidates) {
    const { name, line } = candidate;
    const label = labelOver(labels, line);
    const besideRole = roleBeside(candidate.beside, company);
    const near = besideRole || !candidate.alone ? undefined : nearestRole(candidate, roleLines, candidates, direction, taken);
    const role = besideRole ?? near?.role ?? (label?.kind === 'founder' && lists.has(candidate) ? roleFrom(label.line.text, company) : undefined);
    if (near) taken.add(near.line);
    if (role === undefined && !lists.has(candidate)) continue;
    if (role?.elsewhere !== undefined && !(team && (role.executive || role.founder) && besideRole === undefined && ownTeam(label))) {
      if (!(team && label?.kind === 'advisor')) continue;
    }
    if (!team && role !== undefined && !fitsOutsideTeam(role, line, quoted, candidate, company)) continue;
    const kind = kindOf(name, role, label);
    people.push({
      name,
      slide,
      line,
      ...(role === undefined ? {} : { role }),
      ...(near === undefined ? {} : { roleLine: near.line }),
      rest: besideRole ? candidate.beside.slice(besideRole.end).replace(/^[\s,;|:)-]+/u, '') : candidate.beside,
      kind,
      founder: kind === 'member' && (role?.founder === true || (role === undefined && label?.kind === 'founder')),
    });
  }
  return people;
}

/** The role right after the name; words of several meanings count when the first part of the text is little else. */
function roleBeside(beside: string, company: string): Role | undefined {
  if (beside === '') return undefined;
  const first = segmentsOf(beside)[0];
  const role = (first && first.end < beside.length ? roleFrom(beside.slice(0, first.end), company) : undefined) ?? roleFrom(beside, company);
  return role && role.start <= 40 ? role : undefined;
}

const ownTeam = (label: PeopleLabel | undefined): boolean => label === undefined || label.kind === 'team' || label.kind === 'founder';

/** Elsewhere than on a team slide only heads and founders count, and nobody who is quoted. */
function fitsOutsideTeam(role: Role, line: ViewLine, quoted: readonly ViewLine[], candidate: Candidate, company: string): boolean {
  if (role.elsewhere !== undefined || role.share < 0.34) return false;
  if (!role.founder && !/\b(?:c[eftmop]o|chief|president|managing director|pdg|director[a]? general|directeur general|directrice generale)\b/u.test(fold(role.text))) return false;
  // "Jane Roe, COO, Acme Logistics": a firm after the role that is not ours.
  const after = /[,|(-]\s*(\p{Lu}[\p{L}\p{N}&.' -]{1,40})/u.exec(candidate.beside.slice(role.end))?.[1];
  if (after !== undefined && company !== '' && !fold(after).includes(fold(company).slice(0, 5)) && roleFrom(after) === undefined) return false;
  return !quoted.some((quote) => quote === line || (Math.abs(middleY(quote) - middleY(line)) < 0.3 && overlapX(quote, line) > -0.05));
}

function kindOf(name: PersonName, role: Role | undefined, label: PeopleLabel | undefined): FoundPerson['kind'] {
  if (name.agent) return 'agent';
  if (label?.kind === 'investor') return 'investor';
  if (role?.founder) return 'member';
  if (label?.kind === 'advisor') return 'advisor';
  if (role?.advisor && !role.executive) return 'advisor';
  if (role?.advisor && /advis|ases|conseill|mentor/u.test(fold(role.text))) return 'advisor';
  if (label?.kind === 'board' || (role?.board && !role.executive)) return 'board';
  return 'member';
}

const SEPARATOR = /\s+[-–—|·•/@]\s*|\s*[|•·;]\s*|\s*:\s+|,\s+|\s*\(|\)\s*/gu;

/** Names that narrow columns or typography broke over two lines ("muriithi / JOANN", "Mai / Nguyen - SE") as one line. */
function joinStacked(lines: readonly ViewLine[]): ViewLine[] {
  const joined: ViewLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index];
    const next = lines[index + 1];
    if (line === undefined) continue;
    const before = lines[index - 1];
    const opens = before === undefined || before.block !== line.block;
    if (opens && next !== undefined && next.block === line.block && !line.cell && /^\p{L}{2,20}$/u.test(line.text.trim()) && /^\p{Lu}\p{L}{1,20}(?:\s*-.{0,30})?$/u.test(next.text.trim())) {
      const first = line.text.trim();
      const text = `${first.charAt(0).toUpperCase()}${first.slice(1)} ${next.text.trim()}`;
      if (nameFrom(text.replace(/\s*-.*$/u, '')) && roleFrom(first) === undefined && roleFrom(next.text) === undefined) {
        joined.push({ ...line, text, raw: `${line.raw} ${next.raw}`, box: { ...line.box, w: Math.max(line.box.w, next.box.w), h: next.box.y + next.box.h - line.box.y } });
        index++;
        continue;
      }
    }
    joined.push(line);
  }
  return joined;
}

interface Segment {
  text: string;
  start: number;
  end: number;
}

function segmentsOf(text: string): Segment[] {
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

function candidatesOf(line: ViewLine, next: ViewLine | undefined, company: string): Candidate[] {
  const merged = mergedNames(line);
  if (merged) return merged.map((name) => ({ name, line, beside: '', alone: false, leads: false, merged: true }));
  // Bullets before a name, and the mark of a footnote or a misread picture after it.
  const own = line.text.replace(/^\s*(?:[-•●*→✓©|~]+|\d{1,2}[.)])\s*/u, '').replace(/\s+[\d|~©@]{1,2}$/u, '');
  const runsOn = next !== undefined && next.block === line.block && /(?:&|\band|\by|\bet|\bof|\bde|-|\/)\s*$/iu.test(own);
  const text = runsOn ? `${own.trimEnd()} ${next.text}` : own;
  const segments = segmentsOf(text);
  const named: { name: PersonName; start: number; end: number; segment: number }[] = [];
  segments.forEach((segment, index) => {
    const name = nameFrom(segment.text, { single: segments.length > 1 && index === 0 && /^\p{Lu}\p{L}{2,}$/u.test(segment.text.trim()) && segments.some((each, at) => at > 0 && roleFrom(each.text) !== undefined) });
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
    const after = text.slice(each.end, following).replace(/^[\s,;:|()-]+/u, '').trim();
    const before = index === 0 ? text.slice(0, each.start).replace(/[\s,;:|()-]+$/u, '').trim() : '';
    const beside = after !== '' ? after : before !== '' && roleFrom(before, company) ? before : after;
    const alone = named.length === 1 && (each.end - each.start >= 0.55 * text.trim().length || (each.start === 0 && after.length <= 20));
    const leads = named.length === 1 && each.start === 0 && segments.length > 1 && each.name.bare.includes(' ');
    return { name: each.name, line, beside, alone, leads, merged: false };
  });
}

/** "Ana Pérez CEO" and "CEO Ana Pérez", without a sign between. */
function splitByRole(segment: Segment, company: string): { name: PersonName; start: number; end: number }[] | undefined {
  const role = roleFrom(segment.text, company);
  if (role === undefined || segment.text.length > 90) return undefined;
  const before = segment.text.slice(0, role.start);
  const name = nameFrom(before.replace(/\b(?:our|nuestr[oa]|notre|the|el|la|le)\s*$/iu, ''));
  if (name) return [{ name, start: segment.start, end: segment.start + role.start }];
  if (role.start > 4) return undefined;
  const words = [...segment.text.matchAll(/\S+/gu)];
  for (const word of words.slice(1, 5)) {
    const rest = segment.text.slice(word.index);
    const after = nameFrom(rest);
    if (after && roleFrom(segment.text.slice(0, word.index), company)) return [{ name: after, start: segment.start + word.index, end: segment.end }];
  }
  return undefined;
}

/** "Luciana Peña y Daniela": the last two of a list. */
function splitPair(segment: Segment): { name: PersonName; start: number; end: number }[] {
  const match = /\s+(?:and|&|y|e|et|und)\s+/u.exec(segment.text);
  if (!match) return [];
  const first = nameFrom(segment.text.slice(0, match.index));
  const second = nameFrom(segment.text.slice(match.index + match[0].length), { single: true });
  if (!first || !second) return [];
  return [
    { name: first, start: segment.start, end: segment.start + match.index },
    { name: second, start: segment.start + match.index + match[0].length, end: segment.end },
  ];
}

interface RoleLine {
  line: ViewLine;
  role: Role;
}

function roleLinesOf(lines: readonly ViewLine[], candidates: readonly Candidate[], company: string): RoleLine[] {
  const named = new Set(candidates.map((candidate) => candidate.line));
  return lines.flatMap((line, index) => {
    if (named.has(line) || line.text.length > LONGEST_ROLE_LINE) return [];
    const next = lines[index + 1];
    const text = next !== undefined && next.block === line.block && /(?:&|\band|\by|\bet|\bof|\bde|,)\s*$/iu.test(line.text) && !named.has(next) ? `${line.text} ${next.text}` : line.text;
    const role = roleFrom(text, company);
    // A role opens its line; further back it is part of a story.
    if (role === undefined || role.start > 25 || /[.!?]$/u.test(line.text.trim())) return [];
    const words = wordsOf(text).length;
    return words <= 9 || role.share >= 0.4 ? [{ line, role }] : [];
  });
}

const middleY = (line: ViewLine): number => line.box.y + line.box.h / 2;
const middleX = (line: ViewLine): number => line.box.x + line.box.w / 2;

function overlapX(a: ViewLine, b: ViewLine): number {
  return Math.min(a.box.x + a.box.w, b.box.x + b.box.w) - Math.max(a.box.x, b.box.x);
}

const inColumn = (a: ViewLine, b: ViewLine): boolean =>
  a.block === b.block || overlapX(a, b) > 0.5 * Math.min(a.box.w, b.box.w) || Math.abs(a.box.x - b.box.x) < 0.03 || Math.abs(middleX(a) - middleX(b)) < SAME_COLUMN;

/** Whether the slide sets roles below (1) or above (-1) the names. */
function roleDirection(candidates: readonly Candidate[], roles: readonly RoleLine[]): 1 | -1 {
  let votes = 0;
  for (const { line } of candidates) {
    const column = roles.filter((role) => inColumn(role.line, line));
    const below = column.some((role) => gap(line, role.line) > 0 && gap(line, role.line) < NEAR);
    const above = column.some((role) => gap(line, role.line) < 0 && gap(line, role.line) > -NEAR);
    if (below) votes += 1;
    if (above) votes -= 1;
  }
  return votes < 0 ? -1 : 1;
}

const gap = (from: ViewLine, to: ViewLine): number =>
  from.block === to.block && from.box.h === 0 ? (to.index - from.index) * 0.03 : middleY(to) - middleY(from);

function nearestRole(
  candidate: Candidate,
  roles: readonly RoleLine[],
  candidates: readonly Candidate[],
  direction: 1 | -1,
  taken: ReadonlySet<ViewLine>,
): RoleLine | undefined {
  const { line } = candidate;
  let best: RoleLine | undefined;
  let bestCost = Infinity;
  for (const role of roles) {
    if (taken.has(role.line)) continue;
    const beside = costBeside(line, role.line);
    if (beside !== undefined && beside < bestCost) {
      [best, bestCost] = [role, beside];
      continue;
    }
    if (!inColumn(role.line, line)) continue;
    const distance = gap(line, role.line);
    if (Math.abs(distance) > FARTHEST || distance === 0) continue;
    const between = candidates.some(
      ({ line: other }) => other !== line && inColumn(other, role.line) && Math.sign(gap(line, other)) === Math.sign(distance) && Math.abs(gap(line, other)) < Math.abs(distance),
    );
    if (between) continue;
    const cost = Math.abs(distance) * (Math.sign(distance) === direction ? 1 : 2.5) + 0.3 * Math.abs(middleX(role.line) - middleX(line));
    if (cost < bestCost) [best, bestCost] = [role, cost];
  }
  return best;
}

/** A role to the right of the name on the same row; the cells of one row of a table belong together. */
function costBeside(name: ViewLine, role: ViewLine): number | undefined {
  if (name.cell && role.cell) return name.cell.table === role.cell.table && name.cell.rowIndex === role.cell.rowIndex ? 0 : undefined;
  const apart = role.box.x - (name.box.x + name.box.w);
  const sameRow = Math.abs(middleY(role) - middleY(name)) < 0.4 * Math.max(name.box.h, role.box.h) && name.box.h > 0;
  return sameRow && apart >= 0 && apart < 0.12 ? 0.02 + 0.3 * apart : undefined;
}

/** Names without roles that stand under "Founders", after "Team:", or as cards of one size on a team slide. */
function listsOfNames(candidates: readonly Candidate[], team: boolean, fewest: number, labels: readonly PeopleLabel[]): Set<Candidate> {
  const lists = new Set<Candidate>();
  for (const candidate of candidates) {
    if (team && candidate.merged) lists.add(candidate);
    const label = labelOver(labels, candidate.line);
    const own = labels.find((each) => each.line === candidate.line);
    if (own !== undefined || (team && (candidate.alone || candidate.leads) && label !== undefined)) lists.add(candidate);
  }
  if (team) {
    const alone = candidates.filter((candidate) => candidate.alone && nameFrom(candidate.name.full) !== undefined);
    const alike = alone.filter((candidate) => alone.some((other) => other !== candidate && Math.abs(other.line.size - candidate.line.size) <= 0.15 * candidate.line.size));
    if (alike.length >= fewest) for (const candidate of alike) lists.add(candidate);
  }
  return lists;
}

function mergePeople(people: readonly FoundPerson[]): FoundPerson[] {
  const merged = new Map<string, FoundPerson>();
  for (const person of people) {
    const key = wordsOf(person.name.bare).map((word) => word.folded).join(' ');
    const known = merged.get(key);
    if (known === undefined || worthOf(person) > worthOf(known)) merged.set(key, person);
  }
  // A first name alone is the person whose full name is known.
  const full = [...merged.keys()];
  return [...merged].filter(([key]) => key.includes(' ') || !full.some((other) => other.startsWith(`${key} `))).map(([, person]) => person);
}

function worthOf(person: FoundPerson): number {
  return (person.role ? 4 : 0) + (person.founder ? 2 : 0) + (person.kind === 'member' ? 1 : 0) + (person.slide.section === 'team' ? 0.5 : 0);
}
