/** Finds the people of a deck with their roles, by line, by card and by list; testimonials and quotes stay out. */
import { probabilityOf, type ChoiceWeights } from '../choice/choice-weights.js';
import { lowerWordsOf } from '../view/lower-words.js';
import { personFeatures, type ReadCandidate } from './person-features.js';
import type { FoundPerson } from './found-person.js';
import { evidenceLines, evidenceSlides } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { FORMER, ROLE_OF_ONE } from '../words/role-words.js';
import { isChiefExecutive } from '../../text/chief-executive.js';
import { fold, wordsOf } from '../../text/words.js';
import { learnedModel } from '../learned/models.js';
import { labelsOf, labelOver, type PeopleLabel } from './people-labels.js';
import { firstNamesOf } from './first-names.js';
import { isNobody } from './nobody.js';
import { GIVEN_NAMES } from '../words/given-names.js';
import { tellerOf } from './story-teller.js';
import { nameFrom, type PersonName } from './name-grammar.js';
import { candidatesOf, joinStacked, segmentsOf, type Candidate } from './name-candidates.js';
import { roleFrom, type Role } from './role-grammar.js';
import { advisorsInSentences } from './advisor-sentences.js';
import {
  isBehindInRow,
  isRightBelow,
  middleY,
  nearestRole,
  overlapX,
  roleDirection,
  roleLinesOf,
} from './role-lines.js';
import {
  ADVISER,
  AGE_FIRST,
  BEHIND_EMPLOYER,
  CAP_TABLE,
  CHIEF,
  INVESTOR,
  RUNS_ON,
} from '../words/people/find-people.js';
import { SOUGHT } from '../words/people/people-labels.js';

const FORMER_WORDS = new Set<string>(FORMER);
/** Lines that a remark in brackets runs over. */
const BRACKET_LINES = 3;
const LONGEST_LINE = 240;
/** Words of a head. */
const LONGEST_HEAD = 5;
/** More lines than any slide has. */
const MOST_LINES = 250;
/** Names without roles count in lists of at least so many. */
const LIST = 2;
/** … and so many on slides that are about something else too. */
const LIST_BESIDE = 4;

/** Share of role words in what calls somebody so. */
const SO_CALLED = 0.5;

const CACHE = new WeakMap<DeckView['slides'], FoundPerson[]>();

/** People of `view`, one a person: the mention that says most. Linear in the text, quadratic in the names of a slide. */
export function findPeople(view: DeckView): FoundPerson[] {
  const known = CACHE.get(view.slides);
  if (known) return known;
  const people = peopleBy(view, learnedModel('people'));
  CACHE.set(view.slides, people);
  return people;
}

/** The same by other weights: training asks those that never saw the deck. */
export function peopleBy(view: DeckView, weights: ChoiceWeights): FoundPerson[] {
  const advisors = evidenceSlides(view).flatMap(advisorsOf);
  const told = new Set(advisors.map(({ name }) => fold(name.bare)));
  const others = likelyPeople(view, weights).filter(({ name }) => !told.has(fold(name.bare)));
  return mergePeople([...others, ...advisors]);
}

/** A bracket that a line above in the same block opens is still open: “(Ethereum, ⏎ Hyperledger Fabric, …)”. */
function inBracket(lines: readonly ViewLine[], index: number): boolean {
  for (let at = index - 1; at >= 0 && index - at <= BRACKET_LINES; at--) {
    const above = lines[at]!;
    if (above.block !== lines[index]!.block || above.cell) return false;
    const last = Math.max(above.text.lastIndexOf('('), above.text.lastIndexOf(')'));
    if (last >= 0) return above.text[last] === '(';
  }
  return false;
}

/** The line before stops at "en", "at", "chez": what follows is the rest of its sentence, an employer or a place. */
function endsOpen(before: ViewLine | undefined, line: ViewLine): boolean {
  return (
    before !== undefined &&
    before.block === line.block &&
    !line.cell &&
    wordsOf(before.text).length >= 3 &&
    RUNS_ON.test(before.folded.trim())
  );
}

