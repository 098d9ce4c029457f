/** Decides whether words of a deck can stand inside a sentence of ours, and trims them for it. */

const BULLET = /^[\s\p{Pd}•·▪◦●○■□▶►➤✓✔✗✘*#>|→:;,.]+(?=[\p{L}\p{N}"“«‘'$€£¥(¿¡])/u;
const ENDING = /[\s.;:,\p{Pd}…]+$/u;
const BROKEN = /[\ufffd\u0000-\u001f|{}<>\\^~_]|https?:|www\.|@\w|\.{4,}|\?{3,}/u;

export interface ReadableOptions {
  /** @default 2 */
  leastWords?: number;
  /** Characters; longer texts are cut at a word with an ellipsis, or refused where `cut` is false. */
  most: number;
  /** @default true */
  cut?: boolean;
}

/**
 * The text on one line without bullet and closing mark, or undefined when it would not read as words: too
 * short, mostly digits and signs, several cells run together, letters set apart, or an address.
 */
export function readableText(text: string, { leastWords = 2, most, cut = true }: ReadableOptions): string | undefined {
  const plain = text.replace(/\s+/g, ' ').replace(BULLET, '').replace(ENDING, '').trim();
  const words = plain.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.length < leastWords || BROKEN.test(plain)) return undefined;
  const letters = plain.match(/\p{L}/gu)?.length ?? 0;
  if (letters < plain.replace(/ /g, '').length * 0.65) return undefined;
  const single = words.filter((word) => word.length === 1).length;
  if (words.length > 4 && single > words.length * 0.4) return undefined;
  if (unbalanced(plain)) return undefined;
  if (plain.length <= most) return plain;
  return cut ? `${plain.slice(0, plain.lastIndexOf(' ', most - 1)).replace(ENDING, '')}…` : undefined;
}

/** A bracket that opens and never closes tells of a line torn from its other half. */
function unbalanced(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
}
