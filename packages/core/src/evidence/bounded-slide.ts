/** Slides as far as words are read: a page of text has some thousand characters, what lies far beyond is an attack. */
import type { Slide } from '../model/deck.js';

/** Characters of one slide that language, sections, names and claims are read from. */
export const READ_LIMIT = 40_000;

/** The slide itself when it is of human size, else a copy of its beginning. */
export function boundSlide(slide: Slide): Slide {
  if (slide.text.length <= READ_LIMIT) return slide;
  let left = READ_LIMIT;
  const take = (text: string): string => {
    const taken = text.slice(0, Math.max(0, left));
    left -= taken.length;
    return taken;
  };
  const blocks = slide.blocks.flatMap((block) => {
    if (left <= 0) return [];
    const rows = block.rows?.map((row) => row.map(take));
    const lines = block.lines.flatMap((line) =>
      left > 0 || rows ? [{ ...line, text: rows ? line.text.slice(0, READ_LIMIT) : take(line.text) }] : [],
    );
    return [{ ...block, lines, ...(rows ? { rows } : {}) }];
  });
  return { ...slide, title: slide.title.slice(0, 1000), text: slide.text.slice(0, READ_LIMIT), blocks };
}
