/** Figures over investments: totals, and what stands in each sector, round and year. Pure. */
import type { Investment } from '@vc-analyst/core/model';

export interface PortfolioTotals {
  /** Euro; null when no amount may be seen. */
  invested: number | null;
  /** Some amounts are hidden from the reader: the sum is of the others. */
  isPart: boolean;
  active: number;
  exited: number;
  /** Companies, each once however often it was invested in. */
  companies: number;
}

export function portfolioTotals(investments: readonly Investment[]): PortfolioTotals {
  const amounts = investments.map(({ investmentAmount }) => investmentAmount).filter((amount) => amount !== null);
  return {
    invested: amounts.length === 0 && investments.length > 0 ? null : sum(amounts),
    isPart: amounts.length > 0 && amounts.length < investments.length,
    active: investments.filter(({ status }) => status === 'active').length,
    exited: investments.filter(({ status }) => status === 'exited').length,
    companies: new Set(investments.map(({ companyName }) => companyName.trim().toLowerCase())).size,
  };
}

export interface Share<Key extends string> {
  /** Undefined: not given. */
  key: Key | undefined;
  count: number;
  /** Euro; null when no amount of it may be seen. */
  amount: number | null;
}

/** The largest first: by amount where amounts are seen, else by how many. */
export function groupInvestments<Key extends string>(
  investments: readonly Investment[],
  keyOf: (investment: Investment) => Key | undefined,
): Share<Key>[] {
  const groups = new Map<Key | undefined, Investment[]>();
  for (const investment of investments) {
    const key = keyOf(investment);
    groups.set(key, [...(groups.get(key) ?? []), investment]);
  }
  const shares = [...groups].map(([key, ones]) => {
    const amounts = ones.map(({ investmentAmount }) => investmentAmount).filter((amount) => amount !== null);
    return { key, count: ones.length, amount: amounts.length === 0 ? null : sum(amounts) };
  });
  return shares.sort((one, other) => (other.amount ?? 0) - (one.amount ?? 0) || other.count - one.count);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
