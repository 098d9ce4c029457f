/** The parts of the memo as tables: offer, deal, traction, forecast, sums, team, competition, for and against; a box; a draft; the slides. */
import { renderMessage } from '../../i18n/render.js';
import type { MemoCell, MemoPart, MemoPartId } from '../../model/memo.js';
import { drawTable, tableStart, type Cell, type Column } from '../../drawing/pdf/parts/table.js';
import { drawNote } from '../../drawing/pdf/parts/note.js';
import { drawCard } from '../../drawing/pdf/parts/stack.js';
import { FULL, INK, PAGE, TEXT } from '../../drawing/pdf/theme.js';
import type { Span } from '../../drawing/pdf/text/lay-out-text.js';
import { isQuote, memoOf } from '../content/memo-of.js';
import type { Memo } from './memo.js';

/** Shares of the width, where columns are not alike. */
const SHARES: Partial<Record<MemoPartId, readonly number[]>> = {
  traction: [22, 60, 18],
  forecast: [22, 60, 18],
  sums: [26, 58, 16],
  team: [20, 18, 38, 12, 12],
  pages: [30, 70],
};
/** Of two columns of other parts the first is the name of the row. */
const NAME_AND_WORDS = [22, 78];
const VIEW_HEIGHT = 58;
const MOST_LINES = 4;
/** Three whole quotes. */
const MOST_LINES_OF_SLIDE = 12;

export function drawParts(memo: Memo): void {
  const { parts, notStated } = memoOf(memo.analysis);
  for (const part of parts) drawPart(memo, part);
  if (notStated) drawNote(memo.paper, notStated.text, { ...TEXT.body, color: INK.soft });
}

function drawPart(memo: Memo, { id, title, note, head, rows }: MemoPart): void {
  const { paper } = memo;
  const width = rows[0]?.length ?? 0;
  const shares = SHARES[id] ?? (width === 2 ? NAME_AND_WORDS : rows[0]?.map(() => 1)) ?? [];
  const columns: Column[] = shares.slice(0, width).map((share, at) => ({ title: head?.[at]?.text ?? '', share }));
  const most = id === 'pages' ? MOST_LINES_OF_SLIDE : MOST_LINES;
  const cells = rows.map((row) =>
    row.map((cell, at) => tableCell(memo, cell, { isHead: at === 0 && row.length > 1, most })),
  );
  const options = { head: head !== undefined };
  paper.heading(title, {
    ...(note ? { note: note.text } : {}),
    keep: tableStart(paper, columns, cells, options),
  });
  drawTable(paper, columns, cells, options);
}

function tableCell(memo: Memo, cell: MemoCell, { isHead, most }: { isHead: boolean; most: number }): Cell {
  const style = isHead ? TEXT.bodyStrong : isQuote(cell) ? TEXT.quote : TEXT.read;
  return {
    blocks: [{ text: spans(memo, cell, style), leading: 1.36, most }],
    ...(isQuote(cell) || cell.textMessage === undefined ? { lang: memo.analysis.language } : {}),
  };
}

/** A text with the slides that carry it. */
export function spans({ slideList }: Memo, { text, slides }: MemoCell, style: Span['style']): Span[] {
  const where = slideList(slides, 3);
  return [{ text, style }, ...(where === '' ? [] : [{ text: `\u00a0 ${where}`, style: TEXT.reference }])];
}

/** Behind everything else: what was not judged, and the deck in its own words. */
export function drawPages(memo: Memo): void {
  const { notJudged, pages } = memoOf(memo.analysis);
  if (notJudged) drawNote(memo.paper, notJudged.text, { ...TEXT.body, color: INK.soft });
  if (pages) drawPart(memo, pages);
}

/** Left empty for the partner. */
export function drawView({ paper, locale }: Memo): void {
  paper.heading(renderMessage({ id: 'memo.part.view', values: {} }, locale), { keep: VIEW_HEIGHT });
  const y = paper.y;
  paper.decorate(() => drawCard(paper.doc, { x: PAGE.left, y, width: FULL, height: VIEW_HEIGHT }));
  paper.y += VIEW_HEIGHT;
}

export function drawEmail(memo: Memo): void {
  const { email } = memoOf(memo.analysis);
  if (!email) return;
  const { paper, locale } = memo;
  paper.heading(renderMessage({ id: 'memo.part.email', values: {} }, locale), { keep: 60 });
  drawNote(paper, email.subject, TEXT.bodyStrong);
  for (const line of email.text.split('\n')) if (line !== '') drawNote(paper, line, TEXT.read);
}
