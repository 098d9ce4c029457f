/** Slides as far as words are read: a page of text has some thousand characters, what lies far beyond is an attack. */
import type { Slide } from '../model/deck.js';
import { isWithin, startWithin } from './fold-text.js';

/** Characters of one slide, as written and as folded, that language, sections, names and claims are read from. */
export const READ_LIMIT = 40_000;

/** The slide itself when it is of human size, else a copy of its beginning. */
export function boundSlide(slide: Slide): Slide {
  if (isWithin(slide.text, READ_LIMIT)) return slide;
  let left = READ_LIMIT;
  const take = (text: string): string => {
    const taken = startWithin(text, Math.max(0, left));
    left -= taken.size;
    return taken.text;
  };
  const blocks = slide.blocks.flatMap((block) => {
    if (left <= 0) return [];
    const rows = block.rows?.map((row) => row.map(take));
    const lines = block.lines.flatMap((line) =>
      left > 0 || rows ? [{ ...line, text: rows ? beginning(line.text) : take(line.text) }] : [],
    );
    return [{ ...block, lines, ...(rows ? { rows } : {}) }];
  });
  return { ...slide, title: slide.title.slice(0, 1000), text: beginning(slide.text), blocks };
}

function beginning(text: string): string {
  return startWithin(text, READ_LIMIT).text;
}
