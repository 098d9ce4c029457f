/** Finds every figure of a text and says what it is; what only looks like a number is left out. Linear. */
import type { Ambiguity } from '../../model/fact.js';
import { foldForLookup } from '../fold-text.js';
import { boundAfter, boundBefore } from './bounds.js';
import { currencyAfter, currencyBefore } from './currencies.js';
import type { Figure, FigureType } from './figure.js';
import { findDates } from './find-dates.js';
import type { DateMention } from './find-dates.js';
import type { NumberConvention } from './number-convention.js';
import { isDigit, readNumber } from './read-number.js';
import { isNoMeasure } from './no-measure.js';
import { readScale } from './scales.js';
import { readRate, readUnit } from './units.js';
import { wordMultiples } from './word-multiples.js';

/** How the deck writes numbers, of `DeckView`. */
export interface NumberContext {
  convention: NumberConvention;
  /** ISO 639-1 of the text. */
  language: string;
  /** What a bare `$` means. */
  dollar: { currency: string; sure: boolean };
}

/** One amount before bounds, ranges and rates are looked at. */
interface Amount {
  start: number;
  end: number;
  type: FigureType;
  value: number;
  precision: number;
  currency?: string;
  scale?: number;
  sign?: '+' | '-';
  ambiguous: Ambiguity[];
  durationUnit?: NonNullable<Figure['durationUnit']>;
  unitWord?: string;
  digits: string;
  marked: boolean;
  plus: boolean;
}

/** Figures of `text` (folded by `foldText`) by place. `dates` when they are known already. */
export function findFigures(text: string, context: NumberContext, dates?: DateMention[]): Figure[] {
  const folded = foldForLookup(text);
  const found: Figure[] = wordMultiples(text, folded);
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
    if (last !== undefined && isChange(folded, last, figure)) last.changesTo = figures.length;
    figures.push(figure);
    at = Math.max(at + 1, figure.end);
  }
  return found.length === 0 ? figures : merge(found, figures);
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

