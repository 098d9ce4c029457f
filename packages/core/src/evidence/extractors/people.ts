/** Founders and executives, advisors, board members, investors named as people, and programs listed as colleagues. */
import type { FactDraft } from '../../model/fact.js';
import { quoteLine } from '../view/deck-view.js';
import type { DeckView } from '../view/view-types.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { findPeople } from '../people/find-people.js';
import type { FoundPerson } from '../people/found-person.js';
import { personCards } from '../people/person-cards.js';
import { roleFrom } from '../people/role-grammar.js';
import { FUNCTIONS } from '../words/role-words.js';

export const people: Extractor = {
  meta: { id: 'people', kinds: ['person', 'advisor', 'board_member', 'investor', 'ai_agent_role'] },
  // A program without a post is a tool: "Claude API", "custom agent system".
  extract: (view) =>
    findPeople(view)
      .filter(({ kind, role }) => kind !== 'agent' || role !== undefined)
      .map((person) => personDraft(person, view)),
};

/** Words of relevance that an advisor's role has beyond "advisor". */
const BARE_ADVISOR_WORDS = 2;

function personDraft(person: FoundPerson, view: DeckView): FactDraft {
  const { name, line, role } = person;
  const quote = quoteOfPerson(person);
  const base = {
    basis: 'actual',
    subject: 'person',
    subjectName: name.bare,
    text: role ? `${name.full} - ${role.text}` : name.full,
    quote,
  } as const;
  if (person.kind === 'agent')
    return lineDraft(line, { ...base, kind: 'ai_agent_role', detail: { role: role?.text ?? '' } });
  if (person.kind === 'investor') return lineDraft(line, { ...base, kind: 'investor', strength: 'named' });
  const notes = personCards(view).find((card) => card.person === person)?.notes ?? [];
  if (person.kind === 'advisor' || person.kind === 'board') {
    const relevant =
      notes.some((note) => note.words.length >= 3 && note.line !== line) ||
      (role?.text.split(/\s+/).length ?? 0) > BARE_ADVISOR_WORDS ||
      person.rest.split(/\s+/).length > 2;
    return lineDraft(line, {
      ...base,
      kind: person.kind === 'advisor' ? 'advisor' : 'board_member',
      strength: relevant ? 'specific' : 'named',
      ...(role ? { detail: { role: role.text } } : {}),
    });
  }
  const functions = functionsOf(
    person,
    notes.filter((note) => note.line.block === (person.roleLine ?? person.line).block).map((note) => note.text),
  );
  return lineDraft(line, {
    ...base,
    kind: 'person',
    detail: {
      ...(role ? { role: role.text } : {}),
      founder: person.founder,
      ...(functions === '' ? {} : { functions }),
    },
  });
}

/** Functions of the role, and of the short lines of the card that name further roles ("Protocol Architect"). */
function functionsOf(person: FoundPerson, notes: readonly string[]): string {
  const roles = [person.role, ...notes.filter((note) => note.length <= 60).map((note) => roleFrom(note))];
  const named = roles.flatMap((role) => (role === undefined || role.elsewhere !== undefined ? [] : role.functions));
  return FUNCTIONS.filter((each) => named.includes(each)).join(',');
}

/** The name's line, with the role's when both follow one another in a block. */
function quoteOfPerson({ line, roleLine }: FoundPerson): string {
  if (roleLine === undefined || roleLine.block !== line.block || line.cell) return quoteLine(line);
  const [first, second] = line.index < roleLine.index ? [line, roleLine] : [roleLine, line];
  const both = `${first.raw.trim()} ${second.raw.trim()}`;
  return second.index - first.index === 1 && both.length <= 240 ? both : quoteLine(line);
}
