/** Which investments and amounts a reader sees. Reports are computed from what is left, so that no total can tell more. */
import { may } from '../contract/permissions.js';
import type { Role } from '../model/account.js';
import type { Investment } from '../model/investment.js';

/** Who reads. */
export interface ReportReader {
  role: Role;
  accountId?: string | undefined;
}

/**
 * Admins and partners see everything; analysts the investments they are assigned to and no others; viewers every
 * investment with its amount null, without stake and value. Without a reader (the terminal, a script) everything is seen.
 */
export function visibleTo(investments: readonly Investment[], reader?: ReportReader): Investment[] {
  if (!reader || may(reader.role, 'seeAmounts')) return [...investments];
  if (may(reader.role, 'seeAmounts', true)) {
    const { accountId } = reader;
    return accountId === undefined ? [] : investments.filter(({ assigneeIds }) => assigneeIds.includes(accountId));
  }
  return investments.map(withoutAmounts);
}

/** A stake goes too: with a round that is known it tells the amount. */
function withoutAmounts({ stake: _, currentValue: __, valuedOn: ___, ...investment }: Investment): Investment {
  return { ...investment, investmentAmount: null };
}

/** True where the reader sees no amount at all, so that totals are null instead of 0. */
export function hidesAmounts(reader?: ReportReader): boolean {
  return reader !== undefined && !may(reader.role, 'seeAmounts', true);
}
