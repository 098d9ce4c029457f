/** Size and baseline of words in a picture, from the height of their boxes and the letters they are made of. */
import type { OcrWord } from './text-recognizer.js';

/** Usual shares of the size of a typeface: height of small letters, of capitals and tall letters, depth of tails. */
const SMALL = 0.52;
const TALL = 0.73;
const TAIL = 0.21;

const HAS_TALL = /[\p{Lu}\p{N}bdfhijklt!?&%$€£]/u;
const HAS_TAIL = /[gjpqyQ,;()/]/;

/** Pixels, as the median word has it; 0 for words without a letter or digit. */
export function letterSize(words: readonly OcrWord[]): number {
  const sizes = words.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map(sizeOf);
  return sizes.sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? 0;
}

/** Pixels from the top of the picture, as the median word has it. */
export function baselineOf(words: readonly OcrWord[], size: number): number {
  const feet = words.map(({ text, y, h }) => y + h - (HAS_TAIL.test(text) ? TAIL * size : 0));
  return feet.sort((a, b) => a - b)[Math.floor(feet.length / 2)] ?? 0;
}

function sizeOf({ text, h }: OcrWord): number {
  return h / ((HAS_TALL.test(text) ? TALL : SMALL) + (HAS_TAIL.test(text) ? TAIL : 0));
}
