/** What the deck says of its people: background, experience, track record, exits, commitment, technical depth, gaps. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { FactDraft, Strength } from '../../model/fact.js';
import { isDenied } from '../claims/denied.js';
import {
  claimsOf,
  contextOf,
  isBlank,
  statementDraft,
  type ClaimContext,
  type ClaimRule,
} from '../claims/claim-rules.js';
import type { DeckView } from '../view/view-types.js';
import { lineDraft, type Extractor } from '../facts/extractor.js';
import { personCards, type PersonCard } from '../people/person-cards.js';
import { isOfSought, postsOf } from '../people/posts.js';
import { namesEmployer, roleFrom } from '../people/role-grammar.js';
import { plannedDate } from '../claims/planned-date.js';
import { fold } from '../../text/words.js';
import { statementsOf, type Statement } from '../view/statements.js';
import { isContact } from '../../text/is-contact.js';
import { foldForLookup } from '../../text/fold-text.js';
import { buildLexicon } from '../../text/lexicon.js';
import { YET_TO_COME } from '../words/learned/learned-claims.js';
import { NUMBER_WORDS } from '../words/numbers/word-amounts.js';
import { TEAM_LISTS, type TeamList } from '../words/team-words.js';
import {
  ADVISERS,
  AREA,
  HIRING_PLAN,
  ONE_POST,
  WORKS_AT,
  A_DECADE,
  COMMITMENT,
  CURRENT_ROLE,
  FORMER,
  NO_FOUNDER,
  OF_US,
  OF_PEOPLE,
  SALARY,
  SPELLED_YEARS,
  TOGETHER,
  TWO_DECADES,
  YEARS,
} from '../words/extractors/team-claims.js';

const LEXICON = buildLexicon<TeamList>(TEAM_LISTS);
/** So many engineers no company of a deck has. */
const MOST_ENGINEERS = 200;
/** Years in the buyer's world from which on experience is specific. */
const LONG_EXPERIENCE = 5;

export const teamClaims: Extractor = {
  meta: {
    id: 'team-claims',
    kinds: [
      'background',
      'domain_experience',
      'track_record',
      'exit',
      'commitment',
      'technical_depth',
      'open_role',
      'hire_plan',
      'prestige',
    ],
  },
  extract: (view) => [
    ...personCards(view).flatMap((card) => cardDrafts(card, view)),
    ...claimsOf<TeamList>(view, LEXICON, TEAM_RULES),
    ...hiresByRow(view),
    ...openPosts(view),
  ],
};

/** "CEO (recruiting)" on a page of the team: a head that is not there yet. */
function openPosts({ slides }: DeckView): FactDraft[] {
  return slides
    .filter(({ section, alsoSections }) => section === 'team' || alsoSections.includes('team'))
    .flatMap((slide) => postsOf(slide).filter(({ open }) => open))
    .map(({ line, role }) =>
      lineDraft(line, {
        kind: 'open_role',
        basis: 'actual',
        subject: 'company',
        text: role.text,
        detail: { role: role.text },
      }),
    );
}

/** "Sales lead | Month 7" under "Hiring plan": a post to be filled, with its time. */
function hiresByRow(view: DeckView): FactDraft[] {
  return statementsOf(view).flatMap((statement): FactDraft[] => {
    const { slide, under, text, line, heading } = statement;
    if (heading || (line.cell !== undefined && line.cell.columnIndex > 0)) return [];
    if (!HIRING_PLAN.test(fold(slide.title)) && !HIRING_PLAN.test(fold(under))) return [];
    const role = roleFrom(text);
    if (role === undefined || role.share < SO_CALLED || ADVISERS.test(statement.folded)) return [];
    const isDated = plannedDate(statement) !== undefined;
    return [
      statementDraft(statement, {
        kind: 'hire_plan',
        basis: 'forecast',
        subject: 'company',
        strength: isDated ? 'specific' : 'named',
      }),
    ];
  });
}

/** "3 engineers", "a head of sales"; "operations" alone is no post. */
function namesPost(text: string): boolean {
  const role = roleFrom(text);
  return role !== undefined && !AREA.test(fold(role.text));
}

/** Share of role words in a line that names a post. */
const SO_CALLED = 0.5;

