import { NAMED } from '../words/numbers/no-measure.js';

/**
 * True when the count at `start`..`end` measures nothing. `digits` without marks; `marked` tells whether it was
 * written with thousands or decimals.
 */
export function isNoMeasure(
  text: string,
  folded: string,
  start: number,
  end: number,
  digits: string,
  marked: boolean,
): boolean {
  const before = folded.slice(Math.max(0, start - 20), start);
  const after = text.slice(end, end + 4);
  if (!marked && digits.length >= 10) return true;
  if (!marked && digits.length >= 7 && (/[\d+)] ?$/u.test(before) || /^[ -]?\d/u.test(after))) return true;
  if (!marked && digits.length > 1 && digits.startsWith('0')) return true;
  // "0977 918 942": the groups that follow such a number.
  if (/(?:^|[^\d.,])0\d{2,4}(?:[ -]\d{2,4}){0,2}[ -]$/u.test(before) && digits.length >= 2) return true;
  if (/\+ ?$/u.test(before) && /^ \d{2,}/u.test(after) && digits.length <= 3) return true;
  // Groups of a telephone number: "312 7416888", "06 12 34 56 78".
  if (!marked && digits.length <= 4 && /^ ?\d{6,}/u.test(text.slice(end, end + 12))) return true;
  if (!marked && /(?:^|\D)\d{2} $/u.test(before) && /^ \d{2}(?!\d)/u.test(after)) return true;
  if (digits.length <= 5 && NAMED.test(before)) return true;
  // "1. Problem", "2) Market", "(3)" at the start of a line.
  if (digits.length <= 2 && /^\s*\(?$/u.test(text.slice(0, start)) && /^[.)]\s/u.test(text.slice(end, end + 2)))
    return true;
  return false;
}
