/** Reads the digits of one number with its thousands and decimal marks, at a given place of a text. */
import { currencyBefore, MONEY_BEHIND } from './currencies.js';
import type { NumberConvention } from './number-convention.js';

export interface ReadNumber {
  value: number;
  /** Place after the last digit. */
  end: number;
  /** Worth of the last digit that carries precision: 0.1 for 1.2, 1 for 40, 10 for 350, 1000 for 5,000. */
  precision: number;
  /** Thousands or decimals could not be told apart. */
  unsure: boolean;
  /** Has any mark inside. */
  marked: boolean;
  /** The digits as written, without marks. */
  digits: string;
}

/** What stands around the digits and decides how a single mark with three digits is read. */
export interface NumberSurroundings {
  /** A scale word or letter follows: "2.599 billion". */
  scaled: boolean;
  /** A percent sign or `x` follows: such numbers seldom have thousands. */
  ratio: boolean;
}

const MAX_LENGTH = 40;

/**
 * Reads the number that starts at `start` (a digit). `look` tells what follows a given place.
 * Returns undefined for what is no number: versions (1.2.3), addresses (10.0.0.1), runs of over 15 digits.
 */
export function readNumber(
  text: string,
  start: number,
  convention: NumberConvention,
  look: (end: number) => NumberSurroundings,
): ReadNumber | undefined {
  const parts = splitNumber(text, start, convention);
  if (parts === undefined) return undefined;
  const { groups, marks, end } = parts;
  const whole = (count: number): string => groups.slice(0, count).join('');
  const make = (integer: string, decimals: string, unsure = false): ReadNumber | undefined => {
    if (integer.length > 15 || decimals.length > 12) return undefined;
    return {
      value: Number(`${integer}.${decimals === '' ? '0' : decimals}`),
      end,
      precision: precisionOf(integer, decimals),
      unsure,
      marked: marks.length > 0,
      digits: integer + decimals,
    };
  };
  if (marks.length === 0) return make(groups[0] ?? '', '');
  const last = marks[marks.length - 1] ?? '';
  const lastGroup = groups[groups.length - 1] ?? '';
  const kinds = new Set(marks);

  if (kinds.size > 1) {
    const inner = marks.slice(0, -1);
    if (new Set(inner).size > 1 || inner[0] === last || !areThousands(groups.slice(0, -1))) return undefined;
    return make(whole(groups.length - 1), lastGroup);
  }
  if (last === ' ' || last === "'") return areThousands(groups) ? make(whole(groups.length), '') : undefined;
  if (marks.length > 1) return areThousands(groups) ? make(whole(groups.length), '') : undefined;
  if (lastGroup.length !== 3) return make(groups[0] ?? '', lastGroup);

  // One mark with exactly three digits behind it: 2.500 or 2,599.
  const first = groups[0] ?? '';
  const around = look(end);
  // "+8,338%" where decimals have a point.
  const isGrouped = last === ',' && convention.decimal === '.';
  if (first === '0' || first.length > 3 || (around.ratio && !isGrouped)) return make(first, lastGroup);
  if (last === convention.thousands || (last === convention.decimal && convention.groupedByDecimal === true))
    return make(first + lastGroup, '');
  if (convention.thousands === ' ' && last === '.') return make(first + lastGroup, '', !around.scaled);
  // "8,800 millones", "2.500M", whatever mark the deck writes decimals with: nobody writes 8.8 with zeros behind it.
  if (around.scaled)
    return lastGroup.endsWith(last === '.' ? '0' : '00') ? make(first + lastGroup, '', true) : make(first, lastGroup);
  return make(first + lastGroup, '', true);
}

interface Parts {
  groups: string[];
  marks: string[];
  end: number;
}

