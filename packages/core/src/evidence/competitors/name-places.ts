/** Every place of a slide about competition where a rival's name may stand, whether or not wording says that it is one. */
import { evidenceLines, quoteLine } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { foldText } from '../../text/fold-text.js';
import { namesInCell } from './named-columns.js';
import { BULLET } from './names-in-lists.js';
import type { NamedRival } from './names-in-sentences.js';
import { rivalName } from './rival-names.js';
import { SIGNS } from '../words/competitors/name-places.js';

/** How a name stands: a whole line, a part of one between signs, a cell, lines set one under another, words in a sentence. */
export type NamePlace = 'line' | 'part' | 'cell' | 'stacked' | 'run';

export interface PlacedName extends NamedRival {
  place: NamePlace;
}
/** Capitalised words in a row, behind another word of the sentence. */
const RUN =
  /(?<=[\p{L}\p{N},] |[(“"'«])(?:\p{Lu}[\p{L}\p{N}&.-]*\p{L}|\p{Ll}+\p{Lu}\p{L}*)(?: (?:\p{Lu}[\p{L}\p{N}&.-]*\p{L})){0,2}/gu;
const MOST_LINES = 120;
const MOST_STACKED = 3;

export function namePlaces(slide: ViewSlide, view: DeckView): PlacedName[] {
  const company = view.companyName ?? '';
  const lines = evidenceLines(slide)
    .filter(({ running }) => !running)
    .slice(0, MOST_LINES);
  return [...lines.flatMap((line) => inLine(line, company)), ...stacked(lines, company)].map((named) => ({
    ...named,
    slide: slide.number,
  }));
}

function inLine(line: ViewLine, company: string): Omit<PlacedName, 'slide'>[] {
  const quote = quoteLine(line);
  const text = foldText(line.raw).text.replace(BULLET, '');
  const named = (place: NamePlace, part: string) => {
    const name = rivalName(part, company);
    return name === undefined ? [] : [{ place, name, line, quote }];
  };
  if (line.cell) {
    const listed = namesInCell(line, company).map((name) => ({ place: 'cell' as const, name, line, quote }));
    return listed.length > 1 ? listed : named('cell', line.text);
  }
  const parts = text.split(SIGNS).filter((part) => part.trim() !== '');
  const runs = [...text.matchAll(RUN)].flatMap(([run]) => named('run', run));
  return [...named('line', text), ...(parts.length > 1 ? parts.flatMap((part) => named('part', part)) : []), ...runs];
}

/** "Sleep / Cycle", each word on a line of the same block. */
function stacked(lines: readonly ViewLine[], company: string): Omit<PlacedName, 'slide'>[] {
  return lines.flatMap((line) => {
    const { block } = line;
    if (line.cell || block.lines.length < 2 || block.lines.length > MOST_STACKED || block.lines[0]?.text !== line.raw)
      return [];
    const raw = block.lines.map(({ text }) => text.trim()).join(' ');
    const name = rivalName(foldText(raw).text, company);
    return name === undefined ? [] : [{ place: 'stacked' as const, name, line, quote: raw }];
  });
}
