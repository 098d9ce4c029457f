/** How values stand in a sheet: shares, amounts of money, dates. */
import type { Locale } from '../../model/values.js';
import type { SheetCell } from './workbook.js';

/** For a share of 0 to 1. */
export const PERCENT = '0%';

const DAYS: Record<Locale, string> = { en: 'yyyy-mm-dd', es: 'dd/mm/yyyy', fr: 'dd/mm/yyyy' };

/** A real date where a whole day or moment is known; `2025`, `2025-12` and `2025-Q3` stay as they are. */
export function dateCell(date: string, locale: Locale): SheetCell {
  if (!/^\d{4}-\d{2}-\d{2}/.test(date)) return date;
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  return { date: moment, format: date.length > 10 ? `${DAYS[locale]} hh:mm` : DAYS[locale] };
}