export interface PersonChoice {
  person: FoundPerson;
  features: ReadonlyMap<string, number>;
}

/** Every name that the grammar reads in `view`, with what speaks for its being a person of the company. */
export function personChoices(view: DeckView): PersonChoice[] {
  const lower = lowerWordsOf(view);
  return evidenceSlides(view).flatMap((slide, at) => {
    const all = namedOnSlide(slide, view.companyName ?? '');
    return all.map((each) => ({ person: each.person, features: personFeatures(each, all, slide, lower, at === 0) }));
  });
}

/** From this probability on five in six are right on decks of companies that no weight had seen. */
const LIKELY = 0.4;

/** A known given name with the role of a head on the page of the team, who is called founder or chief before a colon, or who tells how it began: no weight speaks against that, such as that of bad pictures. */
const isHead = (features: ReadonlyMap<string, number>): boolean =>
  ['byRule', 'given', 'headTeam'].every((name) => features.has(name)) ||
  isAllOfLine(features) ||
  ['byRule', 'called'].every((name) => features.has(name)) ||
  features.has('teller');

/** Six words, as `wordsOfLine` has them. */
const SHORT_LINE = 0.3;

/** "CEO: Anna Kowalska" and no word more, on whatever page. */
const isAllOfLine = (features: ReadonlyMap<string, number>): boolean =>
  ['byRule', 'given', 'executive', 'beside', 'only'].every((name) => features.has(name)) &&
  (features.get('wordsOfLine') ?? 1) <= SHORT_LINE;

function likelyPeople(view: DeckView, weights: ChoiceWeights): FoundPerson[] {
  return personChoices(view)
    .filter(({ person, features }) => !isFormer(person) && !isOfOthers(features) && !isSpelledOut(person))
    .filter(
      ({ person, features }) =>
        isHead(features) || isWrittenTo(person, features) || probabilityOf(features, weights) >= LIKELY,
    )
    .map(({ person }) => person);
}

/** "Ana Ruiz, Founder · ana@acme.com": whom to write to, on whatever page. */
const isWrittenTo = ({ line }: FoundPerson, features: ReadonlyMap<string, number>): boolean =>
  ['given', 'beside', 'leads'].every((name) => features.has(name)) &&
  (features.has('founder') || features.has('executive')) &&
  /[\w.-]+@[\w-]+\.\w/u.test(line.text);

/** "Ana Ruiz, CEO at Acme", on a page of something else than the team: a customer, or somebody who is quoted. */
const isOfOthers = (features: ReadonlyMap<string, number>): boolean =>
  features.has('elsewhere') &&
  features.has('beside') &&
  !features.has('team') &&
  (!features.has('cover') || features.has('section:traction'));

