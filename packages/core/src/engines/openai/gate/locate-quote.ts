/** Finds where a proposed quote stands on a slide, and gives it back in the slide's own characters. */
import type { ViewLine, ViewSlide } from '../../../evidence/view/view-types.js';
import { foldText } from '../../../text/fold-text.js';

export interface LocatedQuote {
  /** Verbatim from the slide, whole words. */
  quote: string;
  /** Lines (or cells) of the view that it touches. */
  lines: ViewLine[];
}

/** Marks that models put around what they quote, a bullet before it among them. */
const WRAPPING = /^[\s"'“”‘’«»`]*(?:[•▪◦‣>*–—-]\s+)?(?:\.{3}|…)?\s*|\s*(?:\.{3}|…)?[\s"'“”‘’«»`]*$/gu;

/** The quote's place on the slide, forms, dashes, quotation marks and spaces folded; undefined when it is not there. */
export function locateQuote(proposed: string, slide: ViewSlide): LocatedQuote | undefined {
  const { text } = slide.slide;
  const found = placeIn(text, proposed.trim()) ?? placeIn(text, proposed.replace(WRAPPING, ''));
  if (found === undefined) return undefined;
  const [start, end] = wholeWords(text, found);
  return { quote: text.slice(start, end), lines: linesWithin(slide, start, end) };
}

interface Plain {
  text: string;
  /** Place in the original of every character. */
  places: number[];
}

function placeIn(text: string, quote: string): [number, number] | undefined {
  const wanted = collapse(quote).text;
  if (!/[\p{L}\p{N}]/u.test(wanted)) return undefined;
  const exact = text.indexOf(quote);
  if (exact >= 0) return [exact, exact + quote.length];
  const plain = collapse(text);
  const at = plain.text.indexOf(wanted);
  if (at < 0) return undefined;
  return [plain.places[at]!, plain.places[at + wanted.length - 1]! + 1];
}

/** Folded line by line, as the view folds them, with runs of spaces as one, and the marks that we set between cells. */
function collapse(raw: string): Plain {
  let text = '';
  const places: number[] = [];
  let offset = 0;
  for (const line of raw.split('\n')) {
    const folded = foldText(line);
    for (let i = 0; i <= folded.text.length; i++) {
      const character = i === folded.text.length || folded.text[i] === '|' ? ' ' : folded.text[i]!;
      if (character === ' ' && (text === '' || text.endsWith(' '))) continue;
      text += character;
      places.push(offset + (i === folded.text.length ? line.length : (folded.places?.[i] ?? i)));
    }
    offset += line.length + 1;
  }
  if (text.endsWith(' ')) {
    text = text.slice(0, -1);
    places.pop();
  }
  return { text, places };
}

const IN_WORD = /[\p{L}\p{N}\p{M}]/u;
/** What belongs to a number beside its digits: "$", "%", "." between digits. */
const IN_NUMBER = /[\p{L}\p{N}\p{M}\p{Sc}%.,'’-]/u;

/** Half a word or number says something else than the whole: "2M" of "1.2M". */
function wholeWords(text: string, [from, to]: [number, number]): [number, number] {
  let [start, end] = [from, to];
  while (start > 0 && cuts(text, start)) start--;
  while (end < text.length && cuts(text, end)) end++;
  return [start, end];
}

/** True when `at` lies inside of a word or a number. */
function cuts(text: string, at: number): boolean {
  const [before, after] = [text[at - 1]!, text[at]!];
  if (IN_WORD.test(before) && IN_WORD.test(after)) return true;
  const joins = IN_NUMBER.test(before) && IN_NUMBER.test(after);
  return joins && /\d[.,'’]?\p{N}|\p{Sc}-?\d|\d%/u.test(text.slice(Math.max(0, at - 2), at + 2));
}

function linesWithin({ slide, lines }: ViewSlide, start: number, end: number): ViewLine[] {
  const touched: ViewLine[] = [];
  let cursor = 0;
  for (const block of slide.blocks) {
    for (const [row, line] of block.lines.entries()) {
      const at = slide.text.indexOf(line.text, cursor);
      if (at < 0) continue;
      cursor = at + line.text.length;
      if (at >= end || cursor <= start) continue;
      const own = lines.filter((one) => one.block === block);
      const cells = own.filter((one) => one.cell?.rowIndex === row);
      touched.push(...(cells.length > 0 ? cells : own.filter((one) => one.raw === line.text)));
    }
  }
  return [...new Set(touched)];
}
