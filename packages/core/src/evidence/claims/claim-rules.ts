/** Claims in words: rules as data, tried on every statement of the deck in one pass. */
import type { FactKind } from '../../model/fact-kinds.js';
import { DEALS, HAPPENED } from '../../model/kind-sets.js';
import type { Basis, FactDraft, Strength, Subject } from '../../model/fact.js';
import type { Section } from '../../model/values.js';
import { sourceIn } from '../figures/cited.js';
import type { DeckView } from '../view/view-types.js';
import { findBasisCues } from '../figures/cues.js';
import type { Figure } from '../numbers/figure.js';
import { findDates, type DateMention } from '../numbers/find-dates.js';
import { findFigures } from '../numbers/find-figures.js';
import { isDenied } from './denied.js';
import { plannedDate } from './planned-date.js';
import { quoteOf, statementsOf, type Statement } from '../view/statements.js';
import type { Hit, Lexicon } from '../../text/lexicon.js';
import { once } from '../../text/memoize.js';
import { BLANK, PROPER } from '../words/claims/claim-rules.js';

/** "Are the pilot customers engaged?": asked, not told. */
export const isQuestion = (text: string): boolean => /\?\s*["”»]?\s*$/u.test(text);

/** What a rule's functions may look at. */
export interface ClaimContext<List extends string = string> {
  view: DeckView;
  statement: Statement;
  hits: readonly Hit<List>[];
  has: (...lists: List[]) => boolean;
  figures: () => readonly Figure[];
  /** Figures that measure: no bare counts that may be step numbers. */
  measures: () => readonly Figure[];
  dates: () => readonly DateMention[];
  /** The latest date named, `2025-Q3`. */
  asOf: () => string | undefined;
  /** Proper names besides the first word and the company. */
  names: () => readonly string[];
  inSection: (...sections: Section[]) => boolean;
}

export interface ClaimRule<List extends string = string> {
  kind: FactKind;
  /** One hit of one of these. */
  any: readonly List[];
  /** And one of each of these. */
  and?: readonly List[];
  /** And none of these. */
  not?: readonly List[];
  /** Only on slides of these sections. */
  sections?: readonly Section[];
  notSections?: readonly Section[];
  /** Headings of fewer words than say something (`ASSERTED`), and labels, count too. @default false */
  headings?: boolean;
  /** @default 3 */
  fewestWords?: number;
  /** Undefined drops the claim. A kind without strength leaves it out. */
  strength?: Strength | ((context: ClaimContext<List>) => Strength | undefined);
  detail?: (context: ClaimContext<List>) => Record<string, string | number | boolean> | undefined;
  /** What else must hold. */
  when?: (context: ClaimContext<List>) => boolean;
  /** @default actual, or what the words around say */
  basis?: Basis;
  /** @default company */
  subject?: Subject;
  dated?: boolean;
}

/** A title of so many words says something, a shorter one names what stands under it. */
const ASSERTED = 6;
/** What a deck says it has, or that it has not. */
const DENIABLE: ReadonlySet<FactKind> = new Set([...HAPPENED, ...DEALS, 'ip', 'certificate', 'track_record']);
/** Most facts of one kind on one slide: further ones add nothing and drown the rest. */
const MOST_A_SLIDE = 6;

/** Drafts of all `rules`, in the order of the statements. Linear in the text. */
export function claimsOf<List extends string>(
  view: DeckView,
  lexicon: Lexicon<List>,
  rules: readonly ClaimRule<List>[],
): FactDraft[] {
  const drafts: FactDraft[] = [];
  const counts = new Map<string, number>();
  for (const statement of statementsOf(view)) {
    const hits = lexicon.find(statement.words);
    if (hits.length === 0 || isBlank(statement.text)) continue;
    const context = contextOf(view, statement, hits);
    for (const rule of rules) {
      const draft = draftFor(rule, context);
      if (draft === undefined) continue;
      const key = `${rule.kind} ${statement.slide.number}`;
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      if (
        count < MOST_A_SLIDE &&
        !drafts.some((other) => other.kind === draft.kind && other.slide === draft.slide && other.quote === draft.quote)
      )
        drafts.push(draft);
    }
  }
  return drafts;
}

type Told = Pick<ClaimContext, 'figures' | 'measures' | 'dates' | 'asOf' | 'names'>;
const told = new WeakMap<DeckView, WeakMap<Statement, Told>>();

/** What a statement tells beside its words, read once for all that ask, and only what is asked for. */
function toldIn(view: DeckView, statement: Statement): Told {
  const inView = told.get(view) ?? new WeakMap<Statement, Told>();
  told.set(view, inView);
  const known = inView.get(statement);
  if (known) return known;
  const dates = once(() => findDates(statement.folded));
  const figures = once(() => {
    const { convention, dollar } = view;
    return findFigures(statement.text, { convention, language: statement.slide.language, dollar }, dates());
  });
  const all: Told = {
    figures,
    measures: once(() =>
      figures().filter(({ type, value }) => type !== 'other' && (type !== 'count' || value >= 2) && value !== 0),
    ),
    dates,
    asOf: () =>
      dates()
        .filter((date) => date.asOf !== undefined)
        .at(-1)?.asOf,
    names: once(() => properNamesIn(statement, view.companyName ?? '')),
  };
  inView.set(statement, all);
  return all;
}

/** What can be asked about `statement`. */
export function contextOf<List extends string>(
  view: DeckView,
  statement: Statement,
  hits: readonly Hit<List>[] = [],
): ClaimContext<List> {
  const lists = new Set(hits.map((hit) => hit.list));
  const { slide } = statement;
  return {
    view,
    statement,
    hits,
    has: (...wanted) => wanted.some((list) => lists.has(list)),
    ...toldIn(view, statement),
    inSection: (...sections) =>
      sections.includes(slide.section) || slide.alsoSections.some((section) => sections.includes(section)),
  };
}

/** Whether a template's blank is most of it: nothing is said yet. */
export const isBlank = (text: string): boolean => BLANK.test(text);

/** A draft that the whole statement carries. */
export function statementDraft(
  statement: Statement,
  draft: Omit<FactDraft, 'slide' | 'quote' | 'text'> & { text?: string; at?: { start: number; end: number } },
): FactDraft {
  const { at, text, ...rest } = draft;
  const quote = quoteOf(statement, at?.start, at?.end);
  const planned = draft.kind === 'milestone_plan' ? plannedDate(statement) : undefined;
  return {
    slide: statement.slide.number,
    box: statement.line.box,
    source: statement.source,
    ...(planned?.asOf === undefined ? {} : { asOf: planned.asOf }),
    ...(planned === undefined ? {} : { detail: { when: planned.when } }),
    ...rest,
    text: text ?? quote,
    quote,
  };
}

function draftFor<List extends string>(rule: ClaimRule<List>, context: ClaimContext<List>): FactDraft | undefined {
  const { statement } = context;
  // An address is how to reach the company, not what it says.
  if (statement.text.includes('@') && /\S@\S+\.\p{L}/u.test(statement.text)) return undefined;
  if (!context.has(...rule.any)) return undefined;
  if (rule.and !== undefined && !rule.and.every((list) => context.has(list))) return undefined;
  if (rule.not !== undefined && context.has(...rule.not)) return undefined;
  if (statement.heading && rule.headings !== true && statement.words.length < ASSERTED) return undefined;
  if (statement.words.length < (rule.fewestWords ?? 3)) return undefined;
  if (rule.headings !== true && isKicker(statement)) return undefined;
  if (rule.sections !== undefined && !context.inSection(...rule.sections)) return undefined;
  if (rule.notSections !== undefined && rule.notSections.includes(statement.slide.section)) return undefined;
  if (rule.when !== undefined && !rule.when(context)) return undefined;
  const hit = context.hits.find(({ list }) => rule.any.includes(list));
  if (HAPPENED.has(rule.kind) && isQuestion(statement.text)) return undefined;
  if (DENIABLE.has(rule.kind) && hit !== undefined && isDenied(statement.folded, hit)) return undefined;
  const strength = typeof rule.strength === 'function' ? rule.strength(context) : rule.strength;
  if (rule.strength !== undefined && strength === undefined) return undefined;
  const detail = rule.detail?.(context);
  const asOf = rule.dated === true ? context.asOf() : undefined;
  const cited = sourceIn(statement.text);
  return statementDraft(statement, {
    kind: rule.kind,
    basis: rule.basis ?? basisOf(statement),
    subject: rule.subject ?? 'company',
    ...(hit === undefined ? {} : { at: hit }),
    ...(strength === undefined ? {} : { strength }),
    ...(detail === undefined ? {} : { detail }),
    ...(asOf === undefined ? {} : { asOf }),
    ...(cited === undefined ? {} : { cited }),
  });
}

/** "ECONOMIC PAIN / PROPOSED BEACHHEAD" over the title: what the page is about, and nothing said of it. */
const isKicker = ({ text, line, words, slide }: Statement): boolean =>
  line.index <= 1 && words.length > 1 && words.length <= ASSERTED && !/[\p{Ll}\d]/u.test(text) && slide.number > 1;

const bases = new WeakMap<Statement, Basis>();

/** What the words say of the whole statement: a plan, an example, else something that is so. */
export function basisOf(statement: Statement): Basis {
  const basis = bases.get(statement) ?? readBasis(statement);
  bases.set(statement, basis);
  return basis;
}

function readBasis(statement: Statement): Basis {
  const cues = new Set(findBasisCues(statement.words, statement.text, statement.slide.language).map((cue) => cue.kind));
  if (cues.has('example')) return 'example';
  if (cues.has('actual')) return 'actual';
  return cues.has('forecast') ? 'forecast' : 'actual';
}

function properNamesIn(statement: Statement, company: string): string[] {
  const own = company.toLowerCase();
  const allCapitals = statement.text === statement.text.toUpperCase();
  if (allCapitals) return [];
  return [...statement.text.matchAll(PROPER)]
    .filter(
      (match) => !(match.index <= 3 && !/\s/.test(match[0].trim()) && !/(?:^\p{Lu}{2})|\p{Ll}\p{Lu}/u.test(match[0])),
    )
    .map((match) => match[0].replace(/[\s.'-]+$/u, ''))
    .filter((name) => name.length >= 2 && (own === '' || !name.toLowerCase().includes(own)));
}
