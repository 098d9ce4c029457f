/** Finds every figure of a text and says what it is; what only looks like a number is left out. Linear. */
import { foldForLookup } from '../../text/fold-text.js';
import { boundBefore } from './bounds.js';
import type { Figure } from './figure.js';
import { findDates } from './find-dates.js';
import type { DateMention } from './find-dates.js';
import { isNoMeasure } from './no-measure.js';
import { readAmount } from './read-amount.js';
import type { NumberContext } from './read-amount.js';
import { isDigit } from './read-number.js';
import { isChange, readRangeEnd } from './read-range.js';
import { readRate } from './units.js';
import { wordAmounts } from './word-amounts.js';
import { wordMultiples } from './word-multiples.js';

/** Figures of `text` (folded by `foldText`) by place. `dates` when they are known already. */
export function findFigures(text: string, context: NumberContext, dates?: DateMention[]): Figure[] {
  const folded = foldForLookup(text);
  const found: Figure[] = [...wordMultiples(text, folded), ...wordAmounts(text, folded, context)];
  if (!/\d/u.test(text)) return found;
  const covered = coverage(text.length, dates ?? findDates(folded));
  const figures: Figure[] = [];
  let at = 0;
  while (at < text.length) {
    if (!isDigit(text.charCodeAt(at))) {
      at++;
      continue;
    }
    if (covered?.[at] === 1) {
      at++;
      continue;
    }
    const phone = phoneEnd(text, at);
    if (phone !== undefined) {
      at = phone;
      continue;
    }
    const figure = readFigure(text, folded, at, context, covered);
    if (figure === undefined) {
      at = skipToken(text, at);
      continue;
    }
    const last = figures[figures.length - 1];
    const after = last === undefined ? figure : inUnitOf(last, figure, folded);
    if (last !== undefined && isChange(folded, last, after)) last.changesTo = figures.length;
    figures.push(after);
    at = Math.max(at + 1, figure.end);
  }
  return found.length === 0 ? figures : merge(found, figures);
}

/** "From 21 days to 6": the second number counts days too. */
function inUnitOf(first: Figure, second: Figure, folded: string): Figure {
  const hasUnit = first.type === 'duration' || first.type === 'time' || first.type === 'percent';
  if (
    !hasUnit ||
    second.type !== 'count' ||
    second.scaled ||
    /^ ?\p{L}/u.test(folded.slice(second.end, second.end + 2))
  )
    return second;
  if (!isChange(folded, first, { ...second, type: first.type })) return second;
  const factor = first.value / Number(first.digits) || 1;
  return {
    ...second,
    type: first.type,
    value: second.value * (first.type === 'percent' ? 1 : factor),
    ...(first.durationUnit !== undefined ? { durationUnit: first.durationUnit } : {}),
    ...(first.unitWord !== undefined ? { unitWord: first.unitWord } : {}),
  };
}

function merge(words: Figure[], figures: Figure[]): Figure[] {
  const all = [...words, ...figures];
  const order = all.map((figure, i) => ({ figure, i })).sort((a, b) => a.figure.start - b.figure.start || a.i - b.i);
  const place = new Map(order.map(({ i }, to) => [i, to]));
  return order.map(({ figure }) =>
    figure.changesTo === undefined
      ? figure
      : { ...figure, changesTo: place.get(figure.changesTo + words.length) ?? figure.changesTo },
  );
}

function coverage(length: number, dates: DateMention[]): Uint8Array | undefined {
  if (dates.length === 0) return undefined;
  const covered = new Uint8Array(length);
  for (const date of dates) covered.fill(1, date.start, date.end);
  return covered;
}

const PHONE = /\d{1,4}(?:[ .-]\(?\d{2,4}\)?){2,5}(?!\d)/uy;

// "+57 312 741 6888", "06 12 34 56 78": 9 to 13 digits in groups that are no thousands.
function phoneEnd(text: string, at: number): number | undefined {
  PHONE.lastIndex = at;
  const match = PHONE.exec(text)?.[0];
  if (match === undefined) return undefined;
  const groups = match.match(/\d+/gu) ?? [];
  const length = groups.join('').length;
  const plain = groups.slice(1).every((group) => group.length === 3);
  if (length < 9 || length > 13 || (plain && text[at - 1] !== '+')) return undefined;
  return at + match.length;
}

// Past the digits, marks and letters of something that is no figure: a version, an address, a fraction.
function skipToken(text: string, at: number): number {
  let end = at + 1;
  while (end < text.length && /[\d\p{L}]/u.test(text[end] ?? '')) end++;
  while (end < text.length && /[.,/:x-]/u.test(text[end] ?? '') && isDigit(text.charCodeAt(end + 1))) {
    end++;
    while (end < text.length && /[\d\p{L}]/u.test(text[end] ?? '')) end++;
  }
  return end;
}

function readFigure(
  text: string,
  folded: string,
  at: number,
  context: NumberContext,
  covered: Uint8Array | undefined,
): Figure | undefined {
  const first = readAmount(text, folded, at, context);
  if (first === undefined) return undefined;
  const range = readRangeEnd(text, folded, first, context, covered);
  const amount = range === undefined ? first : range.last;
  let end = amount.end;
  const before = boundBefore(folded, first.start);
  const rate = readRate(folded, end);
  const low = range === undefined ? first.value : range.low;
  const high = amount.value;
  const value = range === undefined ? first.value : (low + high) / 2;
  const bound = amount.plus ? 'gte' : before?.bound;
  const start = before?.start ?? first.start;
  if (rate !== undefined) end = rate.end;
  if (amount.type === 'count' && isNoMeasure(text, folded, first.start, amount.end, first.digits, first.marked)) {
    return undefined;
  }
  const period = rate?.period;
  return {
    start,
    end,
    coreEnd: amount.end,
    text: text.slice(start, end).trim(),
    type: amount.type,
    value,
    ...(range !== undefined ? { low, high } : {}),
    ...(range === undefined && bound === 'gte' ? { low: value } : {}),
    ...(range === undefined && bound === 'lte' ? { high: value } : {}),
    ...(bound !== undefined ? { bound } : {}),
    ...(amount.currency !== undefined ? { currency: amount.currency } : {}),
    scaled: amount.scale !== undefined,
    ...(first.sign !== undefined ? { sign: first.sign } : {}),
    ...(period !== undefined ? { period } : {}),
    ...(rate?.change !== undefined ? { change: rate.change } : {}),
    ...(rate?.per !== undefined ? { per: rate.per } : {}),
    tolerance: toleranceOf(value, amount.precision, bound),
    ambiguous: [...new Set([...first.ambiguous, ...amount.ambiguous])],
    ...(amount.durationUnit !== undefined ? { durationUnit: amount.durationUnit } : {}),
    ...(amount.unitWord !== undefined ? { unitWord: amount.unitWord } : {}),
    digits: first.digits,
    marked: first.marked,
  };
}

/** Half of the last written digit, at most 5 % of the value; 10 % for "about". */
export function toleranceOf(value: number, precision: number, bound?: Figure['bound']): number {
  if (bound === 'about') return Math.abs(value) * 0.1;
  return Math.min(precision / 2, Math.abs(value) * 0.05);
}
