/** The one ARR of an analysis: as the deck states it, or twelve times its monthly revenue; the same wherever it is shown. */
import type { Fact } from './fact.js';
import type { FactKind } from './fact-kinds.js';
import { endMonth } from './end-month.js';

export interface RecurringRevenue {
  /** Of kind `arr`, a year's amount. */
  fact: Fact;
  /** The MRR that it was computed from; absent for one that is stated. */
  from?: Fact;
}

/** The chosen ARR; twelve times the chosen MRR where there is none, or where the MRR is of a later date. Revenue never stands for it. */
export function recurringRevenueOf({
  facts,
  metrics,
}: {
  facts: readonly Fact[];
  /** Chosen fact a metric, by fact id. */
  metrics: Partial<Record<FactKind, string>>;
}): RecurringRevenue | undefined {
  const find = (kind: 'arr' | 'mrr') => facts.find(({ id }) => id === metrics[kind]);
  const [arr, mrr] = [find('arr'), find('mrr')];
  const stated = arr && { fact: arr };
  if (mrr?.value === undefined || mrr.currency === undefined) return stated;
  if (arr && (arr.asOf === undefined || endMonth(arr.asOf) >= endMonth(mrr.asOf))) return stated;
  return { fact: yearOf(mrr), from: mrr };
}

function yearOf({ low, high, tolerance, ...mrr }: Fact): Fact {
  const ofYear = { value: mrr.value, low, high, tolerance };
  const amounts = Object.entries(ofYear).flatMap(([name, amount]) =>
    amount === undefined ? [] : [[name, Number((amount * 12).toPrecision(12))] as const],
  );
  return {
    ...mrr,
    ...Object.fromEntries(amounts),
    id: `arr-of-${mrr.id}`,
    kind: 'arr',
    period: 'year',
    derivedFrom: [mrr.id],
  };
}