/** Claims of the team as a whole, told on any slide. */
const RULES: readonly ClaimRule<TeamList>[] = [
  {
    kind: 'commitment',
    any: ['fullTime'],
    not: ['partTime'],
    sections: ['team', 'ask', 'cover'],
    when: ({ statement }) => !NO_FOUNDER.test(statement.folded),
    // What the round is to pay for is told on its page.
    detail: ({ statement }) => ({ level: statement.slide.section === 'ask' ? 'planned' : 'full' }),
    subject: 'person',
    fewestWords: 1,
  },
  {
    kind: 'commitment',
    any: ['partTime'],
    sections: ['team'],
    detail: () => ({ level: 'part' }),
    subject: 'person',
    fewestWords: 1,
  },
  {
    kind: 'commitment',
    any: ['since'],
    not: ['fullTime', 'partTime'],
    sections: ['team'],
    when: ({ dates, statement }) =>
      (dates().length > 0 && TOGETHER.test(statement.folded)) || SALARY.test(statement.folded),
    detail: () => ({ level: 'implied' }),
    subject: 'person',
  },
  {
    kind: 'commitment',
    any: ['onePost'],
    when: ({ statement }) => ONE_POST.test(statement.folded),
    detail: () => ({ level: 'full' }),
    subject: 'person',
    fewestWords: 1,
  },
  {
    kind: 'commitment',
    any: ['today'],
    not: ['fullTime'],
    sections: ['team'],
    when: worksElsewhere,
    detail: () => ({ level: 'elsewhere' }),
    subject: 'person',
  },
  {
    kind: 'technical_depth',
    any: ['engineers'],
    sections: ['team'],
    // "Founded communities of 5,000 engineers" counts others.
    when: ({ measures }) => measures().every(({ value }) => value < MOST_ENGINEERS),
    strength: 'named',
    detail: () => ({ what: 'role' }),
    subject: 'company',
  },
  {
    kind: 'open_role',
    any: ['openRole'],
    and: ['keyRole'],
    fewestWords: 2,
    when: ({ hits }) => {
      const open = hits.find((hit) => hit.list === 'openRole');
      const role = hits.find((hit) => hit.list === 'keyRole');
      return open !== undefined && role !== undefined && Math.abs(role.firstWord - open.nextWord) <= 4;
    },
    detail: ({ hits, statement }) => {
      const role = hits.find((hit) => hit.list === 'keyRole');
      return { role: role === undefined ? '' : statement.text.slice(role.start, role.end) };
    },
  },
  {
    kind: 'hire_plan',
    any: ['hiring'],
    fewestWords: 2,
    notSections: ['problem', 'market', 'product'],
    when: (context) =>
      context.inSection('ask', 'team', 'roadmap', 'financials', 'gtm') &&
      !ADVISERS.test(context.statement.folded) &&
      (roleFrom(context.statement.text) !== undefined ||
        context.measures().some((figure) => figure.type === 'count') ||
        context.statement.words.length >= 5),
    // "Operations & recruitment | 10%" names nobody who is to be hired.
    strength: (context) =>
      (context.inSection('ask') || context.has('use') || context.dates().length > 0) &&
      (namesPost(context.statement.text) || context.measures().some(({ type }) => type === 'count'))
        ? 'specific'
        : 'named',
    basis: 'forecast',
    dated: true,
  },
  {
    kind: 'track_record',
    any: ['serial'],
    sections: ['team'],
    not: ['exit'],
    strength: 'assertion',
    subject: 'person',
  },
  {
    kind: 'domain_experience',
    any: ['years'],
    sections: ['team'],
    not: ['hiring'],
    when: (context) => yearsIn(context) !== undefined && !context.statement.folded.includes('years old'),
    strength: (context) => ((yearsIn(context) ?? 0) >= LONG_EXPERIENCE ? 'specific' : 'named'),
    subject: 'person',
  },
  {
    kind: 'domain_experience',
    any: ['adjective'],
    sections: ['team'],
    not: ['years', 'hiring'],
    when: ({ statement }) => OF_PEOPLE.test(statement.folded),
    strength: 'assertion',
    subject: 'person',
  },
];

/** What people are or have done: of a post that is still to be filled nothing is. */
const OF_THOSE_THERE: ReadonlySet<FactKind> = new Set([
  'commitment',
  'technical_depth',
  'track_record',
  'domain_experience',
]);

const TEAM_RULES = RULES.map((rule) =>
  OF_THOSE_THERE.has(rule.kind)
    ? {
        ...rule,
        when: (context: ClaimContext<TeamList>) => !isSought(context.statement) && (rule.when?.(context) ?? true),
      }
    : rule,
);

const isSought = ({ line, slide, under }: Statement): boolean =>
  YET_TO_COME.test(foldForLookup(under)) || isOfSought(line, slide);

