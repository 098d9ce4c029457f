/** Numbers, money, percent, dates and spans of time as the reader's language writes them. */
import type { Locale } from '@vc-analyst/core/model';
import { currencyDisplayOf } from '@vc-analyst/core/terms';

const TAGS: Record<Locale, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' };
const formatters = new Map<
  string,
  Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat | Intl.ListFormat
>();

/** Building a formatter costs more than a thousand uses of it. */
function remembered<F extends Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat | Intl.ListFormat>(
  key: string,
  make: () => F,
): F {
  let formatter = formatters.get(key) as F | undefined;
  if (!formatter) formatters.set(key, (formatter = make()));
  return formatter;
}

export function formatNumber(value: number, locale: Locale, digits = 1): string {
  return remembered(
    `n ${locale} ${digits}`,
    () => new Intl.NumberFormat(TAGS[locale], { maximumFractionDigits: digits }),
  ).format(value);
}

/** `value` is a share: 0.61 is 61 %. */
export function formatShare(value: number, locale: Locale): string {
  return remembered(
    `s ${locale}`,
    () => new Intl.NumberFormat(TAGS[locale], { style: 'percent', maximumFractionDigits: 0 }),
  ).format(value);
}

/** "€1.25M" from 10,000 on unless it is asked for in full. Amounts of the fund are in euro. */
export function formatMoney(value: number, locale: Locale, { currency = 'EUR', full = false } = {}): string {
  const compact = !full && Math.abs(value) >= 10_000;
  return remembered(
    `m ${locale} ${currency} ${compact}`,
    () =>
      new Intl.NumberFormat(TAGS[locale], {
        style: 'currency',
        currency,
        currencyDisplay: currencyDisplayOf(currency),
        maximumFractionDigits: 2,
        ...(compact
          ? { notation: 'compact', minimumFractionDigits: 0 }
          : { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
      }),
  ).format(value);
}

/** `date` as ISO text or a day `YYYY-MM-DD`; `month` leaves the day out, `long` writes the month in full. */
export function formatDate(date: string, locale: Locale, style: 'day' | 'month' | 'time' | 'long' = 'day'): string {
  const at = new Date(date);
  if (Number.isNaN(at.getTime())) return date;
  // A day without a time is the same day everywhere.
  const timeZone = /^\d{4}-\d{2}-\d{2}$/.test(date) ? 'UTC' : undefined;
  const written = remembered(
    `d ${locale} ${style} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(TAGS[locale], {
        year: 'numeric',
        month: style === 'long' ? 'long' : 'short',
        ...(style !== 'month' && { day: 'numeric' }),
        ...(style === 'time' && { hour: '2-digit', minute: '2-digit' }),
        ...(timeZone && { timeZone }),
      }),
  ).format(at);
  // French counts the first of a month as first.
  return locale === 'fr' && style !== 'month' ? written.replace(/^1(?=\s)/u, '1er') : written;
}

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "14 minutes ago", "yesterday", "now" within a minute; `now` in milliseconds. */
export function formatAgo(date: string, locale: Locale, now: number, style: 'long' | 'short' = 'long'): string {
  const seconds = (new Date(date).getTime() - now) / 1000;
  const format = remembered(
    `r ${locale} ${style}`,
    () => new Intl.RelativeTimeFormat(TAGS[locale], { numeric: 'auto', style }),
  );
  for (const [unit, span] of SPANS) {
    if (Math.abs(seconds) >= span) return format.format(Math.trunc(seconds / span), unit);
  }
  return format.format(0, 'second');
}

export function formatList(items: readonly string[], locale: Locale): string {
  return remembered(`l ${locale}`, () => new Intl.ListFormat(TAGS[locale], { type: 'conjunction' })).format(items);
}

/** "0:07", "3:20", "1:02:05"; `seconds` is whole. */
export function formatClock(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}

/** A bucket of a chart: `2026`, `2026-Q4`, `2026-11` or `2026-11-21`. */
export function formatBucket(date: string, locale: Locale): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(date);
  if (quarter) return `${locale === 'en' ? 'Q' : 'T'}${quarter[2]} ${quarter[1]}`;
  if (/^\d{4}$/.test(date)) return date;
  return /^\d{4}-\d{2}$/.test(date) ? formatDate(`${date}-01`, locale, 'month') : formatDate(date, locale);
}

/** A word of ours where it begins a cell, a label or an entry. */
export function capitalised(text: string, locale: Locale): string {
  return text.charAt(0).toLocaleUpperCase(TAGS[locale]) + text.slice(1);
}
