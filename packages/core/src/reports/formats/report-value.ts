/** A figure of a report as text in the reader's number format. */
import { formatDate, formatMoney, formatNumber, formatPercent, renderMessage } from '../../i18n/render.js';
import type { Cell, Movement, ValueKind } from '../../model/report-document.js';
import type { Locale } from '../../model/values.js';

/** “–” for what cannot be given; never 0. */
export const ABSENT = '–';

/** A cell of a report’s table as text. */
export function cellText(cell: Cell, kind: ValueKind, locale: Locale): string {
  if (cell === null) return ABSENT;
  if (typeof cell === 'object') return cell.text;
  if (typeof cell === 'string') return kind === 'date' ? formatDate(cell, locale) : cell;
  return valueText(cell, kind, locale);
}

/** A figure of a report as text; {@link ABSENT} for null. */
export function valueText(value: number | null, kind: ValueKind, locale: Locale): string {
  if (value === null) return ABSENT;
  switch (kind) {
    case 'money':
      return formatMoney(value, 'EUR', locale);
    case 'percent':
      return formatPercent(value, locale);
    case 'multiple':
      return `${formatNumber(value, locale)}×`;
    case 'seconds':
      return renderMessage({ id: 'label.seconds', values: { value: formatNumber(value, locale) } }, locale);
    case 'points':
      return signed(value, formatNumber(Math.abs(value), locale));
    default:
      return formatNumber(value, locale);
  }
}

/**
 * What a full bar or column of `values` stands for: 100 of scores and percent, the sum of counts and amounts in `bars` (each
 * is a part of all), the largest in a chart over time.
 */
export function fullBar(kind: ValueKind, form: 'bars' | 'columns' | 'lines', values: readonly unknown[]): number {
  const numbers = values.filter((value) => typeof value === 'number');
  const largest = Math.max(0, ...numbers);
  if (kind === 'score' || kind === 'percent') return Math.max(100, largest);
  return form === 'bars' ? numbers.reduce((sum, value) => sum + value, 0) : largest;
}

/** "+3 (+12%)": against the period before; undefined when there is nothing to compare with. */
export function movementText({ absolute, relative }: Movement, kind: ValueKind, locale: Locale): string | undefined {
  if (absolute === null) return undefined;
  if (absolute === 0) return renderMessage({ id: 'label.unchanged', values: {} }, locale);
  const change = signed(absolute, valueText(Math.abs(absolute), kind === 'points' ? 'score' : kind, locale));
  if (relative === null || kind === 'percent') return change;
  return `${change} (${signed(relative, formatPercent(Math.abs(relative), locale))})`;
}

function signed(value: number, absolute: string): string {
  return value === 0 ? `±${absolute}` : `${value > 0 ? '+' : '−'}${absolute}`;
}
