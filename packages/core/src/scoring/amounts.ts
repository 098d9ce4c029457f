/** Amounts of facts: one number of a range, dollars by the rubric's table, a year or a month by the period. */
import type { Fact, Period } from '../model/fact.js';

/** The value; else the middle of a range; else its only bound. */
export function amountOf(fact: Fact): number | undefined {
  if (fact.value !== undefined) return fact.value;
  if (fact.low !== undefined && fact.high !== undefined) return (fact.low + fact.high) / 2;
  return fact.low ?? fact.high;
}

/** `amount` in US dollars; an amount without currency counts as dollars, an unknown currency gives undefined. */
export function inUsd(
  amount: number | undefined,
  currency: string | undefined,
  rates: Readonly<Record<string, number>>,
): number | undefined {
  if (amount === undefined) return undefined;
  const rate = currency === undefined ? 1 : rates[currency];
  return rate === undefined ? undefined : amount * rate;
}

const MONTHS: Partial<Record<Period, number>> = { day: 12 / 365, week: 12 / 52, month: 1, quarter: 3, year: 12 };

/** `amount` of one `period` as an amount a year; totals and balances stay as they are. */
export function perYear(amount: number | undefined, period: Period | undefined): number | undefined {
  const months = period && MONTHS[period];
  return amount === undefined || months === undefined ? amount : (amount * 12) / months;
}

/** `amount` of one `period` as an amount a month; an amount without period counts as monthly. */
export function perMonth(amount: number | undefined, period: Period | undefined): number | undefined {
  const months = period && MONTHS[period];
  return amount === undefined || months === undefined ? amount : amount / months;
}
