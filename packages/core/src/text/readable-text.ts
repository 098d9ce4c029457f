/** Decides whether words of a deck can stand inside a sentence of ours, and trims them for it. */
import { PICTURE_SIGN } from './plain-line.js';
import { withoutEnd } from './without-end.js';

const BULLET = /^[\s\p{Pd}•·▪◦●○■□▶►▸▹▷➤✓✔✗✘*#>|→:;,.]+(?=[\p{L}\p{N}"“«‘'$€£¥(¿¡])/u;
const ENDING = /[\s.;:,\p{Pd}…]/u;
const BROKEN = /[\ufffd\u0000-\u001f|{}<>\\^~_]|https?:|www\.|@\w|\.{4,}|\?{3,}/u;

const PLAIN = /^[\x00-\x7f]*$/;

/** A line that ends on one of these goes on elsewhere. */
export const TORN_END =
  /(?:^|\s)(?:a|an|the|of|and|or|with|for|to|in|on|by|from|at|is|are|that|which|who|whose|our|more|de|del|la|el|los|las|y|o|en|con|para|por|que|un|una|le|les|des|du|et|ou|avec|pour|par|dans|qui|sur|une|der|die|das|und|oder|mit|f[uü]r|von|zu)$/iu;

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
  const line = text.replace(/\s+/g, ' ').replace(BULLET, '').replace(PICTURE_SIGN, '').trim();
  const plain = withoutEnd(withoutLoneMark(line), ENDING).trim();
  const words = plain.split(' ').filter((word) => /\p{L}/u.test(word));
  if (words.length < leastWords || BROKEN.test(plain)) return undefined;
  if (lettersIn(plain) < plain.replace(/ /g, '').length * 0.65) return undefined;
  const single = words.filter((word) => word.length === 1).length;
  if (words.length > 4 && single > words.length * 0.4) return undefined;
  if (unbalanced(plain) || TORN_END.test(plain)) return undefined;
  if (plain.length <= most) return plain;
  return cut ? `${withoutTornEnd(plain.slice(0, plain.lastIndexOf(' ', most - 1)))}…` : undefined;
}

/** Of a quotation that goes over several sentences one has the mark that opens it, another that which closes it. */
function withoutLoneMark(text: string): string {
  return (text.match(/["“”«»]/gu)?.length ?? 0) === 1 ? text.replace(/^["“«]\s*|\s*["”»]$/u, '') : text;
}

/** Most lines are plain, and their letters are counted without tables. */
function lettersIn(text: string): number {
  if (!PLAIN.test(text)) return text.match(/\p{L}/gu)?.length ?? 0;
  let letters = 0;
  for (let at = 0; at < text.length; at++) {
    const small = text.charCodeAt(at) | 0x20;
    if (small >= 0x61 && small <= 0x7a) letters++;
  }
  return letters;
}

function withoutTornEnd(text: string): string {
  return withoutEnd(withoutEnd(text, ENDING).replace(TORN_END, ''), ENDING);
}

/** A bracket that opens and never closes tells of a line torn from its other half. */
function unbalanced(text: string): boolean {
  return (text.match(/\(/g)?.length ?? 0) !== (text.match(/\)/g)?.length ?? 0);
}