/** `linked`: the second number of a range, whose dash is no sign. */
function readAmount(
  text: string,
  folded: string,
  at: number,
  context: NumberContext,
  linked = false,
): Amount | undefined {
  const money = currencyBefore(text, at);
  const prefixed = prefixMultiple(text, at);
  let start = money?.start ?? prefixed ?? at;
  if (money === undefined && prefixed === undefined && !linked && hangsOnWord(text, at)) return undefined;

  const look = (end: number): { scaled: boolean; ratio: boolean } => ({
    scaled: readScale(text, folded, end, context.language, money !== undefined) !== undefined,
    ratio: /^ ?(?:%|[x×](?![\p{L}\p{N}]))/u.test(text.slice(end, end + 3)),
  });
  const number = readNumber(text, at, context.convention, look);
  if (number === undefined) return undefined;
  const odds = /^ ?: ?1(?![\d.,:])/u.exec(text.slice(number.end, number.end + 5));
  if (odds === null && isBroken(text, number.end)) return undefined;

  const ambiguous: Ambiguity[] = number.unsure ? ['thousand-separator'] : [];
  let end = number.end;
  let { value, precision } = number;
  let currency = money?.currency;
  let type: FigureType = money !== undefined ? 'money' : 'count';
  let scaleFactor: number | undefined;
  let durationUnit: Amount['durationUnit'];
  let unitWord: string | undefined;

  // The unit is looked at first: "5 min" is no million.
  const unit = readUnit(text, folded, end, context.language);
  if (prefixed !== undefined) type = 'multiple';
  else if (odds !== null && money === undefined) {
    // "LTV:CAC 3:1".
    type = 'multiple';
    end += odds[0].length;
  } else if (unit !== undefined && (money === undefined || unit.type === 'percent')) {
    type = unit.type;
    value *= unit.factor;
    precision *= unit.factor;
    end = unit.end;
    durationUnit = unit.durationUnit;
    unitWord = unit.unitWord;
  } else {
    let plusBefore = 0;
    // "500+K" and "2+ million".
    if (text[end] === '+') plusBefore = 1;
    const scale = readScale(text, folded, end + plusBefore, context.language, money !== undefined);
    if (scale !== undefined) {
      value *= scale.factor;
      precision *= scale.factor;
      end = scale.end;
      scaleFactor = scale.factor;
      if (scale.ambiguous !== undefined) ambiguous.push(scale.ambiguous);
    }
    const behind = currencyAfter(text, folded, end);
    if (behind !== undefined && (money === undefined || money.currency === behind.currency || money.currency === '$')) {
      currency = behind.currency === '$' ? (currency ?? '$') : behind.currency;
      end = behind.end;
      type = 'money';
      if (scale === undefined) {
        const late = readScale(text, folded, end, context.language, true);
        if (late !== undefined) {
          value *= late.factor;
          precision *= late.factor;
          end = late.end;
          scaleFactor = late.factor;
        }
      }
    } else if (type === 'count' && scaleFactor === undefined && /^\p{L}/u.test(text.slice(end, end + 1))) {
      // "3D", "5G", "12b": a name.
      return undefined;
    }
  }
  if (currency === '$') {
    currency = context.dollar.currency;
    if (!context.dollar.sure) ambiguous.push('dollar-which');
  }
  const plusEnd = boundAfter(folded, end);
  if (plusEnd !== undefined) end = plusEnd;
  const sign = linked ? undefined : signBefore(text, start);
  if (sign !== undefined) start--;
  // "-5 %" and "-$3M"; a list's dash stands apart and is no sign.
  if (sign === '-') value = -value;
  return {
    start,
    end,
    type,
    value,
    precision,
    ...(currency !== undefined ? { currency } : {}),
    ...(scaleFactor !== undefined ? { scale: scaleFactor } : {}),
    ...(sign !== undefined ? { sign } : {}),
    ambiguous,
    ...(durationUnit !== undefined ? { durationUnit } : {}),
    ...(unitWord !== undefined ? { unitWord } : {}),
    digits: number.digits,
    marked: number.marked,
    plus: plusEnd !== undefined,
  };
}

/** `x2,3` and `×3`: the place of the sign. */
function prefixMultiple(text: string, at: number): number | undefined {
  const sign = text[at - 1] ?? '';
  if (sign !== 'x' && sign !== 'X' && sign !== '×') return undefined;
  const before = text[at - 2] ?? ' ';
  return /[\p{L}\p{N}]/u.test(before) ? undefined : at - 1;
}

