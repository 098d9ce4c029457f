/** Numbers as people type them into a form, a flag or a request: what they mean in the reader's language, or why not. */
import { currencyAfter, currencyBefore } from './currencies.js';
import { readNumber } from './read-number.js';
import { readScale } from './scales.js';
import { formatExactly } from '../../i18n/render.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { figureBounds } from '../../model/figure-bounds.js';
import type { Message, MessageValue } from '../../model/message.js';
import type { Locale } from '../../model/values.js';
import { MONTHS, PERCENT } from '../words/numbers/typed-number.js';

/** What a number is typed for. */
export interface ExpectedNumber {
  /** Absent: a bare number without unit. */
  unit?: Fact['unit'];
  /** Whose bounds hold: a count is whole, an ARR not below zero. */
  kind?: FactKind | undefined;
  /** ISO 4217. A typed currency must be this one. Absent: any, and it is answered. */
  currency?: string | undefined;
}

/** The number, or a sentence that says what is wrong and what to type instead. */
export type TypedNumber = { value: number; currency?: string; problem?: never } | { problem: Message; value?: never };

/** Longer is no number of a person. */
const LONGEST = 60;
/** Beyond it digits are lost. */
const MOST = 1e15;
const POINT = { decimal: '.', thousands: ',', voted: false } as const;
const COMMA = { decimal: ',', thousands: '.', voted: false } as const;
const DOLLARS = new Set(['USD', 'AUD', 'CAD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'COP', 'CLP', 'ARS']);

/**
 * Reads `45,000`, `45.000`, `45 000`, `1,5M`, `€1,225,000.50`, `45k`, `₹2 Cr`, `10.54L` or `12%`. A single mark before
 * three digits sets thousands apart where the language does (`45,000` in English, `45.000` in Spanish and French); the
 * other way round it could be either, and is refused with both readings.
 */
export function readTypedNumber(typed: string, expected: ExpectedNumber, locale: Locale): TypedNumber {
  const said = typed.trim();
  const parts = said.length > LONGEST ? undefined : takeApart(tidy(said), expected, locale);
  if (!parts) return { problem: message(said === '' ? 'number.missing' : 'number.none', { typed: clip(said) }) };
  const { unit, currency, scale } = parts;
  if (unit !== undefined && unit !== expected.unit) {
    const units = { found: unitName(unit), expected: unitName(expected.unit) };
    return { problem: message('number.unit', { typed: said, ...units }) };
  }
  if (currency !== undefined && expected.currency !== undefined && currency !== expected.currency) {
    return { problem: message('number.currency', { typed: said, found: currency, expected: expected.currency }) };
  }
  const value = exactly(parts.value * scale);
  const other = parts.unsure ? exactly(value / 1000) : parts.unsureScale ? exactly(value * 1000) : undefined;
  if (other !== undefined) {
    const [more, less] = value > other ? [value, other] : [other, value];
    const readings = { more: formatExactly(more, locale), less: formatExactly(less, locale) };
    const write = { writeMore: unmistakably(more, locale), writeLess: unmistakably(less, locale) };
    return { problem: message('number.ambiguous', { typed: said, ...readings, ...write }) };
  }
  const problem = outOfBounds(value, expected);
  if (problem) return { problem };
  return { value, ...(currency === undefined ? {} : { currency }) };
}

/** What is wrong with `value` as a figure of that kind and unit; undefined when nothing is. */
export function outOfBounds(
  value: number,
  { kind, unit }: { kind?: FactKind | undefined; unit?: Fact['unit'] },
): Message | undefined {
  const { least, most, whole } = figureBounds(kind, unit);
  if (value < least) return message('number.below', { value, least });
  if (value > Math.min(most, MOST)) return message('number.above', { value, most: Math.min(most, MOST) });
  if (whole && !Number.isInteger(value)) return message('number.whole', { value });
  return undefined;
}

interface Parts {
  value: number;
  /** Its mark may set thousands or decimals apart; `value` takes it for thousands. */
  unsure: boolean;
  scale: number;
  /** A billion of nine zeros, as it is taken, or of twelve. */
  unsureScale: boolean;
  unit: Fact['unit'];
  currency: string | undefined;
}

/** Sign, currency, digits, scale and unit; undefined where anything else stands there as well. */
function takeApart(text: string, expected: ExpectedNumber, locale: Locale): Parts | undefined {
  const folded = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const at = text.search(/\d/);
  if (at < 0 || folded.length !== text.length) return undefined;
  const ratio = expected.unit === 'percent' || expected.unit === 'multiple' || expected.unit === 'months';
  const convention = locale === 'en' ? POINT : COMMA;
  const scaleAt = (end: number) =>
    ratio ? undefined : (readScale(text, folded, end, locale, true) ?? lakh(text, end));
  const number = readNumber(text, at, convention, (end) => ({
    scaled: scaleAt(end) !== undefined,
    // Nobody writes a percentage with thousands and the decimal mark of the language.
    ratio: ratio && text.slice(at, end).includes(convention.decimal),
  }));
  // Of two marks the last is that of the decimals: never the one between groups of three alone.
  if (!number || /[.,]\d{3}'/.test(text.slice(at, number.end))) return undefined;
  const before = /^(?:(?<sign>[+-]) ?)?(?<mark>.*?)(?: ?(?<late>[+-]) ?)?$/u.exec(text.slice(0, at))!.groups!;
  const mark = before.mark ? currencyBefore(`${before.mark}0`, before.mark.length) : undefined;
  const times = /^[x×]$/iu.test(before.mark ?? '');
  if ((before.mark && mark?.start !== 0 && !times) || (before.sign && before.late)) return undefined;
  const scale = scaleAt(number.end);
  let end = scale?.end ?? number.end;
  const behind = currencyAfter(text, folded, end);
  if (behind) end = behind.end;
  const written = mark?.currency ?? behind?.currency ?? scale?.currency;
  if (mark && behind && meant(mark.currency, expected) !== meant(behind.currency, expected)) return undefined;
  const tail = folded.slice(end).trim();
  const unit = times ? 'multiple' : UNITS.find(([, words]) => words.test(tail))?.[0];
  if (tail !== '' && unit === undefined) return undefined;
  if (unit !== undefined && written !== undefined) return undefined;
  const currency = written === undefined ? undefined : meant(written, expected);
  return {
    value: (before.sign ?? before.late) === '-' ? -number.value : number.value,
    unsure: number.unsure,
    scale: scale?.factor ?? 1,
    unsureScale: scale?.ambiguous !== undefined && scale.factor === 1e9,
    unit: currency === undefined ? unit : 'money',
    currency,
  };
}

/** What may follow the digits and says their unit; a bare `m` is a month only where months are asked for. */
const UNITS: readonly (readonly [Exclude<Fact['unit'], undefined>, RegExp])[] = [
  ['percent', PERCENT],
  ['multiple', /^[x×]$/],
  ['months', MONTHS],
];

/** `10.54L`: a hundred thousand, as India counts; a letter that no deck is read by. */
function lakh(
  text: string,
  end: number,
): { factor: number; end: number; ambiguous?: never; currency?: never } | undefined {
  const letter = /^ ?L(?![\p{L}\d])/u.exec(text.slice(end));
  return letter ? { factor: 1e5, end: end + letter[0].length } : undefined;
}

/** A bare dollar or peso sign is that of the expected currency where it is one of its kind. */
function meant(currency: string, { currency: expected = '' }: ExpectedNumber): string {
  if (currency === '$' || currency === 'peso')
    return DOLLARS.has(expected) ? expected : currency === '$' ? 'USD' : 'MXN';
  return currency;
}

/** One kind of space, minus and apostrophe; the space or apostrophe between groups of three digits is an apostrophe. */
function tidy(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u2212\u2013\u2014]/gu, '-')
    .replace(/\s+/gu, ' ')
    .replace(/(?<=\d)[ '’‘`´](?=\d{3}(?!\d))/gu, "'")
    .replace(/^([^\p{L}\d/]*)(?=[.,]\d+\D*$)/u, '$10')
    .replace(/(?<=\d)\s+(?=%)/gu, '');
}

/** As `message` of the model, which brings the validator along: too much for a page. */
function message(id: string, values: Message['values'] = {}): Message {
  return { id, values };
}

function unitName(unit: Fact['unit']): MessageValue {
  return { message: message(`number.unit.${unit ?? 'none'}`) };
}

function exactly(value: number): number {
  return Number(value.toPrecision(12));
}

/** `value` as it is read again in the language, whatever it is: without a mark before three digits. */
export function writeNumber(value: number, locale: Locale): string {
  const digits = String(value).replace('.', locale === 'en' ? '.' : ',');
  return /[.,]\d{3}$/.test(digits) ? `${digits}0` : digits;
}

/** `45k`, `45`, `45.1230`. */
function unmistakably(value: number, locale: Locale): string {
  if (value >= 1e6 && value % 1e6 === 0) return `${value / 1e6}M`;
  if (value >= 1e3 && value % 1e3 === 0) return `${value / 1e3}k`;
  return writeNumber(value, locale);
}

function clip(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
