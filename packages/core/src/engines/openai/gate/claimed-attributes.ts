/** What a model says of a fact beyond what the rules read: date, period, range, strength, whose it is, and that it is no more than a goal. It counts once the critic upholds it. */
import { findDates } from '../../../evidence/numbers/find-dates.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { FactDraft, Strength } from '../../../model/fact.js';
import { BALANCES, FIGURE_KINDS } from '../../../model/kind-sets.js';
import { fold } from '../../../text/words.js';
import type { ProposedFact } from '../answer-schemas.js';
import { figureIn } from './gate-figure.js';
import type { Claimed } from './claimed.js';
import type { LocatedQuote } from './locate-quote.js';

const BASIS = { goal: 'target', forecast: 'forecast' } as const;

/** Weakest first. */
const STRENGTHS: readonly Strength[] = ['assertion', 'named', 'specific'];

function isToldAsPlan({ role }: Pick<ProposedFact, 'role'>, { basis }: Pick<FactDraft, 'basis'>): boolean {
  return role !== undefined && role !== 'actual' && basis === 'actual';
}

/** True where the model calls a goal or forecast what stands as reached, or a rival's what stands as the company's. */
export function isToldOtherwise(
  proposed: Pick<ProposedFact, 'role' | 'subject'>,
  draft: Pick<FactDraft, 'basis' | 'subject'>,
): boolean {
  return isToldAsPlan(proposed, draft) || (proposed.subject === 'competitor' && draft.subject === 'company');
}

/**
 * What of `proposed` the draft does not say itself: a date only where it stands in the quote or the slide's heading, a
 * range whose ends both stand in the quote, a strength that is less than the rules read or one step more.
 */
export function claimedOf(
  proposed: ProposedFact,
  draft: FactDraft,
  { view, located }: { view: DeckView; located: LocatedQuote },
): Claimed {
  const { kind, role, date, period, strength } = proposed;
  if (!FIGURE_KINDS.has(kind)) {
    const isOther = draft.strength !== undefined && strength !== undefined && strength !== draft.strength;
    const steps = isOther ? STRENGTHS.indexOf(strength) - STRENGTHS.indexOf(draft.strength!) : 0;
    return isOther && steps <= 1 ? { strength } : {};
  }
  const isDated = draft.asOf === undefined && date !== undefined && showsDate(date, draft, view);
  const isPaced = draft.period === undefined && period !== undefined && !BALANCES.has(kind);
  return {
    ...(isToldAsPlan(proposed, draft) ? { basis: BASIS[role as keyof typeof BASIS] } : {}),
    ...(isDated ? { asOf: date } : {}),
    ...(isPaced ? { period } : {}),
    ...rangeOf(proposed, draft, { view, located }),
  };
}

function rangeOf(
  proposed: ProposedFact,
  { low, high }: FactDraft,
  { view, located }: { view: DeckView; located: LocatedQuote },
): Pick<FactDraft, 'low' | 'high'> {
  const { value, to } = proposed;
  const isNew = low === undefined && high === undefined && value !== undefined && to !== undefined && to > value;
  return isNew && figureIn({ ...proposed, value: to }, located, view) !== undefined ? { low: value, high: to } : {};
}

function showsDate(date: string, { slide, quote }: FactDraft, { slides }: DeckView): boolean {
  const text = fold(`${slides[slide - 1]?.title ?? ''}\n${quote}`);
  return findDates(text).some(({ asOf }) => asOf === date);
}
