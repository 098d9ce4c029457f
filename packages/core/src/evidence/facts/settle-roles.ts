/** What the figures of a deck say of each other's roles: the same words have one role, and prices rest on a sale. */
import type { FactKind } from '../../model/fact-kinds.js';
import {
  CLOSELY_TRACKED,
  DEALS,
  EARNINGS,
  HEADS,
  HOPED_UNTIL_SALE,
  HOPED_UNTIL_USE,
  SIGNS_OF_SALE,
  SIGNS_OF_USE,
} from '../../model/kind-sets.js';
import { isBefore } from '../../model/end-month.js';
import type { Basis, FactDraft } from '../../model/fact.js';
import { findBasisCues } from '../figures/cues.js';
import { wordsOf } from '../../text/words.js';
import type { DeckView } from '../view/view-types.js';
import { stillAhead } from './still-ahead.js';

/** What nobody has earned before the first sale. */
const SOLD: ReadonlySet<FactKind> = new Set([...EARNINGS, 'paying_customers']);
/** The levels of a product that somebody can buy. */
const SOLD_LEVELS = new Set<unknown>(['live', 'paying']);

/** From this probability on a line is a step to come rather than not. */
const LIKELY = 0.5;

/** The kinds that must be read too for the roles of `kinds` to be settled. */
export function neededForRoles(kinds: Iterable<FactKind>): readonly FactKind[] {
  const asked = [...kinds];
  return [
    ...(asked.some((kind) => HOPED_UNTIL_SALE.has(kind) || HOPED_UNTIL_USE.has(kind)) ? SIGNS_OF_SALE : []),
    ...(asked.some((kind) => DEALS.has(kind)) ? (['milestone_plan'] as const) : []),
    ...(asked.some((kind) => EARNINGS.has(kind)) ? (['ask'] as const) : []),
  ];
}

/** The drafts of one deck, none with a stronger role than the deck's other words leave it. */
export function settleRoles(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  return withProvenSales(withWhatIsAhead(withOneRole(withoutRound(drafts, view), view), view), view);
}

/** "$3M closes the gap to revenue": on the page of the ask the sum that is asked for is nobody's revenue. */
function withoutRound(drafts: readonly FactDraft[], { slides }: DeckView): FactDraft[] {
  const asked = new Set(drafts.flatMap(({ kind, value }) => (kind === 'ask' && value !== undefined ? [value] : [])));
  return drafts.filter(
    ({ kind, value, slide }) =>
      !(EARNINGS.has(kind) && value !== undefined && asked.has(value) && slides[slide - 1]?.section === 'ask'),
  );
}

/**
 * A deck that says "pre-revenue" tells no undated sale of today; one that waits for its launch has no live product
 * whatever its other words; nor is a stage reached that stands in the same words as a figure of a plan, or a pilot in those of a step to come.
 */
function withWhatIsAhead(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  const ahead = stillAhead(view);
  const planned = drafts.filter(
    ({ subject, basis }) => subject === 'company' && (basis === 'target' || basis === 'forecast'),
  );
  const steps = planned.filter(
    ({ kind, value, decided }) =>
      value !== undefined || (kind === 'milestone_plan' && (decided?.probability ?? 1) >= LIKELY),
  );
  const figures = planned.filter(({ value }) => value !== undefined);
  const isAhead = (draft: FactDraft) => {
    const { kind, basis, subject, asOf, value, detail, slide } = draft;
    if (basis !== 'actual' || subject !== 'company') return false;
    if (DEALS.has(kind) && value === undefined)
      return view.slides[slide - 1]?.section !== 'traction' && steps.some((other) => sharesWords(other, draft));
    if (kind !== 'product_stage') return ahead.sale && SOLD.has(kind) && asOf === undefined && value !== 0;
    const isSold = detail?.level === 'paying';
    return (
      (ahead.launch && SOLD_LEVELS.has(detail?.level)) ||
      (ahead.sale && isSold) ||
      figures.some((other) => sharesWords(other, draft))
    );
  };
  return drafts.map((draft) => (isAhead(draft) ? { ...draft, basis: 'target' } : draft));
}

