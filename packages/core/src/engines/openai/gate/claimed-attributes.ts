/** What a model says of a figure beyond what the rules read: date, period, and that it is no more than a goal. It counts once the critic upholds it. */
import { findDates } from '../../../evidence/numbers/find-dates.js';
import type { DeckView } from '../../../evidence/view/view-types.js';
import type { FactDraft } from '../../../model/fact.js';
import { BALANCES, FIGURE_KINDS } from '../../../model/kind-sets.js';
import { fold } from '../../../text/words.js';
import type { ProposedFact } from '../answer-schemas.js';

export type Claimed = Pick<FactDraft, 'period' | 'asOf'> & Partial<Pick<FactDraft, 'basis'>>;

const BASIS = { goal: 'target', forecast: 'forecast' } as const;

/** True where the model calls a goal or forecast what stands as reached. */
export function isToldAsPlan({ role }: Pick<ProposedFact, 'role'>, { basis }: Pick<FactDraft, 'basis'>): boolean {
  return role !== undefined && role !== 'actual' && basis === 'actual';
}

/** What of `proposed` the draft does not say itself; a date only where it stands in the quote or the slide's heading. */
export function claimedOf(proposed: ProposedFact, draft: FactDraft, view: DeckView): Claimed {
  const { kind, role, date, period } = proposed;
  if (!FIGURE_KINDS.has(kind)) return {};
  const isDated = draft.asOf === undefined && date !== undefined && showsDate(date, draft, view);
  const isPaced = draft.period === undefined && period !== undefined && !BALANCES.has(kind);
  return {
    ...(isToldAsPlan(proposed, draft) ? { basis: BASIS[role as keyof typeof BASIS] } : {}),
    ...(isDated ? { asOf: date } : {}),
    ...(isPaced ? { period } : {}),
  };
}

function showsDate(date: string, { slide, quote }: FactDraft, { slides }: DeckView): boolean {
  const text = fold(`${slides[slide - 1]?.title ?? ''}\n${quote}`);
  return findDates(text).some(({ asOf }) => asOf === date);
}
