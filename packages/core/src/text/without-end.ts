/** Cuts what a text ends on. In linear time: an expression such as `[.…]+$` tries every run of dots again from each of its places. */

/** `text` without the characters at its end that `mark`, an expression for one character, fits. */
export function withoutEnd(text: string, mark: Pick<RegExp, 'test'>): string {
  let end = text.length;
  while (end > 0) {
    const start = isSecondHalf(text.charCodeAt(end - 1)) ? end - 2 : end - 1;
    if (!mark.test(text.slice(Math.max(0, start), end))) break;
    end = Math.max(0, start);
  }
  return text.slice(0, end);
}

/** Of a character that takes two places. */
function isSecondHalf(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
