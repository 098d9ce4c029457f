/** Third sentence: who stands behind it, founders first. */
import type { Fact } from '../model/fact.js';
import { message, type MessageValue } from '../model/message.js';
import { isChiefExecutive } from '../text/chief-executive.js';
import { titleCaseName, titleCaseRole } from '../text/normalize-case.js';
import { readableText } from '../text/readable-text.js';
import { factsOf, type Sentence, type SummaryInput } from './summary-context.js';

const MOST_NAMES = 3;
const LONGEST_ROLE = 32;

/** People of the company by name, each once, founders and chief executives first. */
export function namedPeople(input: SummaryInput): Fact[] {
  const people = new Map<string, Fact>();
  for (const person of factsOf(input, 'person')) {
    const name = nameOf(person);
    if (name !== undefined && !people.has(name.toLowerCase())) people.set(name.toLowerCase(), person);
  }
  return [...people.values()].sort(
    (a, b) => standing(a) - standing(b) || ((nameOf(a) ?? '') < (nameOf(b) ?? '') ? -1 : 1),
  );
}

/** undefined when nobody is named. */
export function namedTeam(input: SummaryInput): Sentence | undefined {
  const people = namedPeople(input);
  if (people.length === 0) return undefined;
  // "And one other" would take as much room as the name.
  const shown = people.slice(0, people.length === MOST_NAMES + 1 ? MOST_NAMES + 1 : MOST_NAMES);
  const more = people.length - shown.length;
  const list: MessageValue[] = shown.map(nameWithRole);
  if (more > 0) list.push({ message: message('summary.team.more', { more }) });
  return { message: message('summary.team.named', { people: { list } }), factIds: shown.map((fact) => fact.id) };
}

function nameWithRole(person: Fact): MessageValue {
  const name = nameOf(person) ?? person.text;
  const role = person.detail?.role;
  const readable =
    typeof role === 'string' ? readableText(role, { leastWords: 1, most: LONGEST_ROLE, cut: false }) : undefined;
  return readable ? { message: message('summary.team.person', { name, role: titleCaseRole(readable) }) } : name;
}

function nameOf(person: Fact): string | undefined {
  const name = readableText(person.subjectName ?? person.text, { leastWords: 1, most: 48, cut: false });
  return name && titleCaseName(name);
}

function standing(person: Fact): number {
  return (isChiefExecutive(String(person.detail?.role ?? '')) ? 0 : 2) + (person.detail?.founder === true ? 0 : 1);
}
