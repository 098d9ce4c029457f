/** Sums of money invested; null where the reader may not see amounts. Pure. */
import type { Investment } from '../model/investment.js';
import { sumEuro } from './arithmetic.js';

/**
 * Euro in all. An entry without its amount makes the sum null: part of a total is no total. `hidden` keeps the sum of
 * no entries null as well, which would otherwise say that nothing was invested.
 */
export function totalOf(investments: readonly Investment[], hidden: boolean): number | null {
  if (hidden) return null;
  const amounts: number[] = [];
  for (const { investmentAmount } of investments) {
    if (investmentAmount === null) return null;
    amounts.push(investmentAmount);
  }
  return sumEuro(amounts);
}
