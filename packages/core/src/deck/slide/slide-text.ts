/** The text of a slide, put together the one way that quotes are verified against. */
import type { Block, Slide } from '../../model/deck.js';

/** Lines joined by '\n', blocks by an empty line, in reading order. */
export function slideText(blocks: readonly Block[]): string {
  return blocks
    .map((block) => block.lines.map((line) => line.text).join('\n'))
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The slide with other blocks: ids numbered anew, text put together anew. */
export function withBlocks(slide: Slide, blocks: readonly Block[]): Slide {
  const numbered = blocks.map((block, index) => ({ ...block, id: `b${index + 1}` }));
  return { ...slide, blocks: numbered, text: slideText(numbered) };
}

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Words a person would read as such: at least two letters, a digit, or a character of a script without spaces. */
export function countWords(text: string): number {
  let count = 0;
  for (const [word] of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    if (word.length > 1 || /\p{N}/u.test(word) || CJK.test(word)) count++;
  }
  return count;
}
