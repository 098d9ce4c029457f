/** Who stands behind it, and the competition as the deck draws it. */
import type { Fact } from '../../model/fact.js';
import type { MemoCell, MemoPart } from '../../model/memo.js';
import { isChiefExecutive } from '../../text/chief-executive.js';
import { readableText } from '../../text/readable-text.js';
import { titleCaseName, titleCaseRole } from '../../text/normalize-case.js';
import { plainLine as plain } from '../../text/plain-line.js';
import { EMPTY, once, type Writer } from './cells.js';

const MOST_PEOPLE = 8;
const MOST_ROWS = 8;
const MOST_COLUMNS = 6;
const LONGEST_CELL = 60;
const BACKGROUND = ['track_record', 'domain_experience', 'background', 'technical_depth'] as const;
const TICK = /^\s*(?:[✓✔☑✅●⬤◉🟢]|x|yes|s[ií]|oui)\s*$/iu;
const MARK = /^\s*(?:[✓✔☑✅●⬤◉🟢✗✘❌×○◯🔴🟡~-]|x|yes|no|s[ií]|oui|non|partial|parcial|partiel)?\s*$/iu;

/** Founders and chiefs first; what somebody did before is quoted. */
export function teamPart(writer: Writer): MemoPart[] {
  const { of, say, value } = writer;
  const name = (fact: Fact) => titleCaseName(fact.subjectName ?? fact.text);
  const named = (['person', 'board_member', 'advisor'] as const).flatMap((kind) =>
    of(kind, ({ subject }) => subject !== 'competitor'),
  );
  const people = once(named, (fact) => name(fact).toLowerCase())
    .toSorted((a, b) => standing(a) - standing(b))
    .slice(0, MOST_PEOPLE);
  // What a model reads is of no person by itself: of whom its words name.
  const isOf = ({ subjectName, quote }: Fact, person: Fact) =>
    subjectName === undefined ? quote.includes(person.subjectName ?? person.text) : subjectName === person.subjectName;
  const ofPerson = (person: Fact, kinds: readonly Fact['kind'][]) =>
    kinds.flatMap((kind) => of(kind, (fact) => isOf(fact, person)))[0];
  // A line that is the name again, or a head, tells nothing of the person; one that tells of this person alone goes first.
  const others = (quote: string, person: Fact) =>
    people.filter((other) => other !== person && quote.includes(other.subjectName ?? other.text)).length;
  const backgroundOf = (person: Fact) =>
    BACKGROUND.flatMap((kind) => of(kind, (fact) => isOf(fact, person)))
      .filter(({ quote }) => tellsMore(quote, name(person), String(person.detail?.role ?? '')) && !/:\s*$/.test(quote))
      .toSorted((a, b) => others(a.quote, person) - others(b.quote, person))[0];
  const timed = people.some((person) => ofPerson(person, ['commitment']) !== undefined);
  const rows = people.map((person): MemoCell[] => {
    const role =
      typeof person.detail?.role === 'string'
        ? readableText(person.detail.role, { most: 60, leastWords: 1 })
        : undefined;
    const background = backgroundOf(person);
    const commitment = ofPerson(person, ['commitment']);
    const level = commitment?.detail?.level;
    const relation = person.kind === 'person' ? (person.detail?.founder === true ? 'founder' : 'team') : person.kind;
    return [
      value(name(person), [person]),
      role ? value(titleCaseRole(role), []) : say('notSaid'),
      background ? writer.quoted(background) : say('notSaid'),
      ...(timed
        ? [
            level === 'full' || level === 'part'
              ? say(`commitment.${level}`, {}, commitment ? [commitment] : [])
              : say('notSaid'),
          ]
        : []),
      say(`relation.${relation}`),
    ];
  });
  // Of a page that names nobody the roles, with what is told of each.
  const unnamed = people.length > 0 ? [] : of('unnamed_role').slice(0, MOST_PEOPLE);
  for (const fact of unnamed)
    rows.push([
      say('unnamed'),
      value(titleCaseRole(fact.text), [fact]),
      tellsMore(fact.quote, fact.text) ? writer.quoted(fact) : EMPTY,
      say(`relation.${fact.detail?.founder === true ? 'founder' : 'team'}`),
    ]);
  const head = ['person', 'role', 'background', ...(timed ? ['time'] : []), 'relation'].map((id) =>
    say(`column.${id}`),
  );
  return writer.part('team', rows, { head });
}

