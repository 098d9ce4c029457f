/** Tells sections by what a slide shows rather than by what it is called: tables, years, sums asked for, steps. */
import type { Slide } from '../../model/deck.js';
import type { Section } from '../../model/values.js';
import { isMarkCell } from '../words/marks.js';
import { bareKey, fold } from '../../text/words.js';
import { positioningMap } from '../competitors/positioning-map.js';
import {
  AHEAD,
  ANOTHER_RAISED,
  APART,
  ASKED,
  COSTS_MORE,
  ECONOMICS,
  INVESTORS,
  LIVE,
  RAISE,
  RESULT,
  ROUND_NAME,
  SUM,
  TERMS,
  UNLIKE,
  VERB,
  WE_DO,
  WITHOUT,
  YEAR,
} from '../words/outline/sections-by-shape.js';

export interface ShapeWeight {
  heading?: number;
  body?: number;
}

interface ShapeLine {
  text: string;
  heading: boolean;
}

const MOST_LINES = 300;
/** What is as good as a heading, and what makes a section stand beside another one. */
const AS_HEADING = 3;
const AS_LABEL = 2;
const BESIDE = 4;
const STRONG = 2;

/** The sections that the shape of `slide` speaks for, with what it is worth. Linear in its text. */
export function sectionsByShape(
  slide: Slide,
  lines: readonly ShapeLine[],
  companyName: string,
): [Section, ShapeWeight][] {
  const short = lines.slice(0, MOST_LINES).map((line) => ({ ...line, folded: fold(line.text.slice(0, 300)) }));
  const found: [Section, ShapeWeight][] = [];
  if (slide.blocks.some((block) => hasMarks(block.rows))) found.push(['competition', { heading: AS_HEADING }]);
  const own = bareKey(companyName);
  if (positioningMap(slide, companyName).length > 0) found.push(['competition', { heading: AS_HEADING }]);
  if (
    own.length >= 3 &&
    (slide.blocks.some((block) => comparesUs(block.rows, own)) || showsUsAmongOthers(slide, short, own))
  )
    found.push(['competition', { heading: AS_LABEL }]);
  if (slide.blocks.some((block) => isStatement(block.rows)) || plansYears(short))
    found.push(['financials', { body: BESIDE }]);
  if (slide.blocks.some((block) => isUnitEconomics(block.rows))) found.push(['businessModel', { body: BESIDE }]);
  if (short.some((line) => asksForSum(line.folded))) found.push(['ask', { heading: AS_LABEL }]);
  if (short.filter((line) => /^\s*[1-6](?:[.)]|\s)\s*\p{Lu}\p{L}+/u.test(line.text)).length >= 3) {
    found.push(['product', { body: STRONG }], ['solution', { body: STRONG }]);
  }
  if (short.some((line) => LIVE.test(line.folded))) found.push(['product', { body: STRONG }]);
  const body = short.filter((each) => !each.heading);
  for (const line of short.filter((each) => each.heading)) {
    // "CHF 8m for fifteen cities", "Series A: $12M".
    if (SUM.test(line.folded) && (ROUND_NAME.test(line.folded) || countTerms(body) >= 2))
      found.push(['ask', { heading: AS_HEADING }]);
    if (APART.test(line.folded) && body.some((each) => UNLIKE.test(each.text)))
      found.push(['competition', { heading: AS_HEADING }]);
    if (COSTS_MORE.test(line.folded)) found.push(['problem', { body: STRONG + 1 }]);
    if (WITHOUT.test(line.folded) || tellsOfUs(line.text, own)) found.push(['solution', { body: BESIDE }]);
    if (saysWhatWeDo(line.folded)) found.push(['solution', { body: BESIDE }]);
    if (LIVE.test(line.folded)) found.push(['product', { body: STRONG + 1 }]);
  }
  return found;
}

/** "Raising $12M", "Buscamos inversores que …", "Nous levons entre 1,2 et 1,5 M€"; not "we are looking for a CFO". */
export function asksForMoney(text: string): boolean {
  return asksForSum(fold(text.slice(0, 300)));
}

function asksForSum(folded: string): boolean {
  const verb = RAISE.exec(folded);
  if (verb === null) return false;
  const rest = folded.slice(verb.index, verb.index + 80);
  return SUM.test(rest) || INVESTORS.test(rest);
}