/** Drafts about one person, from the statements of the card. Advisors' stories are not the team's. */
function cardDrafts(card: PersonCard, view: DeckView): FactDraft[] {
  const { person } = card;
  if (person.kind !== 'member') return [];
  const drafts: FactDraft[] = [];
  const add = (
    statement: Statement,
    draft: Omit<Parameters<typeof statementDraft>[1], 'basis' | 'subject' | 'subjectName'>,
  ): void => {
    drafts.push(
      statementDraft(statement, { ...draft, basis: 'actual', subject: 'person', subjectName: person.name.bare }),
    );
  };
  const role = person.role;
  if (role?.functions.includes('technical') === true) {
    drafts.push({
      kind: 'technical_depth',
      text: `${person.name.full} - ${role.text}`,
      basis: 'actual',
      subject: 'person',
      subjectName: person.name.bare,
      strength: 'named',
      detail: { what: 'role' },
      slide: person.slide.number,
      quote: person.line.cell?.rowText ?? person.line.raw.trim().slice(0, 240),
      box: person.line.box,
      source: person.line.source,
    });
  }
  // What stands first on the card of somebody without a role that we know is what the deck says of them: "Brand & design".
  const opening = role === undefined ? card.notes.find(({ line }) => line !== person.line) : undefined;
  for (const note of card.notes) {
    const hits = LEXICON.find(note.words);
    const context = contextOf<TeamList>(view, note, hits);
    // What follows the role on the name's line, and what runs on from there.
    const own = note.line === person.line ? `${person.rest}${note.text.slice(person.line.text.length)}` : note.text;
    if (own.trim() === '' || isBlank(own) || (note.line === person.roleLine && note.words.length <= 6)) continue;
    const years = yearsIn(context);
    const employer = namesEmployer(note.text);
    const named = context.names().some((name) => !person.name.bare.includes(name));
    const past = context.has('former', 'earlier', 'years');
    const result = context.has('scaled') && context.measures().some((figure) => figure.type !== 'duration');
    const exit = hits.find(({ list }) => list === 'exit');
    if (exit && !context.has('noExit') && !isDenied(note.folded, exit)) add(note, { kind: 'exit' });
    if (result || context.has('serial') || (context.has('earlier') && named)) {
      add(note, {
        kind: 'track_record',
        strength: result ? 'specific' : context.has('earlier') && named ? 'named' : 'assertion',
      });
    }
    const depth = depthOf(context);
    if (depth !== undefined) add(note, { kind: 'technical_depth', strength: 'specific', detail: { what: depth } });
    const strength = experienceOf(context, years, (named && past) || employer);
    if (strength !== undefined)
      add(note, {
        kind: 'domain_experience',
        strength,
        ...(years === undefined ? {} : { value: years, unit: 'count' as const }),
      });
    if (isContact(own) || OF_US.test(note.folded)) continue;
    // A further role and a link are no story.
    const bareRole = (roleFrom(own)?.share ?? 0) >= 0.5 && !employer;
    if (
      !bareRole &&
      note.words.length >= 2 &&
      (past || named || years !== undefined || depth !== undefined || note.words.length >= 4 || note === opening)
    ) {
      const backed = result
        ? 'specific'
        : (past && named) || employer || years !== undefined || depth !== undefined
          ? 'named'
          : 'assertion';
      add(note, { kind: 'background', strength: backed });
    }
    if (
      context.has('pedigree') &&
      years === undefined &&
      !result &&
      note.words.length <= 6 &&
      roleFrom(own.replace(FORMER, '')) === undefined
    )
      add(note, { kind: 'prestige' });
    const level = context.has('partTime') ? 'part' : context.has('fullTime') ? 'full' : undefined;
    if (level !== undefined && !COMMITMENT.test(note.folded)) add(note, { kind: 'commitment', detail: { level } });
  }
  return drafts;
}

/** "Currently at AWS": another's name stands behind the words; of a company whose name is not known nobody can say. */
function worksElsewhere({ statement, view: { companyName } }: ClaimContext<TeamList>): boolean {
  const { folded, text, slide } = statement;
  const found = WORKS_AT.exec(folded);
  if (found === null || companyName === undefined || slide.section !== 'team') return false;
  if (NO_FOUNDER.test(folded.replace(CURRENT_ROLE, ''))) return false;
  const behind = text.slice(found.index + found[0].length);
  return /^["“«]?\p{Lu}/u.test(behind) && !isNamed(behind, companyName);
}

const isNamed = (text: string, company: string): boolean => fold(text).replace(/^\W+/u, '').startsWith(fold(company));

function experienceOf(
  context: ClaimContext<TeamList>,
  years: number | undefined,
  employer: boolean,
): Strength | undefined {
  if (years !== undefined) return years >= LONG_EXPERIENCE ? 'specific' : 'named';
  if (context.has('world') && context.has('former', 'earlier', 'experience')) return 'specific';
  if (employer || (context.has('world') && context.statement.words.length <= 8)) return 'named';
  return context.has('adjective', 'experience') ? 'assertion' : undefined;
}

function depthOf(context: ClaimContext<TeamList>): string | undefined {
  if (context.has('patent')) return 'patent';
  if (context.has('paper')) return 'paper';
  if (context.has('shipped')) return 'shipped';
  return context.has('degree') ? 'degree' : undefined;
}

/** Years of experience said; "two decades" are words and count as 10 a decade. */
function yearsIn(context: ClaimContext<TeamList>): number | undefined {
  if (!context.has('years')) return undefined;
  const duration = context.figures().find((figure) => figure.type === 'duration' && figure.durationUnit === 'year');
  if (duration) return Math.round(duration.value / 12);
  const written = YEARS.exec(context.statement.folded)?.[1];
  if (written !== undefined) return Number(written);
  const spelled = SPELLED_YEARS.exec(context.statement.folded)?.[1];
  if (spelled !== undefined) return NUMBER_WORDS[spelled];
  return TWO_DECADES.test(context.statement.folded) ? 20 : A_DECADE.test(context.statement.folded) ? 10 : undefined;
}
