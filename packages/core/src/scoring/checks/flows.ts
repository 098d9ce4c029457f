/** Amounts that flow over a period, as intervals a year; what was summed since the start is no flow. */
import type { Fact } from '../../model/fact.js';
import { perMonth, perYear } from '../amounts.js';
import { intervalOf, scaled, type Interval } from './interval.js';

/** A year's amount: a figure without period is taken as `unstated` says. */
export function yearly(fact: Fact, unstated: 'year' | 'month' = 'year'): Interval | undefined {
  if (fact.period === 'cumulative' || fact.period === 'once') return undefined;
  const factor = perYear(1, fact.period ?? unstated);
  const interval = intervalOf(fact);
  return interval && factor !== undefined ? scaled(interval, factor) : undefined;
}

/** A month's amount; a figure without period is monthly. */
export function monthly(fact: Fact): Interval | undefined {
  if (fact.period === 'cumulative' || fact.period === 'once') return undefined;
  const factor = perMonth(1, fact.period);
  const interval = intervalOf(fact);
  return interval && factor !== undefined ? scaled(interval, factor) : undefined;
}