const countTerms = (lines: readonly { folded: string }[]): number =>
  TERMS.filter((term) => lines.some((line) => term.test(line.folded))).length;

/** "Acme pays out at clock-out": a headline in which the company does something. */
function tellsOfUs(title: string, own: string): boolean {
  const asked = ASKED.exec(fold(title.trim()))?.[1];
  if (asked !== undefined && own.length >= 3 && bareKey(asked) === own) return true;
  const words = title.trim().split(/\s+/u);
  if (own.length < 3 || words.length < 4) return false;
  const length = [1, 2, 3].find((count) => bareKey(words.slice(0, count).join('')) === own);
  return length !== undefined && VERB.test(words[length] ?? '');
}

/** Most inner cells of the table are marks: a comparison. */
function hasMarks(rows: readonly (readonly string[])[] | undefined): boolean {
  if (rows === undefined || rows.length < 3) return false;
  const inner = rows.slice(1).flatMap((row) => row.slice(1));
  const marks = inner.filter(isMarkCell).length;
  return marks >= 4 && marks >= inner.length / 2;
}

/** We head a column or a row of a table beside two others. */
function comparesUs(rows: readonly (readonly string[])[] | undefined, own: string): boolean {
  if (rows === undefined || rows.length < 3 || (rows[0]?.length ?? 0) < 3) return false;
  const sides = [rows[0]?.slice(1) ?? [], rows.slice(1).map((row) => row[0] ?? '')];
  return sides.some((cells) => {
    const names = cells.filter((cell) => /^\P{N}{2,40}$/u.test(cell.trim()));
    return names.length >= 3 && names.some((cell) => bareKey(cell) === own);
  });
}

/** Our name stands alone among other names, and the slide says that another one raised money: a picture of rivals. */
function showsUsAmongOthers(slide: Slide, lines: readonly ShapeLine[], own: string): boolean {
  const other = lines.some((line) => {
    const name = ANOTHER_RAISED.exec(line.text)?.[1];
    return name !== undefined && bareKey(name) !== own;
  });
  if (!other || lines.filter((line) => TICK.test(line.text)).length >= TIMELINE) return false;
  // A name that also runs as a footer stands there once more.
  const ours = slide.blocks.flatMap((block) => block.lines).filter((line) => bareKey(line.text) === own).length;
  if (ours < 2 && !lines.some((line) => !line.heading && bareKey(line.text) === own)) return false;
  return lines.filter((line) => /^\p{Lu}\P{N}{2,30}$/u.test(line.text.trim())).length >= 4;
}

/** So many quarters or years alone on their lines make a timeline, and what stands at them are our own steps. */
const TIMELINE = 3;
const TICK = /^\s*(?:(?:[QTHS][1-4]|[1-4][QTHS])\b.{0,8}|20\d\d)\s*$/u;

/** Years or quarters over columns, results in the rows. */
function isStatement(rows: readonly (readonly string[])[] | undefined): boolean {
  if (rows === undefined || rows.length < 3) return false;
  const years = (rows[0] ?? []).filter((cell) => YEAR.test(fold(cell))).length;
  return years >= 3 && rows.slice(1).filter((row) => RESULT.test(fold(row[0] ?? ''))).length >= 1;
}

function isUnitEconomics(rows: readonly (readonly string[])[] | undefined): boolean {
  return (rows ?? []).filter((row) => ECONOMICS.test(fold(row[0] ?? ''))).length >= 2;
}

/** "2027E", "2027 p": a year that is only planned. */
const MARKED = /^\W*20[2-4]\d ?\(?[efp]\)?\W*$/u;

/** Years set along an axis, with results and a word that they lie ahead. */
function plansYears(lines: readonly { folded: string }[]): boolean {
  const years = new Set(
    lines.filter((line) => line.folded.length <= 24).flatMap((line) => /\b20[1-4]\d\b/u.exec(line.folded)?.[0] ?? []),
  );
  return (
    years.size >= 3 &&
    lines.some((line) => RESULT.test(line.folded)) &&
    lines.some((line) => AHEAD.test(line.folded) || MARKED.test(line.folded))
  );
}

/** A headline that says what the company does: "We inspect, price and move the equipment". */
function saysWhatWeDo(folded: string): boolean {
  return WE_DO.test(folded);
}
