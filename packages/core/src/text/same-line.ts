/** Whether two readings of a slide hold the same line: a reader of today may join or cut lines otherwise than one before. */

/** Letters and digits alone, in lower case. */
export const bareLine = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Of two bare lines: one holds the other; a few letters that stand anywhere prove nothing. */
export function isSameLine(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return a === b || (short.length >= 6 && long.includes(short));
}
