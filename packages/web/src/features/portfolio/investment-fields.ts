/** The form of an investment: its fields, what is wrong with them, and what is sent. Pure. */
import type { Investment, InvestmentStatus, Locale, Sector, Stage } from '@vc-analyst/core/model';
import { writeNumber } from '@vc-analyst/core/typed-number';
import type { Body } from '../../api/contract-types.js';

export interface InvestmentFields {
  companyName: string;
  /** As typed. */
  investmentAmount: string;
  date: string;
  sector: Sector | '';
  round: Stage | '';
  status: InvestmentStatus;
  analysisId: string;
  assigneeIds: string[];
}

export type InvestmentBody = Body<'POST /api/portfolio'>;

export function emptyFields(): InvestmentFields {
  return {
    companyName: '',
    investmentAmount: '',
    date: '',
    sector: '',
    round: '',
    status: 'active',
    analysisId: '',
    assigneeIds: [],
  };
}

export function fieldsOf(investment: Investment, locale: Locale): InvestmentFields {
  return {
    companyName: investment.companyName,
    investmentAmount: investment.investmentAmount === null ? '' : writeNumber(investment.investmentAmount, locale),
    date: investment.date,
    sector: investment.sector ?? '',
    round: investment.round ?? '',
    status: investment.status,
    analysisId: investment.analysisId ?? '',
    assigneeIds: investment.assigneeIds,
  };
}

/** Euro: what an amount is typed as. */
export const AMOUNT = { unit: 'money', currency: 'EUR' } as const;

/** `is` says what, where it is not simply missing. */
export type Problem = { field: 'companyName' | 'investmentAmount' | 'date'; is?: string };

/** Of the reader's calendar, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * What must be mended, in the order of the form. `amount` is what is understood by the typed one; `ahead` says that a
 * day is still to come.
 */
export function problemsOf(
  fields: InvestmentFields,
  amount: { problem?: string | undefined },
  ahead: string,
): Problem[] {
  const problems: Problem[] = [];
  if (!fields.companyName.trim()) problems.push({ field: 'companyName' });
  if (!fields.investmentAmount.trim()) problems.push({ field: 'investmentAmount' });
  else if (amount.problem !== undefined) problems.push({ field: 'investmentAmount', is: amount.problem });
  if (!fields.date) problems.push({ field: 'date' });
  else if (fields.date > today()) problems.push({ field: 'date', is: ahead });
  return problems;
}

export function bodyOf(fields: InvestmentFields, investmentAmount: number): InvestmentBody {
  return {
    companyName: fields.companyName.trim(),
    investmentAmount,
    date: fields.date,
    status: fields.status,
    sector: fields.sector,
    round: fields.round,
    assigneeIds: fields.assigneeIds,
    ...(fields.analysisId && { analysisId: fields.analysisId }),
  };
}
