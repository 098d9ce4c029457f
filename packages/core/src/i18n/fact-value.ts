/** A fact's value as text in the reader's number format: amount, bounds, period. */
import type { Fact } from '../model/fact.js';
import type { Locale } from '../model/values.js';
import { formatExactly, formatMoney, formatNumber, formatPercent, renderMessage } from './render.js';

/** Of the year's mean month. */
const DAYS_OF_MONTH = 365.25 / 12;

/** What of a fact its value is written from. */
export type ValuedFact = Pick<Fact, 'text' | 'value' | 'low' | 'high' | 'unit' | 'currency' | 'period'>;

/**
 * "€1.2M", "40 or more", "1.5 – 2 M€", "€45K a month"; the deck's own words where a fact has no value. `exact` writes
 * every digit, "€45,230 a month": what a person typed and what is stored can then be told apart.
 */
export function factValue(fact: ValuedFact, locale: Locale, { exact = false } = {}): string {
  const { value, low, high } = fact;
  if (value === undefined && low === undefined && high === undefined) return fact.text;
  const one = (amount: number) => amountText(amount, fact, locale, exact);
  const label = (id: string, values: Record<string, string>) => renderMessage({ id: `label.${id}`, values }, locale);
  let text: string;
  if (low !== undefined && high !== undefined && low !== high)
    text = label('range', { low: one(low), high: one(high) });
  else if (low !== undefined && high === undefined) text = label('atLeast', { value: one(low) });
  else if (high !== undefined && low === undefined) text = label('atMost', { value: one(high) });
  else text = one(value ?? low!);
  if (fact.period === 'month') return label('perMonth', { value: text });
  if (fact.period === 'year' && fact.unit === 'percent') return label('perYear', { value: text });
  return text;
}

function amountText(amount: number, fact: ValuedFact, locale: Locale, exact: boolean): string {
  const plain = exact ? formatExactly : formatNumber;
  switch (fact.unit) {
    case 'money':
      if (!fact.currency) return plain(amount, locale);
      return exact ? formatExactly(amount, locale, fact.currency) : formatMoney(amount, fact.currency, locale);
    case 'percent':
      return formatPercent(amount, locale);
    case 'multiple':
      return `${plain(amount, locale)}×`;
    case 'months':
      // Kept in months, said as the deck would: eleven days are not a third of a month.
      if (amount > 0 && amount < 1)
        return renderMessage({ id: 'label.days', values: { count: Math.round(amount * DAYS_OF_MONTH) } }, locale);
      return renderMessage(
        { id: 'label.months', values: { count: exact ? amount : Math.round(amount * 10) / 10 } },
        locale,
      );
    default:
      return plain(amount, locale);
  }
}
