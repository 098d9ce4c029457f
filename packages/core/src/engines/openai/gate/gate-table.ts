/** A proposed comparison table: heads and cells that stand on its slide make it, and the rules weigh what is left. */
import { weighTable } from '../../../evidence/competitors/comparison-tables.js';
import type { DeckView, ViewSlide } from '../../../evidence/view/view-types.js';
import { markOf } from '../../../evidence/words/marks.js';
import { fold } from '../../../text/words.js';
import type { ProposedFact } from '../answer-schemas.js';
import type { LocatedQuote } from './locate-quote.js';
import type { Verdict } from './verdict.js';

/** A row of heads and two more, of two columns beside their heads. */
const LEAST_ROWS = 3;
const LEAST_COLUMNS = 2;
const LONGEST_TEXT = 240;

export function gateTable(
  { columns = [], rows = [], slide: number }: ProposedFact,
  { quote, lines }: LocatedQuote,
  view: DeckView,
): Verdict {
  const slide = view.slides[number - 1]!;
  const table = provenTable({ columns, rows }, slide);
  const weighed = table && weighTable(table, slide, view);
  if (table === undefined || weighed === undefined) return { outcome: 'rejected', code: 'not-read-so' };
  const [line] = lines;
  const { losing, allOurs, names } = weighed;
  return {
    outcome: 'doubted',
    code: 'not-read-so',
    draft: {
      kind: 'competition_matrix',
      text: table
        .map((row) => row.join(' | ').trim())
        .join(' / ')
        .slice(0, LONGEST_TEXT),
      basis: 'external',
      subject: 'competitor',
      detail: { losing, allOurs, names: names.length },
      slide: number,
      quote,
      ...(line === undefined ? {} : { box: line.box, source: line.source }),
    },
  };
}

/** The table as far as the slide shows it: heads that stand there, and cells in the row's own words or marks. */
function provenTable(
  { columns, rows }: Required<Pick<ProposedFact, 'columns' | 'rows'>>,
  slide: ViewSlide,
): string[][] | undefined {
  const text = plain(slide.slide.text);
  const stands = (words: string): boolean => plain(words) !== '' && text.includes(plain(words));
  const shown = columns.map(stands);
  const heads = columns.filter((_, at) => shown[at]);
  const named = rows.filter(({ name, cells }) => stands(name) && cells.length === columns.length);
  const proven = named.map(({ name, cells }) => {
    const own = rowText(name, named, text);
    const marks = own.split(' ').map(markOf);
    const claimed = cells.map((cell) => markOf(cell));
    // Marks prove nothing one by one: a row's must be all there, in their order.
    const isMarked = sameMarks(claimed, marks);
    const told = cells.map((cell, at) => (claimed[at] === undefined ? own.includes(plain(cell)) : isMarked));
    return [name, ...cells.map((cell, at) => (told[at] ? cell : '')).filter((_, at) => shown[at])];
  });
  const table = [['', ...heads], ...proven];
  return table.length >= LEAST_ROWS && heads.length >= LEAST_COLUMNS ? table : undefined;
}

/** What stands on the slide from the row's head to that of the next. */
function rowText(name: string, rows: readonly { name: string }[], text: string): string {
  const start = text.indexOf(plain(name)) + plain(name).length;
  const ends = rows.map((row) => text.indexOf(plain(row.name), start)).filter((at) => at >= start);
  return text.slice(start, Math.min(text.length, ...ends));
}

type Mark = ReturnType<typeof markOf>;

function sameMarks(claimed: readonly Mark[], read: readonly Mark[]): boolean {
  const [ours, theirs] = [claimed, read].map((marks) => marks.filter((mark) => mark !== undefined));
  return ours!.length > 0 && ours!.join() === theirs!.slice(0, ours!.length).join();
}

const plain = (text: string): string => fold(text).replace(/\s+/gu, ' ').trim();