// A letter, `#` or "word-" right before the digits makes them part of a name: GPT-4, Q3, #1, v2.
function hangsOnWord(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  if (/[\p{L}_#@/:]/u.test(before)) return before !== ':' && before !== '/' ? true : isDigit(text.charCodeAt(at - 2)) || before === '/';
  if (before === '-' || before === '.' || before === ',') return /[\p{L}\p{N}]/u.test(text[at - 2] ?? ' ');
  return false;
}

// 24/7, 2x2, 3:30, 1-2-3 and ordinals.
function isBroken(text: string, end: number): boolean {
  const next = text.slice(end, end + 3);
  if (/^[/:]\d/u.test(next) || /^[x×]\d/u.test(next)) return true;
  return /^(?:st|nd|rd|th|er|re|e|º|ª|°|o|a)(?![\p{L}\p{N}])/u.test(next) && !/^°/u.test(next);
}

function signBefore(text: string, start: number): '+' | '-' | undefined {
  const sign = text[start - 1];
  if (sign !== '+' && sign !== '-') return undefined;
  return /[\s(|]/u.test(text[start - 2] ?? ' ') ? sign : undefined;
}

interface RangeEnd {
  low: number;
  last: Amount;
}

/** "1,5-2 MM€", "$500K - $1M", "entre 2 y 3 millones", "10 to 15 %". */
function readRangeEnd(
  text: string,
  folded: string,
  first: Amount,
  context: NumberContext,
  covered: Uint8Array | undefined,
): RangeEnd | undefined {
  const link = /^(?: ?(?:-|~|\.\.) ?| (?:to|a|al|y|et|and) )(?=[+~]?[\d$€£₹a-z])/u.exec(folded.slice(first.end, first.end + 7));
  if (link === null || first.plus) return undefined;
  let at = first.end + link[0].length;
  while (at < text.length && !isDigit(text.charCodeAt(at)) && at - first.end < 12) at++;
  if (!isDigit(text.charCodeAt(at)) || covered?.[at] === 1) return undefined;
  const gap = text.slice(first.end + link[0].length, at);
  if (gap !== '' && currencyBefore(text, at)?.start !== first.end + link[0].length) return undefined;
  const word = link[0].trim();
  const last = readAmount(text, folded, at, context, true);
  return last === undefined ? undefined : joinRange(text, folded, first, last, word, link[0]);
}

function joinRange(
  text: string,
  folded: string,
  first: Amount,
  last: Amount,
  word: string,
  link: string,
): RangeEnd | undefined {
  const before = folded.slice(Math.max(0, first.start - 10), first.start);
  const between = /(?:between|entre) (?:los |las |les |the )?$/u.test(before);
  const from = /(?:^|[ (])(?:from|de|desde|du|des|d')\s?$/u.test(before) && !ASKED.test(folded.slice(Math.max(0, first.start - 30), first.start));
  if (['y', 'et', 'and'].includes(word) && !between) return undefined;
  if (last.type === 'money' && first.type === 'count') {
    first = { ...first, type: 'money' };
  } else if (first.type === 'money' && last.type === 'count') {
    last = { ...last, type: 'money', ...(first.currency !== undefined ? { currency: first.currency } : {}) };
  } else if (first.type === 'count' && last.type !== 'other') {
    first = { ...first, type: last.type };
  }
  if (first.type !== last.type || first.type === 'other') return undefined;
  const shared = first.scale === undefined && last.scale !== undefined;
  const sharedUnit = first.type !== 'money' && first.type !== 'count' && !/[%x×]|\p{L}/u.test(text.slice(first.start, first.end));
  let low = first.value;
  if (shared && low * (last.scale ?? 1) <= last.value) low *= last.scale ?? 1;
  if (sharedUnit && first.type === 'duration') low *= last.value / Number(last.digits || 1) || 1;
  if (from && !shared && !sharedUnit && word !== '-') return undefined;
  if (low >= last.value) return undefined;
  if (link.length === 3 && word === '-' && last.type === 'count' && !shared) return undefined;
  // A third part makes it a telephone number or a date: 312-741-6888.
  if (/^-\d/u.test(text.slice(last.end, last.end + 2))) return undefined;
  return { low, last };
}

// "Levée de 2 M€ à 3 M€" is a range, "de 2 M€ à 3 M€" a growth.
const ASKED = /(?:levee|tour|ronda|round|ask|raising|raise|seeking|buscamos|recherchons|levons|besoin|inversion|montant|importe|size|taille|tamano|price|prix|precios?|tarifs?|tarifas?|entre|between)(?: (?:de|of|from|d'|desde))+ ?$/u;

const CHANGE_LINK = /^(?: [\p{L}(]{1,12}){0,4} ?(?:to|a|al|à|->|→|en|hasta|jusqu'a) ?$/u;

/** "from $350k to $1.2M", "de 10 a 40 clientes", "$50k → $140k": the earlier figure grew into the later one. */
function isChange(folded: string, first: Figure, second: Figure): boolean {
  if (first.type !== second.type || second.start - first.end > 24 || second.start < first.end) return false;
  const link = folded.slice(first.end, second.start);
  if (/^ ?(?:->|→|=>) ?$/u.test(link)) return true;
  if (!CHANGE_LINK.test(link)) return false;
  return /(?:from|de|desde|depuis|passe de)(?: [\p{L}]{1,10})? ?$/u.test(folded.slice(Math.max(0, first.start - 22), first.start));
}
