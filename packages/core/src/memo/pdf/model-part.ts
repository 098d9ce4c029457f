/** A model's part in the analysis: what it proposed and the check refused, and what left the machine for it. */
import { outboundNotes, refusedNotes } from '../model-notes.js';
import { drawNote } from '../../drawing/pdf/parts/note.js';
import { cell, drawTable, tableStart, type Cell, type Column } from '../../drawing/pdf/parts/table.js';
import { TEXT } from '../../drawing/pdf/theme.js';
import { quoted, type Memo } from './memo.js';

const MOST_REFUSED = 5;

/** Nothing where no model was asked. */
export function drawModelPart(memo: Memo): void {
  const { analysis, paper, label, locale, slideList } = memo;
  const { notes, more } = refusedNotes(analysis, locale, MOST_REFUSED);
  if (notes.length > 0) {
    const columns: Column[] = [
      { title: label('figure'), share: 18 },
      { title: label('reason'), share: 72 },
      { title: label('where'), share: 10 },
    ];
    const rows = notes.map(({ kind, quote, slide, reason }): Cell[] => [
      cell(kind, TEXT.bodyStrong),
      {
        blocks: [
          { text: [{ text: reason, style: TEXT.read }], leading: 1.32, most: 3 },
          ...(quote === '' ? [] : [{ text: [quoted(quote, memo)], leading: 1.3, most: 2, gap: 1 }]),
        ],
      },
      cell(slideList(slide === undefined ? [] : [slide]), TEXT.reference),
    ]);
    paper.heading(label('rejected'), { keep: tableStart(paper, columns, rows) });
    drawTable(paper, columns, rows);
    if (more !== undefined) drawNote(paper, more);
  }
  const sent = outboundNotes(analysis, locale);
  if (sent.length === 0) return;
  paper.heading(label('outbound'), { keep: 20 });
  drawNote(paper, sent.join(' '), TEXT.read);
}
