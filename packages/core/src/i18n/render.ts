/** Renders messages (id and values) in a language, with its number formats and plurals. Browser-safe. */
import { IntlMessageFormat } from 'intl-messageformat';
import { currencyDisplayOf } from './currency-display.js';
import type { Message, MessageValue } from '../model/message.js';
import type { Locale } from '../model/values.js';
import { catalogues } from './catalogues.js';
import { answerName, isPage, withoutNoun } from './page-name.js';

/** In what browsers load, plurals and choices come parsed: the parser stays at home (`tsup.config.ts`). */
type Template = ConstructorParameters<typeof IntlMessageFormat>[0];

type Write = (values: Message['values'], locale: Locale) => string;

const writers: Record<Locale, Map<string, Write>> = { en: new Map(), es: new Map(), fr: new Map() };

/** Text of `message` in `locale`. A message that this version cannot say renders as its id, so that other versions' documents still open. */
export function renderMessage({ id, values }: Message, locale: Locale): string {
  const known = writers[locale].get(id);
  if (known) return known(values, locale);
  const template: Template | undefined = catalogues[locale][id];
  if (template === undefined) return id;
  const write = writerOf(id, template, locale);
  writers[locale].set(id, write);
  return write(values, locale);
}

/** Nothing but text and names in braces: no plural, no choice, no escape. */
const PLAIN = /^[^{}']*(?:\{\w+\}[^{}']*)*$/;

function writerOf(id: string, template: Template, locale: Locale): Write {
  if (typeof template !== 'string') return icuWriter(id, template, locale);
  if (!template.includes('{') && !template.includes("'")) return () => template;
  return PLAIN.test(template) ? plainWriter(id, template) : icuWriter(id, template, locale);
}

/** Most templates are plain, and a document holds hundreds of texts: joined here, many times faster than by parts. */
function plainWriter(id: string, template: string): Write {
  const [start = '', ...rest] = template.split(/\{(\w+)\}/);
  return (values, locale) => {
    let text = start;
    for (let index = 0; index < rest.length; index += 2) {
      const name = rest[index]!;
      const value = values[name];
      // A stored message lacks a value that today's template asks for.
      if (value === undefined) return id;
      const shown = isPage(name) ? pageValue(value, locale) : value;
      text += typeof shown === 'number' ? String(shown) : renderValue(shown, locale);
      text += rest[index + 1];
    }
    return withoutNoun(text, locale);
  };
}

function icuWriter(id: string, template: Template, locale: Locale): Write {
  const format = new IntlMessageFormat(template, locale, undefined, { ignoreTag: true });
  return (values) => {
    const rendered: Record<string, string | number> = {};
    for (const name in values) {
      const value = isPage(name) ? pageValue(values[name]!, locale) : values[name]!;
      rendered[name] = typeof value === 'number' ? value : renderValue(value, locale);
    }
    try {
      return withoutNoun(format.format<string>(rendered) as string, locale);
    } catch {
      return id;
    }
  };
}

/** Numbers of slides as they are; of a founder's answer its name. */
function pageValue(value: MessageValue, locale: Locale): MessageValue {
  if (typeof value === 'number') return answerName(value, locale) ?? value;
  return typeof value === 'object' && 'list' in value
    ? { list: value.list.map((item) => pageValue(item, locale)) }
    : value;
}

/** One value in the reader's format. */
export function renderValue(value: MessageValue, locale: Locale): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatNumber(value, locale);
  if ('money' in value) return formatMoney(value.money, value.currency, locale);
  if ('percent' in value) return formatPercent(value.percent, locale);
  if ('multiple' in value) return `${formatNumber(value.multiple, locale)}×`;
  if ('date' in value) return formatDate(value.date, locale);
  if ('texts' in value) return value.texts[locale];
  if ('message' in value) return renderMessage(value.message, locale);
  return formatList(
    value.list.map((item) => renderValue(item, locale)),
    locale,
  );
}

const tags: Record<Locale, string> = { en: 'en-US', es: 'es-ES', fr: 'fr-FR' };

