/** Reads one amount: number, scale, currency or unit, sign; before bounds, ranges and rates are looked at. */
import type { Ambiguity } from '../../model/fact.js';
import { boundAfter } from './bounds.js';
import { currencyAfter, currencyBefore } from './currencies.js';
import type { Figure, FigureType } from './figure.js';
import type { NumberConvention } from './number-convention.js';
import { isDigit, readNumber } from './read-number.js';
import { readScale } from './scales.js';
import { physicalUnit, readUnit } from './units.js';
import { OF, ORDINAL } from '../words/numbers/read-amount.js';

/** How the deck writes numbers, of `DeckView`. */
export interface NumberContext {
  convention: NumberConvention;
  /** ISO 639-1 of the text. */
  language: string;
  /** What a bare `$` means. */
  dollar: { currency: string; sure: boolean };
}

/** One amount of a text. */
export interface Amount {
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

/** The amount whose digits start at `at`. `linked`: it ends a range, so the dash before it is no sign. */
export function readAmount(
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
    scaled: readScale(text, folded, end, context.language, money !== undefined, money?.currency) !== undefined,
    ratio: /^ ?(?:%|[x×](?![\p{L}\p{N}]))/u.test(text.slice(end, end + 3)),
  });
  const number = readNumber(text, at, context.convention, look);
  // "$000s" names a unit.
  if (number === undefined || /^0\d+$/u.test(text.slice(at, number.end))) return undefined;
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
  let plus = false;

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
    const scale = readScale(text, folded, end + plusBefore, context.language, money !== undefined, money?.currency);
    if (scale === undefined && money?.factor !== undefined) {
      value *= money.factor;
      precision *= money.factor;
      scaleFactor = money.factor;
    }
    if (scale !== undefined) {
      value *= scale.factor;
      precision *= scale.factor;
      end = scale.end;
      scaleFactor = scale.factor;
      if (scale.ambiguous !== undefined) ambiguous.push(scale.ambiguous);
      if (context.convention.doubleM === true && /(?<!M)M$/u.test(text.slice(0, scale.end).slice(-2)))
        ambiguous.push('m-thousand-or-million');
      if (scale.currency !== undefined) {
        currency = scale.currency;
        type = 'money';
      }
    }
    const behind = currencyAfter(text, folded, end);
    // "2 million tonnes", "2 millions de tonnes": a quantity, as "2 tonnes" is.
    const measured =
      scaleFactor === undefined || type !== 'count'
        ? undefined
        : physicalUnit(text, folded, end + (OF.exec(folded.slice(end, end + 4))?.[0].length ?? 0));
    if (behind !== undefined && (money === undefined || money.currency === behind.currency || money.currency === '$')) {
      currency = behind.currency === '$' ? (currency ?? '$') : behind.currency;
      if (currency === 'peso') currency = PESO.test(context.dollar.currency) ? context.dollar.currency : undefined;
      plus = text.slice(end, behind.start).startsWith('+');
      end = behind.end;
      type = 'money';
      if (scale === undefined) {
        const late = readScale(text, folded, end, context.language, true, currency);
        if (late !== undefined) {
          value *= late.factor;
          precision *= late.factor;
          end = late.end;
          scaleFactor = late.factor;
        }
      }
    } else if (measured !== undefined) {
      type = 'other';
      unitWord = measured.word;
      end = measured.end;
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
    plus: plus || plusEnd !== undefined,
  };
}

const PESO = /^(?:MXN|COP|CLP|ARS)$/u;

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
  if (/[\p{L}_#@/:]/u.test(before))
    return before !== ':' && before !== '/' ? true : isDigit(text.charCodeAt(at - 2)) || before === '/';
  if (before === '-' || before === '.' || before === ',') return /[\p{L}\p{N}]/u.test(text[at - 2] ?? ' ');
  return false;
}

// 24/7, 2x2, 3:30, 1-2-3 and ordinals.
function isBroken(text: string, end: number): boolean {
  const next = text.slice(end, end + 3);
  if (/^[/:]\d/u.test(next) || /^[x×]\d/u.test(next)) return true;
  return ORDINAL.test(next) && !/^°/u.test(next);
}

function signBefore(text: string, start: number): '+' | '-' | undefined {
  const sign = text[start - 1];
  if (sign !== '+' && sign !== '-') return undefined;
  return /[\s(|]/u.test(text[start - 2] ?? ' ') ? sign : undefined;
}
