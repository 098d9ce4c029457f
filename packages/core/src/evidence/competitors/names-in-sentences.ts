/** Names of rivals by what stands around them: our own name in a picture, a verb behind them, what they are worth. */
import { evidenceLines, quoteLine } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { foldText } from '../../text/fold-text.js';
import { quoteOf, statementsOfSlide } from '../view/statements.js';
import { bareKey, wordsOf } from '../../text/words.js';
import { isCapitalised, rivalName } from './rival-names.js';
import {
  ASIDE,
  BETWEEN,
  DEALT,
  DOES,
  LEADING,
  LIST,
  OF_A_FIRM,
  RAISED,
  WORTH,
} from '../words/competitors/names-in-sentences.js';

export interface NamedRival {
  name: string;
  slide: number;
  line: ViewLine;
  quote: string;
}

/** Names set like our own in a chart of two axes or a grid: alone on their lines, in letters of our name's size. */
export function namesInPicture(slide: ViewSlide, view: DeckView): NamedRival[] {
  const alone = slide.lines.filter((line) => !line.heading && !line.cell && wordsOf(line.text).length <= 3);
  const own = bareKey(view.companyName ?? '');
  const ours = alone.filter((line) => own.length >= 3 && bareKey(line.text) === own && !line.running);
  if (ours.length === 0) return [];
  return alone.flatMap((line) => {
    // A timeline in small columns has such lines too, each below another.
    if (slide.section === 'roadmap' || line.block.lines.length > 2 || line.block.lines[0]?.text !== line.raw) return [];
    const beside = alone.filter((each) => each !== line && Math.abs(each.box.y - line.box.y) < 0.012);
    // One of a row of features.
    const named = beside.filter((each) => rivalName(each.raw, '') !== undefined && isCapitalised(each.text.trim()));
    if (beside.length >= 2 && named.length * 2 < beside.length) return [];
    if (line.running || !ours.some((each) => Math.abs(each.size - line.size) <= 0.3 * each.size)) return [];
    const name = rivalName(line.raw, view.companyName ?? '');
    if (name === undefined || !isCapitalised(name)) return [];
    return [{ name, slide: slide.number, line, quote: quoteLine(line) }];
  });
}

/** "Kalthos rents heat pumps", "Acme: more choice": a name that opens a line or sentence of its own and says what it does. */
export function namesInSentences(slide: ViewSlide, view: DeckView, headed: boolean): NamedRival[] {
  const lines = evidenceLines(slide).map((line) => ({
    line,
    text: foldText(line.raw).text,
    quote: quoteLine(line),
    isLine: true,
  }));
  const sentences = statementsOfSlide(slide).map((statement) => ({
    line: statement.line,
    text: statement.text,
    quote: quoteOf(statement, 0, statement.text.length),
    isLine: false,
  }));
  return [...lines, ...sentences].flatMap(({ line, text, quote, isLine }) => {
    if (line.heading || line.cell) return [];
    const bare = text.replace(/^\s*(?:[-•●*→e]|\d{1,2}[.)])\s+/u, '');
    const list = headed ? namesAhead(bare, view) : [];
    // A sentence may run on into the next line, which begins with a capital too.
    if (list.length > 0) return isLine ? list.map((name) => ({ name, slide: slide.number, line, quote })) : [];
    const lead = LEADING.exec(bare);
    // Elsewhere than under a heading of rivals only what nobody says of an advantage: that a firm raised money.
    if (!headed && !RAISED.test(bare)) return [];
    const name = lead?.[1] === undefined ? undefined : rivalName(lead[1], view.companyName ?? '');
    if (name === undefined || !isCapitalised(name)) return [];
    return [{ name, slide: slide.number, line, quote }];
  });
}

/**
 * "Acme, Beta (bought by Gamma) and Delta", "Acme and Beta lend": the names that a line opens with, where it lists
 * several and something says that they are firms. Features are listed with capitals too.
 */
function namesAhead(text: string, view: DeckView): string[] {
  const list = LIST.exec(text)?.[0] ?? '';
  const parts = list.split(BETWEEN);
  if (parts.length < 2 || parts.some((part) => OF_A_FIRM.test(part))) return [];
  const names = parts.flatMap((part) => rivalName(part.replace(ASIDE, ''), view.companyName ?? '') ?? []);
  if (names.length * 2 < parts.length || !names.every(isCapitalised)) return [];
  const areFirms = names.some(isBrand) || DEALT.test(list) || DOES.test(text.slice(list.length));
  return areFirms ? names : [];
}

/** "HubSpot", "R2D", "Cal.com": written as no word of a language is. */
const isBrand = (name: string): boolean => name.length >= 4 && /\p{Ll}\p{Lu}|\p{L}\d|\.\p{L}/u.test(name);

/** "Acme is valued at $10bn", on the page of the market: whoever is held up there plays in it. */
export function rivalsByWorth(slide: ViewSlide, view: DeckView): NamedRival[] {
  if (slide.section !== 'market' && slide.section !== 'competition') return [];
  return statementsOfSlide(slide).flatMap((statement) => {
    const lead = WORTH.exec(statement.text);
    const name = lead?.[1] === undefined ? undefined : rivalName(lead[1], view.companyName ?? '');
    if (name === undefined || !isCapitalised(name)) return [];
    const quote = quoteOf(statement, 0, statement.text.length);
    return [{ name, slide: slide.number, line: statement.line, quote }];
  });
}
