/** Names of rivals that are listed: in brackets behind a class, with strokes between them, one under another, behind "such as". */
import { evidenceLines, quoteLine } from '../view/deck-view.js';
import type { DeckView, ViewLine, ViewSlide } from '../view/view-types.js';
import { foldText } from '../../text/fold-text.js';
import { quoteOf, statementsOfSlide } from '../view/statements.js';
import { bareKey, wordsOf } from '../../text/words.js';
import { isOrdinary, ordinaryShare } from '../learned/ordinary-words.js';
import type { NamedRival } from './names-in-sentences.js';
import { isPlace } from '../people/name-grammar.js';
import { isCapitalised, rivalName, rivalNames } from './rival-names.js';
import { ASIDES } from '../words/competitors/find-competitors.js';
import { OF_SUPPLIERS, SUCH_AS } from '../words/competitors/names-in-lists.js';

/** So many names one under another are a list of them. */
const FEWEST_LISTED = 3;
/** So many lines that begin with a name tell of one firm after another. */
const FEWEST_LEADING = 2;
const LEAD = /^((?:[^:.–—]|\.(?=\p{L})){2,40}?)\s*(?::\s|\.\s|\s[–—-]\s)\s*\S+\s+\S/u;
/** A line that opens another list: a few words with a capital and no stop. */
const OPENS = /^\p{Lu}(?!.*[.,;!?]$)(?:\S+\s*){1,5}$/u;
/** The mark of an item of a list. */
export const BULLET = /^\s*(?:[-–•●○■▪◦*→✓✗]|\d{1,2}[.)])\s*/u;

/** Rivals that a slide about competition lists. */
export function namesInLists(slide: ViewSlide, view: DeckView): NamedRival[] {
  const company = view.companyName ?? '';
  const at = (line: ViewLine, names: readonly string[], quote = quoteLine(line)): NamedRival[] =>
    names.map((name) => ({ name, slide: slide.number, line, quote }));
  const all = evidenceLines(slide).filter(({ running }) => running !== true);
  const lines = all.filter(({ cell }) => cell === undefined);
  const cells = slide.section === 'competition' ? all.filter(({ cell }) => cell !== undefined) : [];
  return [
    ...cells.flatMap((line) => {
      const text = foldText(line.raw).text;
      return at(line, [
        ...(areRowsFeatures(line, company) || isOurRow(line, company) ? [] : inBrackets(text, company)),
        ...(isBesideUs(line, company) ? inCell(text, company) : []),
      ]);
    }),
    ...lines.flatMap((line) => {
      if (line.heading) return [];
      const text = foldText(line.raw).text.replace(BULLET, '');
      return at(line, [
        ...(slide.section === 'competition' ? inBrackets(text, company) : []),
        ...stroked(text, company),
      ]);
    }),
    ...[...listed(lines, company), ...(slide.section === 'competition' ? leading(lines, company) : [])].flatMap(
      ({ line, name }) => at(line, [name]),
    ),
    ...statementsOfSlide(slide).flatMap((statement) => {
      const [, list] = SUCH_AS.exec(statement.text) ?? [];
      const names = list === undefined ? [] : namesOnly(rivalNames(list, company));
      return at(statement.line, names, quoteOf(statement, 0, statement.text.length));
    }),
  ];
}

/** "Acme: …", "Acme, Beta. …": names before what is told of them, line after line, head by head. */
function leading(lines: readonly ViewLine[], company: string): { line: ViewLine; name: string }[] {
  const lists: { line: ViewLine; names: string[] }[][] = [[]];
  for (const line of lines) {
    const text = foldText(line.raw).text.replace(BULLET, '');
    const [, lead] = LEAD.exec(text) ?? [];
    if (line.heading || (lead === undefined && OPENS.test(text))) lists.push([]);
    if (line.heading || lead === undefined) continue;
    const parts = lead.split(/\s*,\s*/u);
    const names = parts.flatMap((part) => rivalName(part, company) ?? []).filter(isCoined);
    lists.at(-1)!.push({ line, names: names.length === parts.length ? names : [] });
  }
  return lists.flatMap((led) => {
    const named = led.filter(({ names }) => names.length > 0);
    if (named.length < FEWEST_LEADING || named.length * 2 < led.length) return [];
    return named.flatMap(({ line, names }) => names.map((name) => ({ line, name })));
  });
}