/** Building a formatter costs more than a thousand uses of it. */
function remember<T>(make: (locale: Locale, variant: string) => T): (locale: Locale, variant?: string) => T {
  const made = new Map<string, T>();
  return (locale, variant = '') => {
    const key = `${locale} ${variant}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const formatter = make(locale, variant);
    made.set(key, formatter);
    return formatter;
  };
}

const numbers = remember((locale) => new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 2 }));
const percents = remember(
  (locale) => new Intl.NumberFormat(tags[locale], { style: 'percent', maximumFractionDigits: 1 }),
);
const allDigits = remember((locale) => new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 12 }));
const lists = remember((locale) => new Intl.ListFormat(tags[locale], { type: 'conjunction' }));
const days = remember((locale) => new Intl.DateTimeFormat(tags[locale], { ...MONTH, day: 'numeric' }));
const months = remember((locale) => new Intl.DateTimeFormat(tags[locale], MONTH));
const MONTH = { timeZone: 'UTC', year: 'numeric', month: 'short' } as const;
const amountOf = (currency: string) =>
  ({
    style: 'currency',
    currency,
    currencyDisplay: currencyDisplayOf(currency),
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  }) as const;
const amounts = remember((locale, currency) => new Intl.NumberFormat(tags[locale], amountOf(currency)));
const compactAmounts = remember(
  (locale, currency) => new Intl.NumberFormat(tags[locale], { ...amountOf(currency), notation: 'compact' }),
);

/** At most two decimals; grouped from 10,000 in Spanish as its academy asks, from 1,000 elsewhere. */
export function formatNumber(value: number, locale: Locale): string {
  return numbers(locale).format(value);
}

/** With every digit; an amount with its currency. */
export function formatExactly(value: number, locale: Locale, currency?: string): string {
  return currency === undefined ? allDigits(locale).format(value) : amounts(locale, currency).format(value);
}

/** "$1.2M", "1,2 M€"; figures below 10,000 in full. */
export function formatMoney(value: number, currency: string, locale: Locale): string {
  if (Math.abs(value) >= TRILLION && locale !== 'en') return formatTrillions(value, currency, locale);
  return (Math.abs(value) >= 10_000 ? compactAmounts : amounts)(locale, currency).format(value);
}

const TRILLION = 1e12;

/** “16 B” and “16 Bn” read as billions: Spanish writes the word, French counts milliards. */
function formatTrillions(value: number, currency: string, locale: 'es' | 'fr'): string {
  const parts = compactAmounts(locale, currency).formatToParts(value);
  const scale = locale === 'fr' ? ' Md' : Math.abs(value) === TRILLION ? ' billón' : ' billones';
  const count = formatNumber(locale === 'fr' ? value / 1e9 : value / TRILLION, locale);
  return `${count}${scale} ${parts.find(({ type }) => type === 'currency')?.value ?? currency}`.replaceAll(
    ' ',
    '\u00a0',
  );
}

/** `value` is in percent: 12 is 12 %. */
export function formatPercent(value: number, locale: Locale): string {
  return percents(locale).format(value / 100);
}

/** `2025`, `2025-Q3`, `2025-12` and `2025-12-31` as the language writes them. */
export function formatDate(date: string, locale: Locale): string {
  const quarter = /^(\d{4})-Q([1-4])$/.exec(date);
  if (quarter) return `${locale === 'en' ? 'Q' : 'T'}${quarter[2]} ${quarter[1]}`;
  const [year, month, day] = date.split('-').map(Number);
  if (year === undefined || month === undefined) return date;
  const at = new Date(Date.UTC(year, month - 1, day ?? 1));
  if (Number.isNaN(at.getTime())) return date;
  if (day === undefined) return months(locale).format(at);
  const written = days(locale).format(at);
  // French counts the first of a month as first.
  return locale === 'fr' ? written.replace(/^1(?=\s)/u, '1er') : written;
}

/** “a, b and c”. */
export function formatList(items: string[], locale: Locale): string {
  return lists(locale).format(items);
}