/** "ANCFCC (Conservation Foncière)": what letters stand for. */
function isSpelledOut({ line, name }: FoundPerson): boolean {
  const before = line.text.slice(0, Math.max(0, line.text.indexOf(name.bare)));
  return /(?<!\p{L})\p{Lu}{3,} ?\($/u.test(before);
}

/** "Ken Adler, Ex CEO @ Globex", on a page of something else than the team. */
function isFormer({ slide, role, rest }: FoundPerson): boolean {
  if (slide.section === 'team' || slide.alsoSections.includes('team') || role !== undefined) return false;
  return wordsOf(rest.slice(0, 40))
    .slice(0, 3)
    .some(({ folded }) => FORMER_WORDS.has(folded));
}

function advisorsOf(slide: ViewSlide): FoundPerson[] {
  return slide.section === 'team' || slide.alsoSections.includes('team') ? advisorsInSentences(slide) : [];
}

/** "Don Luis" over "68 · Valparaíso · retired" and what he says, twice and more: people as one imagines them. */
function arePersonas(candidates: readonly Candidate[], lines: readonly ViewLine[]): boolean {
  const aged = candidates.filter(({ line, beside }) => {
    const next = lines[lines.indexOf(line) + 1];
    return AGE_FIRST.test(fold(beside.trim())) || (next !== undefined && AGE_FIRST.test(next.folded.trim()));
  });
  const said = lines.filter(({ raw }) => /^\s*["«“]/u.test(raw));
  return aged.length >= LIST && said.length >= LIST && aged.length * 2 >= candidates.length;
}

function namedOnSlide(slide: ViewSlide, company: string): ReadCandidate[] {
  const lines = joinStacked(
    evidenceLines(slide)
      .filter((line) => line.text.length <= LONGEST_LINE)
      .slice(0, MOST_LINES),
    slide.section === 'team',
  );
  const named = lines.flatMap((line, index) =>
    endsOpen(lines[index - 1], line) || inBracket(lines, index) ? [] : candidatesOf(line, lines[index + 1], company),
  );
  // One word alone is a name only in the company of full names.
  const full = named.filter((candidate) => candidate.name.bare.includes(' ')).length;
  const own = fold(company);
  const team = slide.section === 'team' || slide.alsoSections.includes('team');
  const kept = named.filter(({ name }) => full >= LIST || name.bare.includes(' ') || name.full !== name.bare);
  const told = new Set(kept.map(({ line }) => line));
  const first = firstNamesOf(lines, team).filter(({ line }) => !told.has(line));
  const all = [...kept, ...first].filter(({ name }) => !isNobody(name, own));
  const houses = new Set(all.filter((each) => isHouseOnCard(each, all)).map(({ name }) => name.bare));
  const candidates = all.filter(({ name }) => !houses.has(name.bare));
  if (candidates.length === 0 || arePersonas(candidates, lines)) return [];
  const labels = labelsOf(lines);
  const quoted = team ? [] : lines.filter((line) => /["«“]/u.test(line.raw) && wordsOf(line.text).length >= 4);
  const roleLines = roleLinesOf(lines, candidates, company).filter(
    (each) => !labels.some((label) => label.line === each.line),
  );
  const taken = new Set<ViewLine>();
  const direction = roleDirection(candidates, roleLines);
  const teller = tellerOf(slide, candidates);
  const lists = listsOfNames(candidates, team, slide.section === 'team' ? LIST : LIST_BESIDE, labels);
  const isCapTable = [
    slide.title,
    ...lines.flatMap(({ text }) => (wordsOf(text).length <= LONGEST_HEAD ? text : [])),
  ].some((head) => CAP_TABLE.test(fold(head)));
  return candidates.flatMap((candidate): ReadCandidate[] => {
    const { name, line } = candidate;
    const label = labelOver(labels, line);
    if (isSought(line, label) || BEHIND_EMPLOYER.test(candidate.ahead)) return [];
    const called = calledAhead(candidate, company);
    const roleAfter = called === undefined ? roleBeside(candidate.beside, company) : undefined;
    const besideRole = called ?? roleAfter ?? roleFrom(candidate.ahead, company);
    const near =
      besideRole || !(candidate.alone || (team && candidate.leads))
        ? undefined
        : nearestRole(candidate, roleLines, candidates, direction, taken);
    const listed = lists.has(candidate);
    // Who holds shares may be a pool, a fund or a programme.
    if (isCapTable && near === undefined && besideRole === undefined) return [];
    const role = asOne(
      besideRole ??
        near?.role ??
        (label?.kind === 'founder' && listed ? roleFrom(label.line.text, company) : undefined),
    );
    if (near) taken.add(near.line);
    const below = near?.line ?? (candidate.alone ? lines[lines.indexOf(line) + 1] : undefined);
    const isHead = labels.some((one) => one.line === below);
    const isInvestor =
      INVESTOR.test(fold(candidate.beside)) || (!isHead && below !== undefined && INVESTOR.test(fold(below.text)));
    const kind = isInvestor ? 'investor' : kindOf(name, role, label);
    const elsewhere =
      role?.elsewhere !== undefined &&
      !(team && (role.executive || role.founder) && besideRole === undefined && ownTeam(label)) &&
      !(team && label?.kind === 'advisor');
    const isQuoted = quoted.some((quote) => isBeside(quote, line));
    const placed =
      team || role === undefined || (!isQuoted && (called !== undefined || fitsOutsideTeam(role, candidate, company)));
    const read: ReadCandidate = {
      candidate,
      person: {
        name,
        slide,
        line,
        ...(role === undefined ? {} : { role }),
        ...(near === undefined ? {} : { roleLine: near.line }),
        rest: roleAfter ? candidate.beside.slice(roleAfter.end).replace(/^[\s,;|:)-]+/u, '') : candidate.beside,
        kind,
        founder:
          kind === 'member' &&
          (role?.founder === true ||
            candidate === teller ||
            (label?.kind === 'founder' && (role === undefined || role.executive))),
      },
      teller: candidate === teller,
      label: label?.kind,
      listed,
      beside: besideRole !== undefined,
      elsewhere,
      placed,
      quoted: isQuoted,
      called: called !== undefined && placed,
      byRule: (role !== undefined || listed) && !elsewhere && placed,
    };
    return [read];
  });
}

/** "Founder · Product · Globex Labs" right under a name or behind it in its row: where that person is or was. */
function isHouseOnCard({ name, line }: Candidate, all: readonly Candidate[]): boolean {
  const before = segmentsOf(line.text.slice(0, Math.max(0, line.text.indexOf(name.bare))));
  if (before.length < 2 || GIVEN_NAMES.has(fold(name.bare.split(' ')[0] ?? ''))) return false;
  const [role, ...others] = before.map(({ text }) => roleFrom(text));
  if (role === undefined || others.every((each) => each !== undefined)) return false;
  // "Marketing: Jane Roe and John Doe" names two.
  if (all.some((other) => other.line === line && other.name !== name)) return false;
  return all.some(
    ({ line: other, alone }) =>
      alone &&
      other !== line &&
      (isBehindInRow(line, other) ||
        (other.block === line.block
          ? line.index - other.index === 1
          : other.size > line.size && isRightBelow(line, other))),
  );
}

/** Whoever stands under "Advisory board (being formed)" or in a column of profiles that are sought has not joined. */
const isSought = (line: ViewLine, label: PeopleLabel | undefined): boolean =>
  SOUGHT.test(fold(line.column ?? '')) || label?.kind === 'sought';

/** "Founder" for one of those who stand under "Founders". */
function asOne(role: Role | undefined): Role | undefined {
  const text = role && ROLE_OF_ONE.get(fold(role.text).replace('-', ' '));
  return role && text ? { ...role, text } : role;
}

/** "Founder: Anna Kowalska – ran sales at Globex": a founder or chief so called, whatever is told behind the name. */
function calledAhead({ ahead, name }: Candidate, company: string): Role | undefined {
  const role = name.bare.includes(' ') ? roleFrom(ahead, company) : undefined;
  if (role === undefined || role.elsewhere !== undefined || role.share < SO_CALLED) return undefined;
  return role.founder || isChiefExecutive(role.text) ? role : undefined;
}

/** "Ada Roe. Founder and CEO", not "Ada Roe. It is planned that the founder joins": the next sentence may tell of others. */
const isOpenedByRole = (behind: string, company: string): boolean =>
  (roleFrom(behind.replace(/^\W+/u, ''), company)?.start ?? 1) === 0;

const NEXT_SENTENCE = /(?:^|(?<=\p{Ll}{3}))[.!?]\s+(?=\p{Lu}[\p{Ll}'’])/u;

/** The role right after the name; words of several meanings count when the first part of the text is little else. */
function roleBeside(behind: string, company: string): Role | undefined {
  const beside = isOpenedByRole(behind, company) ? behind : (behind.split(NEXT_SENTENCE)[0] ?? '');
  if (beside === '') return undefined;
  const first = segmentsOf(beside)[0];
  const role =
    (first && first.end < beside.length ? roleFrom(beside.slice(0, first.end), company) : undefined) ??
    roleFrom(beside, company);
  return role && role.start <= 40 ? role : undefined;
}

const ownTeam = (label: PeopleLabel | undefined): boolean =>
  label === undefined || label.kind === 'team' || label.kind === 'founder';

/** Elsewhere than on a team slide only heads and founders count. */
function fitsOutsideTeam(role: Role, candidate: Candidate, company: string): boolean {
  if (role.elsewhere !== undefined || role.share < 0.34) return false;
  if (!role.founder && !isChiefExecutive(role.text) && !CHIEF.test(fold(role.text))) return false;
  // "Jane Roe, COO, Acme Logistics": a firm after the role that is not ours.
  const after = /[,|(-]\s*(\p{Lu}[\p{L}\p{N}&.' -]{1,40})/u.exec(candidate.beside.slice(role.end))?.[1];
  return (
    after === undefined ||
    company === '' ||
    fold(after).includes(fold(company).slice(0, 5)) ||
    roleFrom(after) !== undefined
  );
}

const isBeside = (quote: ViewLine, line: ViewLine): boolean =>
  quote === line || (Math.abs(middleY(quote) - middleY(line)) < 0.3 && overlapX(quote, line) > -0.05);

function kindOf(name: PersonName, role: Role | undefined, label: PeopleLabel | undefined): FoundPerson['kind'] {
  if (name.agent) return 'agent';
  if (label?.kind === 'investor') return 'investor';
  if (role?.founder) return 'member';
  if (label?.kind === 'advisor') return 'advisor';
  if (role?.advisor && !role.executive) return 'advisor';
  if (role?.advisor && ADVISER.test(fold(role.text))) return 'advisor';
  if (label?.kind === 'board' || (role?.board && !role.executive)) return 'board';
  return 'member';
}

/** Names without roles that stand under "Founders", after "Team:", or as cards of one size on a team slide. */
function listsOfNames(
  candidates: readonly Candidate[],
  team: boolean,
  fewest: number,
  labels: readonly PeopleLabel[],
): Set<Candidate> {
  const lists = new Set<Candidate>();
  for (const candidate of candidates) {
    if (team && candidate.merged) lists.add(candidate);
    const label = labelOver(labels, candidate.line);
    const own = labels.find((each) => each.line === candidate.line);
    if (own !== undefined || (team && (candidate.alone || candidate.leads) && label !== undefined))
      lists.add(candidate);
  }
  if (team) {
    const alone = candidates.filter((candidate) => candidate.alone && nameFrom(candidate.name.full) !== undefined);
    const alike = alone.filter((candidate) =>
      alone.some(
        (other) => other !== candidate && Math.abs(other.line.size - candidate.line.size) <= 0.15 * candidate.line.size,
      ),
    );
    if (alike.length >= fewest) for (const candidate of alike) lists.add(candidate);
  }
  return lists;
}

function mergePeople(people: readonly FoundPerson[]): FoundPerson[] {
  const merged = new Map<string, FoundPerson>();
  for (const person of people) {
    const key = wordsOf(person.name.bare)
      .map((word) => word.folded)
      .join(' ');
    const known = merged.get(key);
    merged.set(key, known === undefined ? person : asOnePerson(person, known));
  }
  // A first name alone is the person whose full name is known.
  const full = [...merged.keys()];
  return [...merged]
    .filter(([key]) => key.includes(' ') || !full.some((other) => other.startsWith(`${key} `)))
    .map(([, person]) => person);
}

/** The mention that says more of the two; who is called a founder anywhere is one. */
function asOnePerson(one: FoundPerson, other: FoundPerson): FoundPerson {
  const better = worthOf(one) > worthOf(other) ? one : other;
  const founder = better.kind === 'member' && (one.founder || other.founder);
  return founder === better.founder ? better : { ...better, founder };
}

/** "CTO" says more than "Founder", and either more than a name. */
function worthOf(person: FoundPerson): number {
  return (
    (person.role ? 4 : 0) +
    (person.role?.executive === true ? 2 : 0) +
    (person.founder ? 1 : 0) +
    (person.kind === 'member' ? 1 : 0) +
    // A cover names whom to write to.
    (person.slide.section === 'team' && person.slide.number > 1 ? 0.5 : 0)
  );
}
