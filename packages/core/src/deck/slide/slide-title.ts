/** The title of a slide: its title placeholder, else the largest words near the top. */
import type { Block, Slide } from '../../model/deck.js';

/** A title's first line stands above this share of the height. */
const TITLE_ABOVE = 0.4;
/** Where headings stand, and how large they are beside the largest words of the slide. */
const TOP = 0.2;
const LEAST_OF_LARGEST = 0.6;
/** Words this much larger than anything above them are the slide's title wherever they stand: closing and section slides. */
const DWARFS = 1.5;
const FEW_BLOCKS = 3;
/** Lines of a block that are this near to its largest belong to the title. */
const AS_LARGE = 0.7;
const LONGEST = 160;
/** OCR makes large words of drawings, and is not sure of them. */
const SURE = 0.6;
/** What begins below this share of the slide is a footer, also where nothing stands over it. */
const FOOT = 0.9;

/** Fills in `title` and marks its block, one that `mayHead`. A slide that has a title keeps it. */
export function withTitle(slide: Slide, mayHead: (block: Block, index: number) => boolean = () => true): Slide {
  if (slide.title !== '') return slide;
  const marked = slide.blocks.find((block) => block.title);
  if (marked) return { ...slide, title: marked.lines.map((line) => line.text).join(' ') };
  const heads = slide.blocks.filter((block, index) => block.box.y < FOOT && mayHead(block, index));
  const candidates = heads.flatMap((block) => {
    const text = headOf(block);
    const doubtful = (block.confidence ?? 1) < SURE;
    return text === undefined || block.rows || doubtful ? [] : [{ block, text }];
  });
  const upper = largestOf(candidates.filter(({ block }) => block.box.y <= TITLE_ABOVE));
  const any = largestOf(candidates);
  const sparse = slide.blocks.length <= FEW_BLOCKS;
  const dwarfed = upper && any && sparse && sizeOf(any.block) >= DWARFS * sizeOf(upper.block);
  const largest = upper && !dwarfed ? upper : any;
  const least = LEAST_OF_LARGEST * (largest ? sizeOf(largest.block) : 0);
  // A figure or a card's word may be larger than the heading above it.
  const top = candidates.filter(({ block }) => block.box.y < TOP && sizeOf(block) >= least);
  const best = largestOf(top) ?? largest;
  if (!best) return slide;
  return {
    ...slide,
    title: best.text,
    blocks: slide.blocks.map((block) => (block === best.block ? { ...block, title: true } : block)),
  };
}

interface Candidate {
  block: Block;
  text: string;
}

function largestOf(candidates: Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (found, each) => (!found || sizeOf(each.block) > sizeOf(found.block) * 1.01 ? each : found),
    undefined,
  );
}

function sizeOf(block: Block): number {
  return Math.max(0, ...block.lines.map((line) => line.size));
}

/** The block's large lines, when they can be a title: mostly letters, not a paragraph. */
function headOf(block: Block): string | undefined {
  const size = sizeOf(block);
  const text = block.lines
    .filter((line) => line.size >= AS_LARGE * size)
    .map((line) => line.text)
    .join(' ');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return letters < 2 || digits >= letters || text.length > LONGEST ? undefined : text;
}
