/** Rivals in a column of a table whose head says that they stand there: "Competitor", "Examples", "Who". */
import type { DeckView, ViewLine, ViewSlide, ViewTable } from '../view/view-types.js';
import { quoteLine } from '../view/deck-view.js';
import { foldForLookup } from '../../text/fold-text.js';
import { bareKey } from '../../text/words.js';
import { OURS } from '../words/competitors/comparison-tables.js';
import { OF_RIVALS, ON_RIVALS } from '../words/competitors/named-columns.js';
import type { NamedRival } from './names-in-sentences.js';
import { BETWEEN_NAMES } from '../words/competitors/rival-names.js';
import { rivalName } from './rival-names.js';

/** More stand in no cell that lists names. */
const MOST_PARTS = 8;

/** Share of the cells of a column that must hold names: else it tells of rivals in words. */
const NAMED = 0.5;

/** `about`: the slide is about rivals. */
export function namesInColumns(slide: ViewSlide, { companyName = '' }: DeckView, about: boolean): NamedRival[] {
  return slide.tables.flatMap((table) =>
    table.header.flatMap((head, column) => {
      if (!isOfRivals(head, about) || (column > 0 && hasOurs(table, companyName))) return [];
      const cells = slide.lines.filter(
        ({ cell }) => cell?.table === table && cell.columnIndex === column && cell.rowIndex > 0,
      );
      const named = cells.map((line) => ({ line, names: namesInCell(line, companyName) }));
      if (named.filter(({ names }) => names.length > 0).length < NAMED * cells.length) return [];
      return named.flatMap(({ line, names }) =>
        names.map((name) => ({ name, slide: slide.number, line, quote: quoteLine(line) })),
      );
    }),
  );
}

/** We are compared with them in a column of our own: theirs hold what they do. */
const hasOurs = ({ header }: ViewTable, companyName: string): boolean => {
  const own = bareKey(companyName);
  return header.some((head) => OURS.test(foldForLookup(head).trim()) || (own.length >= 3 && bareKey(head) === own));
};

function isOfRivals(head: string, about: boolean): boolean {
  const folded = foldForLookup(head).trim();
  return OF_RIVALS.test(folded) || (about && ON_RIVALS.test(folded));
}

/** "Acme / Globex", "Amira ($40M), Ello (YC)": the names that a cell lists, each without what is said of it in brackets. */
export function namesInCell({ text }: ViewLine, company: string): string[] {
  const parts = text.replace(/\s*\([^()]*\)/gu, '').split(BETWEEN_NAMES);
  if (parts.length > MOST_PARTS) return [];
  return parts.flatMap((part) => rivalName(part, company) ?? []);
}