const sharesWords = (one: FactDraft, other: FactDraft): boolean =>
  one.slide === other.slide && (one.quote.includes(other.quote) || other.quote.includes(one.quote));

/**
 * One figure of one quote cannot be planned as one kind and actual as another: the weaker role holds for both. Nor is
 * a figure of what grows actual where the deck plans for the very same elsewhere; a dated one only for the same date,
 * which has not passed.
 */
function withOneRole(drafts: readonly FactDraft[], { readingDate, slides }: DeckView): FactDraft[] {
  const rolesOf = ({ kind, subject, slide, quote, value, currency, period }: FactDraft) => {
    if (subject !== 'company' || value === undefined || HOPED_UNTIL_SALE.has(kind)) return [];
    const said = `${slide} ${value} ${quote}`;
    if (HEADS.has(kind)) return [said, `${slide} heads ${value}`, `${kind} ${value} ${currency} ${period}`];
    // A margin that stands among the traction may stay as it is.
    const mayGrow =
      CLOSELY_TRACKED.has(kind) || (HOPED_UNTIL_USE.has(kind) && slides[slide - 1]?.section !== 'traction');
    return mayGrow ? [said, `${kind} ${value} ${currency} ${period}`] : [said];
  };
  const planned = new Map<string, Basis>();
  for (const draft of drafts) {
    if (draft.basis === 'actual' || draft.basis === 'external') continue;
    for (const role of rolesOf(draft)) planned.set(role, draft.basis).set(`${role} of ${draft.asOf}`, draft.basis);
  }
  return drafts.map((draft) => {
    if (draft.basis !== 'actual') return draft;
    if (draft.asOf !== undefined && (readingDate === undefined || isBefore(draft.asOf, readingDate))) return draft;
    const of = draft.asOf === undefined ? '' : ` of ${draft.asOf}`;
    const basis = rolesOf(draft).flatMap((role) => planned.get(role + of) ?? [])[0];
    return basis === undefined ? draft : { ...draft, basis };
  });
}

/**
 * Prices of a deck that shows nothing on sale, and unit economics and savings of one that shows no use, are planned,
 * unless they are dated or told as of today; prices and savings also where they stand among the traction.
 */
function withProvenSales(drafts: readonly FactDraft[], view: DeckView): FactDraft[] {
  const isUsed = drafts.some((draft) => shows(SIGNS_OF_USE, draft));
  const isOnSale = isUsed || drafts.some((draft) => shows(SIGNS_OF_SALE, draft));
  const isOpen = ({ kind, subject, basis, asOf }: FactDraft) =>
    basis === 'actual' &&
    subject === 'company' &&
    asOf === undefined &&
    ((!isOnSale && HOPED_UNTIL_SALE.has(kind)) || (!isUsed && HOPED_UNTIL_USE.has(kind)));
  return drafts.map((draft) => (isOpen(draft) && !isToday(draft, view) ? { ...draft, basis: 'target' } : draft));
}

function shows(signs: ReadonlySet<FactKind>, { kind, subject, basis, value, detail }: FactDraft): boolean {
  if (!signs.has(kind) || basis !== 'actual' || subject === 'competitor' || subject === 'market') return false;
  return kind === 'product_stage' ? SOLD_LEVELS.has(detail?.level) : value !== 0;
}

function isToday({ kind, quote, slide }: FactDraft, view: DeckView): boolean {
  // What customers cost and bring is worked out before there are any, on a page of traction too.
  const isOfCustomers = HOPED_UNTIL_USE.has(kind) && kind !== 'comparison';
  if (view.slides[slide - 1]?.section === 'traction' && !isOfCustomers) return true;
  return findBasisCues(wordsOf(quote), quote, view.language).some(({ kind }) => kind === 'actual');
}