/** "Generic tools (Acme, Beta)": nothing but names in the brackets. */
function inBrackets(text: string, company: string): string[] {
  if (OF_SUPPLIERS.test(foldText(text).text)) return [];
  return [...text.matchAll(/\p{L}\s*\(([^()]{3,60})\)/gu)].flatMap(([, inside]) => {
    const parts = inside!.split(/\s*[,/]\s*/u);
    const names = parts.flatMap((part) => rivalName(part, company) ?? []);
    if (names.length < parts.length || names.some(isPlace)) return [];
    // "Filings (Reform of Importance)": one alone must be like no other words.
    if (names.length === 1 && !isCoined(names[0]!)) return [];
    // Beside a coined one a name of ordinary words, or in short, is one too: "(GrabMart, Happy Fresh)".
    return names.every(isCapitalised) && names.some(isFirm) ? names : [];
  });
}

/** Whether we head a column: then a row is a feature, and brackets tell how, "Encryption (Fernet AES)". */
const areRowsFeatures = ({ cell }: ViewLine, company: string): boolean =>
  bareKey(company) !== '' && (cell?.table.header.some((text) => bareKey(text).startsWith(bareKey(company))) ?? false);

/** Whether the row tells of us: "Acme | Yes (LLaMA)". */
const isOurRow = ({ cell }: ViewLine, company: string): boolean =>
  bareKey(company) !== '' && bareKey(cell?.rowText ?? '').startsWith(bareKey(company));

/** Whether one of the cells of its table is our name and no more: the page places us among others. */
const isBesideUs = ({ cell }: ViewLine, company: string): boolean =>
  bareKey(company) !== '' && (cell?.table.rows.flat().some((text) => bareKey(text) === bareKey(company)) ?? false);

/** "Acme ($40M), Beta (YC)": two names or more and nothing but what is said of them in brackets. */
function inCell(text: string, company: string): string[] {
  const parts = text.replace(ASIDES, '').split(/\s*,\s*/u);
  const names = parts.flatMap((part) => rivalName(part, company) ?? []);
  return names.length === parts.length && names.length > 1 && names.every(isCapitalised) && names.some(isFirm)
    ? names
    : [];
}

/** "(USP)", "(B2C)": what the words before it are called in short. */
const ABBREVIATED = /^[\p{Lu}\d]{2,4}(?: [\p{Lu}\d]{2,4})*$/u;

/** "Acme / Beta", "Acme · Beta" and nothing else. */
function stroked(text: string, company: string): string[] {
  const parts = text.split(/\s*[/·]\s*/u);
  const names = parts.flatMap((part) => rivalName(part, company) ?? []);
  return parts.length > 1 && names.length === parts.length && names.every(isCapitalised) ? names : [];
}

/** Lines that begin at one edge, in letters of one size, and are names. */
function listed(lines: readonly ViewLine[], company: string): { line: ViewLine; name: string }[] {
  const lists = new Map<string, ViewLine[]>();
  for (const line of lines) {
    const edge = `${Math.round(line.box.x * 100)} ${Math.round(line.size)}`;
    if (!line.heading) lists.set(edge, [...(lists.get(edge) ?? []), line]);
  }
  return [...lists.values()].flatMap((list) => {
    const named = list.flatMap((line) => {
      const name = rivalName(foldText(line.raw).text.replace(BULLET, ''), company);
      return name !== undefined && isName(name) ? [{ line, name }] : [];
    });
    return named.length >= FEWEST_LISTED && named.length >= list.length - 1 ? named : [];
  });
}

const namesOnly = (names: readonly string[]): string[] => (names.every(isCapitalised) ? [...names] : []);

/** As `isName`, and neither a place nor what something is called in short. */
const isFirm = (name: string): boolean => isName(name) && !ABBREVIATED.test(name) && !isPlace(name);

const isName = (name: string): boolean => isCapitalised(name) && !isOrdinary(name) && wordsOf(name).length <= 3;

/** No word of it is one of everyday's: "Inflexible: …" names what is weak. */
const isCoined = (name: string): boolean =>
  ADDRESS.test(name) || (isName(name) && ordinaryShare(wordsOf(name).map(({ folded }) => folded)) === 0);

/** "Character.ai": a firm, whatever the word. */
const ADDRESS = /^\p{L}{3,}\.\p{L}{2,4}$/u;
