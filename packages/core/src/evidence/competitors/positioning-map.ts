/** A positioning map: the company's name and those of others as labels, scattered over a field whose axes have names. */
import type { Block, Slide } from '../../model/deck.js';
import { foldText } from '../../text/fold-text.js';
import { bareKey, wordsOf } from '../../text/words.js';

export interface MapPoint {
  block: Block;
  /** Without its mark and what is told behind it: "Acme" of "● Acme (radar)". */
  label: string;
}

/** So many labels, ours among them, make a map; more are a picture of other things. */
const FEWEST = 4;
const MOST = 16;
/** A field has two axes, each with a name at one of its ends at least. */
const AXES = 2;
const MOST_WORDS = 4;
/** Of the slide's width and height: labels that are no further apart stand in one column or row. */
const APART = 0.012;

const ARROW = /[\u2190-\u2193\u2196-\u2199\u27a1]/u;
const MARK = /^[^\p{L}\p{N}]+/u;
const BEHIND = /\s*[(:]|\s+[-–—]\s/u;

/** The labels of others on the map that `slide` shows; none where it shows no map on which `company` stands. */
export function positioningMap(slide: Pick<Slide, 'blocks'>, company: string): MapPoint[] {
  const own = bareKey(company);
  const labels = slide.blocks.filter(
    ({ title, rows, lines }) => title !== true && rows === undefined && lines.length === 1,
  );
  if (own.length < 3 || labels.filter(({ lines }) => isAxis(lines[0]!.text)).length < AXES) return [];
  const points = labels.flatMap((block): MapPoint[] => {
    const text = foldText(block.lines[0]!.text).text;
    const label = (text.replace(MARK, '').split(BEHIND)[0] ?? '').trim();
    const isName = /^[\p{Lu}\d]/u.test(label) || bareKey(label) === own;
    return isName && !ARROW.test(text) && wordsOf(label).length <= MOST_WORDS ? [{ block, label }] : [];
  });
  const others = points.filter(({ label }) => bareKey(label) !== own);
  if (others.length === points.length || points.length < FEWEST || points.length > MOST) return [];
  return isScattered(points.map(({ block }) => block)) ? others : [];
}

/** An arrow beside a name, or a name in small letters. */
function isAxis(text: string): boolean {
  const words = wordsOf(text).length;
  return words >= 1 && words <= MOST_WORDS + 1 && (ARROW.test(text) || /^\p{Ll}[^\p{Lu}]*$/u.test(text.trim()));
}

/** No list, grid or ring: along one direction no two stand alike, along the other two at most. */
function isScattered(blocks: readonly Block[]): boolean {
  const alike = (along: 'x' | 'y'): number => {
    const places = blocks.map(({ box }) => box[along]).sort((a, b) => a - b);
    return places.filter((place, at) => at > 0 && place - places[at - 1]! < APART).length;
  };
  const [across, down] = [alike('x'), alike('y')];
  return Math.min(across, down) === 0 && Math.max(across, down) <= 1;
}
