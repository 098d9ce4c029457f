/** The form of an investment: its fields, what is wrong with them, and what is sent. Pure. */
import type { Investment, InvestmentStatus, Sector, Stage } from '@vc-analyst/core/model';
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

export function fieldsOf(investment: Investment): InvestmentFields {
  return {
    companyName: investment.companyName,
    investmentAmount: investment.investmentAmount === null ? '' : String(investment.investmentAmount),
    date: investment.date,
    sector: investment.sector ?? '',
    round: investment.round ?? '',
    status: investment.status,
    analysisId: investment.analysisId ?? '',
    assigneeIds: investment.assigneeIds,
  };
}

/** `250000`, `250 000`, `250.000`, `250,000.50` and `1.250.000,5` in euro; undefined for what is no amount. */
export function parseAmount(typed: string): number | undefined {
  const text = typed.replace(/[\s\u00a0\u202f’'€]/g, '');
  // Three digits behind a separator are thousands; the last separator with one or two digits is the decimal one.
  const parts = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(text);
  if (!parts) return undefined;
  return Number(`${parts[1]!.replace(/[.,]/g, '')}.${parts[2] ?? '0'}`);
}

export type Problem = { field: 'companyName' | 'investmentAmount' | 'date'; is: 'required' | 'amount' };

/** What must be mended, in the order of the form. */
export function problemsOf(fields: InvestmentFields): Problem[] {
  const problems: Problem[] = [];
  if (!fields.companyName.trim()) problems.push({ field: 'companyName', is: 'required' });
  if (!fields.investmentAmount.trim()) problems.push({ field: 'investmentAmount', is: 'required' });
  else if (parseAmount(fields.investmentAmount) === undefined)
    problems.push({ field: 'investmentAmount', is: 'amount' });
  if (!fields.date) problems.push({ field: 'date', is: 'required' });
  return problems;
}

export function bodyOf(fields: InvestmentFields): InvestmentBody {
  return {
    companyName: fields.companyName.trim(),
    investmentAmount: parseAmount(fields.investmentAmount) ?? 0,
    date: fields.date,
    status: fields.status,
    sector: fields.sector,
    round: fields.round,
    assigneeIds: fields.assigneeIds,
    ...(fields.analysisId && { analysisId: fields.analysisId }),
  };
}
