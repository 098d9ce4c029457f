/** The form of an investment: its fields, what is wrong with them, and what is sent. Pure. */
import type { Investment, InvestmentStatus, Locale, Sector, Stage } from '@vc-analyst/core/model';
import { writeNumber } from '@vc-analyst/core/typed-number';
import type { Body } from '../../api/contract-types.js';

export interface InvestmentFields {
  companyName: string;
  /** As typed. */
  investmentAmount: string;
  date: string;
  /** Percent, as typed; empty where nobody said it, as `currentValue`. */
  stake: string;
  /** Euro, as typed. */
  currentValue: string;
  valuedOn: string;
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
    stake: '',
    currentValue: '',
    valuedOn: '',
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
    investmentAmount: written(investment.investmentAmount, locale),
    date: investment.date,
    stake: written(investment.stake, locale),
    currentValue: written(investment.currentValue, locale),
    valuedOn: investment.valuedOn ?? '',
    sector: investment.sector ?? '',
    round: investment.round ?? '',
    status: investment.status,
    analysisId: investment.analysisId ?? '',
    assigneeIds: investment.assigneeIds,
  };
}

function written(value: number | null | undefined, locale: Locale): string {
  return value === null || value === undefined ? '' : writeNumber(value, locale);
}

/** Euro: what an amount is typed as. */
export const AMOUNT = { unit: 'money', currency: 'EUR' } as const;
export const STAKE = { unit: 'percent' } as const;

/** `is` says what, where it is not simply missing. */
export type Problem = { field: keyof InvestmentFields; is?: string };

/** What is understood by a typed number, or what is wrong with it. */
interface Typed {
  value?: number | undefined;
  problem?: string | undefined;
}
type TypedNumbers = Record<'investmentAmount' | 'stake' | 'currentValue', Typed>;

/** Of the reader's calendar, `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** What must be mended, in the order of the form; `says` what is wrong where it is not simply missing. */
export function problemsOf(
  fields: InvestmentFields,
  typed: TypedNumbers,
  says: { ahead: string; stake: string },
): Problem[] {
  const problems: Problem[] = [];
  const add = (field: Problem['field'], is?: string) => problems.push({ field, ...(is !== undefined && { is }) });
  if (!fields.companyName.trim()) add('companyName');
  if (!fields.investmentAmount.trim()) add('investmentAmount');
  else if (typed.investmentAmount.problem !== undefined) add('investmentAmount', typed.investmentAmount.problem);
  if (!fields.date) add('date');
  else if (fields.date > today()) add('date', says.ahead);
  if (fields.stake.trim()) {
    if (typed.stake.problem !== undefined) add('stake', typed.stake.problem);
    else if (typed.stake.value! > 100 || typed.stake.value! < 0) add('stake', says.stake);
  }
  if (fields.currentValue.trim() && typed.currentValue.problem !== undefined)
    add('currentValue', typed.currentValue.problem);
  if (fields.valuedOn > today()) add('valuedOn', says.ahead);
  return problems;
}

/** Of fields without a problem. */
export function bodyOf(fields: InvestmentFields, typed: TypedNumbers): InvestmentBody {
  const { stake, currentValue } = typed;
  return {
    companyName: fields.companyName.trim(),
    investmentAmount: typed.investmentAmount.value!,
    date: fields.date,
    status: fields.status,
    sector: fields.sector,
    round: fields.round,
    assigneeIds: fields.assigneeIds,
    ...(fields.stake.trim() && { stake: stake.value }),
    ...(fields.currentValue.trim() && {
      currentValue: currentValue.value,
      ...(fields.valuedOn && { valuedOn: fields.valuedOn }),
    }),
    ...(fields.analysisId && { analysisId: fields.analysisId }),
  };
}