function splitNumber(text: string, start: number, convention: NumberConvention): Parts | undefined {
  const groups: string[] = [];
  const marks: string[] = [];
  let at = start;
  for (;;) {
    const from = at;
    while (at < text.length && isDigit(text.charCodeAt(at)) && at - start < MAX_LENGTH) at++;
    if (at - start >= MAX_LENGTH) return undefined;
    groups.push(text.slice(from, at));
    const mark = text[at] ?? '';
    if (!isDigit(text.charCodeAt(at + 1))) break;
    if (mark === ',' || mark === '.') {
      if (marks.includes(' ') && marks.includes(mark)) break;
      marks.push(mark);
    } else if (mark === "'" && nextGroupIsThree(text, at)) {
      marks.push(mark);
    } else if (mark === ' ' && spaceIsThousands(text, start, at, groups, marks, convention)) {
      marks.push(mark);
    } else break;
    at++;
  }
  return { groups, marks, end: at };
}

/** "€ 450 000", "450 000 USD": round thousands of a currency, whatever mark the deck writes decimals with. */
const isRoundAmount = (text: string, start: number, at: number): boolean =>
  /^ \d00(?!\d)/u.test(text.slice(at, at + 5)) &&
  (currencyBefore(text, start) !== undefined || MONEY_BEHIND.test(text.slice(at + 4, at + 9)));

/** "5 000+": a number that goes on from there. */
const isOpenThousand = (text: string, at: number): boolean => /^ \d00 ?\+(?!\d)/u.test(text.slice(at, at + 7));

/** "9 800" and nothing else, in a cell or a line of its own; "451 468" are as often two columns. */
const isAllOf = (text: string, at: number): boolean => at <= 5 && /^\s*[-–]?\(?\d{1,2} \d{3}\)?\s*$/u.test(text);

function spaceIsThousands(
  text: string,
  start: number,
  at: number,
  groups: string[],
  marks: string[],
  convention: NumberConvention,
): boolean {
  const first = groups[0] ?? '';
  if (first.length > 3 || first.startsWith('0')) return false;
  // "2 500 000" is one number in any deck; "1 250" only where the comma is the decimal mark, or spaces set thousands apart.
  const isTold =
    /^ \d{3} \d{3}(?!\d)/u.test(text.slice(at, at + 9)) ||
    isRoundAmount(text, start, at) ||
    isOpenThousand(text, at) ||
    isAllOf(text, at);
  const isWritten = convention.decimal === ',' || convention.groupedBySpace === true || isTold;
  if (marks.length === 0 && !isWritten) return false;
  if (marks.some((mark) => mark !== ' ') || !nextGroupIsThree(text, at)) return false;
  return marks.length > 0 || !areTicks(Number(first), text.slice(at + 1, at + 9));
}

/** What the ticks of an axis are multiples of. */
const TICK = 5;

/** "100 200 300": ticks of an axis go up by equal round steps, a number does not look like that. */
function areTicks(first: number, rest: string): boolean {
  const [next = '', third = ''] = rest.split(' ');
  const step = Number(next) - first;
  if (first < 100 || step <= 0 || first % TICK !== 0 || step % TICK !== 0) return false;
  return /^\d{3}$/u.test(third) ? Number(third) - Number(next) === step : first % 100 === 0 && Number(next) % 100 === 0;
}

function nextGroupIsThree(text: string, at: number): boolean {
  return (
    isDigit(text.charCodeAt(at + 1)) &&
    isDigit(text.charCodeAt(at + 2)) &&
    isDigit(text.charCodeAt(at + 3)) &&
    !isDigit(text.charCodeAt(at + 4))
  );
}

/** 1,234,567 or, as India writes, 12,34,567. */
function areThousands(groups: string[]): boolean {
  const [first = '', ...rest] = groups;
  if (rest.length === 0) return first.length > 0;
  if (first.length > 3 || first === '0') return false;
  if (rest.every((group) => group.length === 3)) return true;
  const tail = rest[rest.length - 1] ?? '';
  return first.length <= 2 && tail.length === 3 && rest.slice(0, -1).every((group) => group.length === 2);
}

/** Zeros at the end of a whole number carry no precision beyond its second digit: 5,000 is ± 500, 2,599 is ± 0.5. */
function precisionOf(integer: string, decimals: string): number {
  if (decimals !== '') return 10 ** -decimals.length;
  let zeros = 0;
  while (zeros < integer.length - 1 && integer[integer.length - 1 - zeros] === '0') zeros++;
  return 10 ** zeros;
}

export function isDigit(code: number): boolean {
  return code >= 48 && code <= 57;
}
