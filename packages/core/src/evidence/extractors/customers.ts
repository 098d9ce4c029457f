/** Who uses it: customers and signers by name, pilots, letters of intent, testimonials; investors named as firms. */
import type { FactDraft } from '../../model/fact.js';
import { claimsOf, type ClaimRule } from '../claims/claim-rules.js';
import { isToCome } from '../claims/planned-date.js';
import { findCompetitors } from '../competitors/find-competitors.js';
import { isCapitalised, rivalNames } from '../competitors/rival-names.js';
import { readFigures } from '../figures/read-figures.js';
import type { DeckView } from '../view/view-types.js';
import type { Extractor } from '../facts/extractor.js';
import { statementDraft } from '../claims/claim-rules.js';
import { statementsOf, type Statement } from '../view/statements.js';
import { buildLexicon, type Hit } from '../../text/lexicon.js';
import { COMPETITION_LISTS, type CompetitionList } from '../words/competition-words.js';
import { MARKET_LISTS } from '../words/market-words.js';
import { nameFrom } from '../people/name-grammar.js';
import { findPeople } from '../people/find-people.js';
import { withoutContinuation } from '../../text/without-continuation.js';
import { fold, wordsOf } from '../../text/words.js';
import {
  A_WAY,
  BY_PLACE,
  FUND,
  GOES_ON,
  INTENT,
  INTENT_IN_SHORT,
  LEAD_OF_NAMES,
  NAMES_AHEAD,
  OPENS_NAMES,
  PILOT_PLANT,
  PILOT_SOUGHT,
  HOSTED,
  NETWORK,
  NO_PILOT_YET,
  SAID_BY,
} from '../words/extractors/customers.js';

const LEXICON = buildLexicon<CompetitionList>(COMPETITION_LISTS);
const WAYS = buildLexicon({ channel: MARKET_LISTS.channel });
const LONGEST_LABEL = 6;

export const customers: Extractor = {
  meta: { id: 'customers', kinds: ['logo', 'investor', 'pilot', 'loi', 'testimonial'] },
  extract: (view) => [...namedFirms(view), ...testimonials(view), ...claimsOf<CompetitionList>(view, LEXICON, RULES)],
};

const RULES: readonly ClaimRule<CompetitionList>[] = [
  {
    kind: 'pilot',
    any: ['pilot'],
    not: ['planned'],
    sections: ['traction', 'gtm', 'product', 'solution', 'cover'],
    notSections: ['problem', 'roadmap', 'ask', 'competition', 'team', 'market', 'other'],
    // How many there are, figures say; that one is paid, and for how much, these words.
    when: (context) =>
      (context.measures().length === 0 || context.has('pilotPaid')) &&
      !A_WAY.test(context.statement.text) &&
      !PILOT_PLANT.test(context.statement.folded) &&
      !PILOT_SOUGHT.test(context.statement.folded) &&
      !NO_PILOT_YET.test(context.statement.folded) &&
      !isToCome(context.statement, context.view.readingDate),
    strength: (context) => (context.has('pilotPaid') ? 'specific' : context.names().length > 0 ? 'named' : 'assertion'),
  },
  {
    kind: 'loi',
    any: ['loi'],
    not: ['planned'],
    notSections: ['problem', 'ask', 'roadmap', 'team'],
    when: (context) =>
      context.measures().length === 0 &&
      !isToCome(context.statement, context.view.readingDate) &&
      (INTENT_IN_SHORT.test(context.statement.text) || INTENT.test(context.statement.folded)),
    strength: (context) => (context.names().length > 0 ? 'named' : 'assertion'),
    fewestWords: 2,
  },
];

