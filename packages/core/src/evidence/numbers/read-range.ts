/** Joins two amounts into a range, and tells a range from a growth of one into the other. */
import { currencyBefore } from './currencies.js';
import type { Figure } from './figure.js';
import { readAmount } from './read-amount.js';
import type { Amount, NumberContext } from './read-amount.js';
import { isDigit } from './read-number.js';
import { ASKED, BETWEEN, CHANGE_LINK, FROM, FROM_VALUE, LINK, TIME } from '../words/numbers/read-range.js';

export interface RangeEnd {
  low: number;
  last: Amount;
}

/** "1,5-2 MM€", "$500K - $1M", "entre 2 y 3 millones", "10 to 15 %". */
export function readRangeEnd(
  text: string,
  folded: string,
  first: Amount,
  context: NumberContext,
  covered: Uint8Array | undefined,
): RangeEnd | undefined {
  const link = LINK.exec(folded.slice(first.end, first.end + 7));
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
  const between = BETWEEN.test(before);
  const from = FROM.test(before) && !ASKED.test(folded.slice(Math.max(0, first.start - 30), first.start));
  if (['y', 'et', 'and'].includes(word) && !between) return undefined;
  if (last.type === 'money' && first.type === 'count') {
    first = { ...first, type: 'money' };
  } else if (first.type === 'money' && last.type === 'count') {
    last = { ...last, type: 'money', ...(first.currency !== undefined ? { currency: first.currency } : {}) };
  } else if (first.type === 'count' && last.type !== 'other') {
    first = { ...first, type: last.type };
  }
  if (first.type !== last.type || first.type === 'other') return undefined;
  // "Month 3 — $650": a time that is set off.
  if (word === '-' && /^\s.*\s$/u.test(link) && TIME.test(before)) return undefined;
  const shared = first.scale === undefined && last.scale !== undefined;
  const sharedUnit =
    first.type !== 'money' && first.type !== 'count' && !/[%x×]|\p{L}/u.test(text.slice(first.start, first.end));
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

/** "from $350k to $1.2M", "de 10 a 40 clientes", "$50k → $140k": the earlier figure grew into the later one. */
export function isChange(folded: string, first: Figure, second: Figure): boolean {
  if (first.type !== second.type || second.start - first.end > 24 || second.start < first.end) return false;
  const link = folded.slice(first.end, second.start);
  if (/^ ?(?:->|→|=>) ?$/u.test(link)) return true;
  if (!CHANGE_LINK.test(link)) return false;
  return FROM_VALUE.test(folded.slice(Math.max(0, first.start - 22), first.start));
}
