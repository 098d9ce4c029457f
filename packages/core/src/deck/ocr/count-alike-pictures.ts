/** Counts the different small pictures of one size on a slide that bear no words and have none beside them: logos, where it says so. */
import type { Slide } from '../../model/deck.js';
import { area, height, intersection, overlapX, overlapY, width, type Rect } from '../layout/rect.js';

/** Fewer are no wall. */
const FEWEST = 4;
/** Share of the slide; larger is a photo or a screenshot. */
const LARGEST = 0.05;
/** Times the usual height of them. */
const ALIKE = 2;
/** What covers more of a picture than this is painted over it. */
const SAME = 0.5;
/** A caption is as near as half of the picture's own size. */
const BESIDE = 0.5;

/** Where a slide may show words that are no text, in fractions of it: a picture, or drawn shapes. */
export interface DrawnPlace extends Rect {
  /** What is drawn there: the same where it is drawn again. Undefined for what is drawn once. */
  drawing?: string;
}

/** `places`: where its pictures and outlines lie. Pictograms of one thing count once. 0 for fewer than four. */
export function countAlikePictures({ blocks }: Pick<Slide, 'blocks'>, places: readonly DrawnPlace[]): number {
  const words = blocks
    .filter((block) => block.title !== true)
    .flatMap((block) => block.lines.map(({ box: { x, y, w, h } }): Rect => ({ x0: x, y0: y, x1: x + w, y1: y + h })));
  const pictures: DrawnPlace[] = [];
  for (const place of places) {
    const isOver = (other: Rect) => area(intersection(other, place)) > SAME * Math.min(area(other), area(place));
    if (area(place) <= LARGEST && !pictures.some(isOver)) pictures.push(place);
  }
  const usual = pictures.map(height).sort((a, b) => a - b)[pictures.length >> 1] ?? 0;
  const bare = pictures.filter((place) => {
    const [dx, dy] = [BESIDE * width(place), BESIDE * height(place)];
    const around = { x0: place.x0 - dx, y0: place.y0 - dy, x1: place.x1 + dx, y1: place.y1 + dy };
    const isAlike = height(place) <= ALIKE * usual && usual <= ALIKE * height(place);
    return isAlike && !words.some((line) => overlapX(line, around) > 0 && overlapY(line, around) > 0);
  });
  const different = new Set(bare.map((place) => place.drawing ?? place)).size;
  return different < FEWEST ? 0 : different;
}