/** Names under or behind "trusted by", "customers include", "pilot with"; and behind "backed by". */
function namedFirms(view: DeckView): FactDraft[] {
  const rivals = new Set(findCompetitors(view).map((each) => fold(each.name)));
  const people = new Set(findPeople(view).map((each) => fold(each.name.bare)));
  const captions = new Set(
    readFigures(view).flatMap(({ figures }) =>
      figures.flatMap(({ label }) => label?.passage.lines.filter(({ cell }) => cell === undefined) ?? []),
    ),
  );
  const drafts: FactDraft[] = [];
  let label: { kind: 'logo' | 'investor' | 'neither'; slide: number; cell: Statement['line']['cell'] } | undefined;
  for (const statement of statementsOf(view)) {
    const { slide } = statement;
    if (label !== undefined && label.slide !== slide.number) label = undefined;
    // "45 | Clients", "$400 | Avg ticket": what numbers are of.
    if (captions.has(statement.line)) continue;
    const hits = LEXICON.find(statement.words);
    const opened = labelOf(statement, hits);
    if (opened !== undefined) label = { kind: opened, slide: slide.number, cell: statement.line.cell };
    const named =
      opened === undefined &&
      label !== undefined &&
      label.kind !== 'neither' &&
      isUnder(label.cell, statement) &&
      statement.words.length <= LONGEST_LABEL
        ? { kind: label.kind, names: listedNames(statement, label.kind, view.companyName ?? '') }
        : behind(statement, hits, view);
    if (named === undefined || ['problem', 'market', 'competition', 'team'].includes(slide.section)) continue;
    for (const name of named.names) {
      const key = fold(name);
      if (
        rivals.has(key) ||
        people.has(key) ||
        (named.kind === 'logo' && isPlace(name, statement, view)) ||
        (named.kind === 'logo' &&
          nameFrom(name) !== undefined &&
          /^\p{L}+ \p{L}+$/u.test(name) &&
          /\p{Ll}/u.test(name) &&
          label?.kind !== 'logo')
      )
        continue;
      drafts.push(
        statementDraft(statement, {
          kind: named.kind,
          text: name,
          subjectName: name,
          basis: 'actual',
          subject: named.kind === 'logo' ? 'customer' : 'round',
          ...(named.kind === 'investor' ? { strength: 'named' } : {}),
        }),
      );
    }
  }
  return drafts;
}

/** An address of one's own, or the network that something runs on: "Contract deployed on Stellar testnet". */
function isPlace(name: string, { text }: Statement, { companyName = '' }: DeckView): boolean {
  const own = fold(companyName).replace(/[^\p{L}\p{N}]+/gu, '');
  const isOurs = own !== '' && ADDRESS.test(name) && fold(name).startsWith(own);
  return isOurs || HOSTED.test(name) || NETWORK.test(text.slice(text.indexOf(name)).slice(0, name.length + AFTER));
}
const ADDRESS = /^\S+\.[a-z]{2,6}(?:\/\S*)?$/u;
/** Characters behind a name in which it is said what it is. */
const AFTER = 12;

/** The head of a column opens its cells alone, the head of a row those of its row: "Customers | EBITDA" are two columns. */
function isUnder(head: Statement['line']['cell'], { line: { cell } }: Statement): boolean {
  if (head === undefined) return true;
  if (cell?.table !== head.table) return false;
  return head.columnIndex === 0 && head.rowIndex > 0
    ? cell.rowIndex === head.rowIndex
    : cell.columnIndex === head.columnIndex;
}

/** Lines under a label that are names and nothing else; investors are people or firms whose name says so. */
function listedNames(statement: Statement, kind: 'logo' | 'investor', company: string): string[] {
  const text = bare(statement.text);
  if (text.endsWith(':')) return [];
  const names = rivalNames(text, company);
  if (names.join('').replace(/\P{L}/gu, '').length < 0.8 * text.replace(/\P{L}/gu, '').length) return [];
  return names.filter((name) => {
    if (!isCapitalised(name)) return false;
    return kind === 'logo' || FUND.test(name) || nameFrom(name) !== undefined;
  });
}

const bare = (text: string): string => text.replace(/^\s*(?:[-•●*→✓]|\d{1,2}[.)])\s*/u, '');

/** A short line that opens a group of names. */
function labelOf(
  statement: Statement,
  hits: readonly Hit<CompetitionList>[],
): 'logo' | 'investor' | 'neither' | undefined {
  if (BY_PLACE.test(statement.folded)) return undefined;
  const { length } = statement.heading ? wordsOf(withoutContinuation(statement.text)) : statement.words;
  if (length > LONGEST_LABEL) return undefined;
  const covered = (list: CompetitionList): boolean =>
    hits.some((hit) => hit.list === list && (hit.nextWord - hit.firstWord) / length >= 0.5);
  if (covered('partners')) return 'neither';
  if (covered('investors')) return 'investor';
  // "Customers" alone is a label; "attracting customers" is about something else.
  if (
    hits.some(
      (hit) =>
        hit.list === 'customers' && (hit.nextWord - hit.firstWord) / length >= (hit.phrase.includes(' ') ? 0.5 : 1),
    )
  )
    return 'logo';
  return statement.heading ? 'neither' : undefined;
}