/** A quote that is the name again, with or without the role, says nothing of whom it names. */
function tellsMore(quote: string, name: string, role = ''): boolean {
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return plain(quote).length > name.length + 8 && key(plain(quote)) !== key(name + role);
}

function standing({ kind, detail }: Fact): number {
  const chief = isChiefExecutive(String(detail?.role ?? ''));
  return (kind === 'person' ? 0 : 4) + (chief ? 0 : 2) + (detail?.founder === true ? 0 : 1);
}

/** The table of its slide where it draws one, else the names with what is said of them. */
export function competitionPart(writer: Writer): MemoPart[] {
  const drawn = drawnTable(writer);
  if (drawn) return drawn;
  const named = writer.of(
    'competitor',
    ({ subjectName, text }) =>
      (subjectName ?? text).length <= LONGEST_CELL && !holdsName(subjectName ?? text, writer.companyName),
  );
  // Beside the slide about rivals, “A vs B” elsewhere compares other things.
  const about = new Set(ofCompetition(writer).map(({ number }) => number));
  const there = named.filter(({ slide }) => about.has(slide));
  const rivals = once(there.length > 0 ? there : named, ({ subjectName, text }) => (subjectName ?? text).toLowerCase());
  const shown = rivals.slice(0, MOST_ROWS);
  const name = (fact: Fact) => plain(fact.subjectName ?? fact.text);
  // The head of a table names them all and says nothing of one.
  const says = (fact: Fact) => !fact.quote.includes(' | ') && tellsMore(fact.quote, name(fact));
  if (shown.length > 0 && !shown.some(says))
    return writer.part('competition', [[writer.say('list', { list: { list: shown.map(name) } }, shown)]]);
  // A line that names several is quoted once.
  const first = new Set(once(shown.filter(says), ({ quote }) => quote));
  const rows = shown.map((fact) => [writer.value(name(fact), [fact]), first.has(fact) ? writer.quoted(fact) : EMPTY]);
  return writer.part('competition', rows);
}

/** What a mark says of the words behind it goes with them: "✓ (US)". */
function cellText(cell: string): string {
  const [mark = ''] = LEADING_MARK.exec(cell) ?? [];
  return `${mark.trimStart()}${plain(cell.slice(mark.length))}`;
}

const LEADING_MARK = /^\s*[✓✔☑✅✗✘❌]\s+(?=\S)/u;

/** Rows of cells on the slide about competition; cells of one row stand between bars in its text. */
function drawnTable(writer: Writer): MemoPart[] | undefined {
  const { companyName, say } = writer;
  for (const { number, text } of ofCompetition(writer)) {
    const table = text
      .split('\n')
      .filter((line) => line.includes(' | ') || /^\| | \|$/.test(line))
      .map((line) => line.split('|').map(cellText));
    const width = table[0]?.length ?? 0;
    const [header, ...body] = table.filter((row) => row.length === width);
    // Rows without a name have a picture there: what is left would not read as a table.
    const named = body.filter(([name]) => name !== undefined && name !== '').length;
    if (!header || body.length < 2 || named < body.length || width < 3 || width > MOST_COLUMNS) continue;
    const cell = (words: string): MemoCell => ({
      text: words.length > LONGEST_CELL ? `${words.slice(0, LONGEST_CELL - 1)}…` : words,
      slides: [],
      factIds: [],
    });
    const own = header.findIndex((words, at) => at > 0 && isOwn(words, companyName));
    const ticks = body.filter((row) => TICK.test(row[own] ?? '')).length;
    const marked = own > 0 && body.every((row) => MARK.test(row[own] ?? '')) && ticks === body.length;
    const note = marked
      ? { ...say('competition.allOwn', { column: header[own] ?? '' }), slides: [number] }
      : { ...say('competition.asDrawn'), slides: [number] };
    return writer.part(
      'competition',
      body.slice(0, MOST_ROWS).map((row) => row.map(cell)),
      { head: header.map(cell), note },
    );
  }
  return undefined;
}

function ofCompetition({ slides }: Writer) {
  return slides.filter(
    ({ section, alsoSections }) => section === 'competition' || alsoSections.includes('competition'),
  );
}

/** A column's head that sets rivals against the company is no rival. */
function holdsName(words: string, company: string): boolean {
  return company.length >= 3 && words.toLowerCase().includes(company.toLowerCase());
}

function isOwn(words: string, company: string): boolean {
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  const [a, b] = [key(words), key(company)];
  return (
    (a !== '' && b.length >= 3 && (a.includes(b) || b.includes(a))) ||
    /^(?:us|we|ours?|nosotros|nous)$/iu.test(words.trim())
  );
}
