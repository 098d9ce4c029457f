/** Heads of a comparison that is a picture or has no grid: names side by side in one band of the slide. */
import type { Block, Box } from '../../model/deck.js';
import type { ViewLine, ViewSlide } from '../view/view-types.js';
import { foldText } from '../../text/fold-text.js';
import { bareKey } from '../../text/words.js';
import { isCapitalised, rivalName } from './rival-names.js';

export interface BandName {
  name: string;
  line: ViewLine;
  quote: string;
}

/** So many names side by side are heads. */
const FEWEST = 3;
const MOST_LINES = 3;
const MOST_HEADS = 8;
const MOST_BLOCKS = 200;

/**
 * Names that stand side by side in one band, one a block, set in up to three short lines. Only the topmost band
 * counts: what stands in rows below are properties. Ours may be among them; it is not given back.
 */
export function namesInBand(slide: ViewSlide, company: string): BandName[] {
  const heads = slide.slide.blocks.flatMap((block) => headOf(block, slide) ?? []);
  if (heads.length < FEWEST || heads.length > MOST_BLOCKS) return [];
  const bands = heads.map((head) => heads.filter((other) => sideBySide(head.box, other.box)));
  const widest = bands.filter((band) => band.length >= FEWEST).sort((a, b) => topOf(a) - topOf(b))[0];
  if (widest === undefined) return [];
  const named = widest.flatMap(({ text, line, quote }) => {
    const name = rivalName(text, company);
    return name === undefined || !isCapitalised(name) ? [] : [{ name, line, quote }];
  });
  // A band of features has no name among it, or one by chance; ours is no rival and yet one of the heads, and so is
  // the corner, which says what the rows are.
  const own = bareKey(company);
  const ours = own.length >= 3 && widest.some(({ text }) => bareKey(text).startsWith(own));
  return named.length >= Math.max(2, widest.length - (ours ? 2 : 1)) ? named : [];
}

/** Heads of a comparison that were read as one line, ours among them: "Globex Initech Acme". */
export function headsInLine(slide: ViewSlide, { companyName = '' }: { companyName?: string }): BandName[] {
  const own = bareKey(companyName);
  if (own.length < 3) return [];
  return slide.lines.flatMap((line) => {
    const tokens = line.text.trim().split(/\s+/u);
    if (line.heading || line.cell || line.running || tokens.length < 2 || tokens.length > MOST_HEADS) return [];
    if (tokens.filter((token) => bareKey(token) === own).length !== 1) return [];
    const others = tokens.filter((token) => bareKey(token) !== own);
    const names = others.flatMap((token) => rivalName(token, companyName) ?? []).filter(isCapitalised);
    // "Acme Advantage", "Why Acme": a word that is no name makes a phrase of it, unless each heads a column of the table below.
    const isRow = slide.tables.some(({ rows }) => rows.every((row) => row.length === tokens.length + 1));
    if (names.length < others.length && !(isRow && others.every(isCapitalised))) return [];
    return names.map((name) => ({ name, line, quote: line.raw.trim() }));
  });
}

interface Head extends BandName {
  text: string;
  box: Box;
}

function headOf(block: Block, slide: ViewSlide): Head | undefined {
  if (block.title === true || block.rows !== undefined || block.lines.length > MOST_LINES) return undefined;
  const raw = block.lines.map(({ text }) => text.trim()).join(' ');
  const text = foldText(raw).text.replace(/\s+[-–]\s+/gu, ' ');
  if (raw.length < 2 || raw.length > 40) return undefined;
  const line = slide.lines.find((each) => each.block === block);
  if (line === undefined || line.heading || line.running) return undefined;
  return { name: text, text, line, quote: raw, box: block.box };
}

/** Beside each other: their heights overlap by half and their widths do not. */
function sideBySide(a: Box, b: Box): boolean {
  const shared = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y);
  const apart = Math.max(a.x, b.x) - Math.min(a.x + a.w, b.x + b.w);
  return a === b || (shared >= 0.5 * Math.min(a.h, b.h) && apart > 0);
}

const topOf = (band: readonly { box: Box }[]): number => Math.min(...band.map(({ box }) => box.y));