function behind(
  statement: Statement,
  hits: readonly Hit<CompetitionList>[],
  view: DeckView,
): { kind: 'logo' | 'investor'; names: string[] } | undefined {
  if (hits.some((hit) => hit.list === 'planned')) return undefined;
  for (const hit of hits) {
    const kind =
      hit.list === 'investors'
        ? 'investor'
        : hit.list === 'customers' || hit.list === 'customerOf'
          ? 'logo'
          : undefined;
    // "Investor deck - Series A" on the cover says whom the deck is for.
    if (kind === undefined || (kind === 'investor' && statement.slide.section === 'cover')) continue;
    const rest = statement.text.slice(hit.end, hit.end + 160);
    const opens = OPENS_NAMES.test(hit.phrase) || NAMES_AHEAD.test(rest);
    if (!opens) continue;
    // "Customers: Meta Ads, referrals": by what way they are to come.
    if (kind === 'logo' && statement.slide.section === 'gtm' && WAYS.findIn(rest).length > 0) continue;
    const names = rivalNames(rest.replace(LEAD_OF_NAMES, ''), view.companyName ?? '');
    if (names.length > 0) return { kind, names };
  }
  return undefined;
}

/** A sentence of one's own between quotation marks, not a term. */
const QUOTED = /^\W{0,3}["“«]\s?(?:[^"”»\s]{1,30}\s){4,60}[^"”»]{0,60}["”»]/u;

/** Behind the quotation or on the line under it stands who said it: “… ” — Ana Ruiz, "- Youth Council". */
function isSigned({ slide, text, raw }: Statement, next: Statement | undefined): boolean {
  const behind = /["”»][^"“”«»]*$/u.exec(raw)?.[0].slice(1) ?? '';
  const line = next !== undefined && next.slide === slide ? next.raw : '';
  return (
    SIGNATURE.test(behind) ||
    (SIGNATURE.test(line) && !QUOTED.test(line)) ||
    [...text.split(/["”»,]\s*|\s+-\s+/u), ...line.split(/\s+-\s+|,\s*/u)].some((part) => nameFrom(part) !== undefined)
  );
}

/** A dash, then a name: a capital, not one more bullet in quotation marks. */
const SIGNATURE = /^\s*[-–—~]\s*\p{Lu}/u;

/** Quoted praise: the quote, and who said it when a name stands in or behind it. */
function testimonials(view: DeckView): FactDraft[] {
  const drafts: FactDraft[] = [];
  const statements = statementsOf(view);
  statements.forEach((statement, index) => {
    const { slide } = statement;
    const next = statements[index + 1];
    const around = [statement, next].filter((each): each is Statement => each !== undefined && each.slide === slide);
    const placed = ['traction', 'product', 'solution', 'gtm'].includes(slide.section) && isSigned(statement, next);
    const quoted =
      (placed || SAID_BY.test(fold(slide.title))) && QUOTED.test(statement.raw) && !GOES_ON.test(statement.raw);
    const labelled =
      slide.section !== 'team' &&
      LEXICON.findIn(statement.under).some((hit) => hit.list === 'testimonial') &&
      statement.words.length >= 6;
    if (!quoted && !labelled) return;
    const name = around
      .flatMap((each) => each.text.split(/\s+-\s+|["”»,]\s*/u))
      .map((part) => nameFrom(part))
      .find((found) => found !== undefined);
    const result = /\d/u.test(statement.text);
    drafts.push(
      statementDraft(statement, {
        kind: 'testimonial',
        basis: 'actual',
        subject: 'customer',
        strength: name === undefined ? 'assertion' : result ? 'specific' : 'named',
        ...(name === undefined ? {} : { subjectName: name.bare }),
      }),
    );
  });
  return drafts;
}
