/** What the fund and its people add: how the deck meets the thesis, and what was corrected by whom. */
import type { FitVerdict } from '../../model/fit.js';
import { correctionText } from '../../i18n/correction-text.js';
import { renderMessage } from '../../i18n/render.js';
import type { MessageValue } from '../../model/message.js';
import { cell, drawTable, tableStart, type Cell } from '../../drawing/pdf/parts/table.js';
import { INK, TEXT, type Tone } from '../../drawing/pdf/theme.js';
import { capital, type Memo } from './memo.js';
import { drawNote } from '../../drawing/pdf/parts/note.js';

const FIT_TONES: Record<FitVerdict, Tone> = { fits: 'good', stretches: 'fair', outside: 'poor', unknown: 'none' };
const MOST_CORRECTIONS = 10;

/** Nothing without a thesis. */
export function drawFit({ analysis, paper, label, slideList, locale }: Memo): void {
  const { fit } = analysis;
  if (!fit) return;
  const text = (id: string, values: Record<string, MessageValue> = {}) =>
    renderMessage({ id: `fit.${id}`, values }, locale);
  const columns = [
    { title: label('criterion'), share: 20 },
    { title: label('status'), share: 16 },
    { title: label('reason'), share: 54 },
    { title: label('where'), share: 10 },
  ];
  const rows = fit.answers.map(({ question, verdict, reason, slides }): Cell[] => [
    cell(text(`question.${question}`), TEXT.bodyStrong),
    { blocks: [{ badge: text(`name.${verdict}`), tone: FIT_TONES[verdict] }] },
    cell(reason, TEXT.read, 4),
    cell(slideList(slides), TEXT.reference),
  ]);
  const { name } = fit.thesis;
  paper.heading(name === undefined ? text('title') : text('titleNamed', { name }), {
    note: capital(text(`name.${fit.verdict}`), locale),
    keep: tableStart(paper, columns, rows),
  });
  if (rows.length > 0) drawTable(paper, columns, rows);
  drawNote(paper, fit.text, { ...TEXT.body, color: INK.soft });
}

/** Nothing when nobody corrected anything; else the newest, at most ten. */
export function drawCorrections({ analysis, paper, label, locale, say }: Memo): void {
  const { corrections = [] } = analysis;
  if (corrections.length === 0) return;
  const columns = [
    { title: label('figure'), share: 40 },
    { title: label('reason'), share: 36 },
    { title: say('column.by'), share: 24 },
  ];
  const rows = corrections
    .slice(-MOST_CORRECTIONS)
    .map(({ change, reason, by, at }) => [
      cell(correctionText(change, locale), TEXT.bodyStrong, 4),
      cell(reason, TEXT.read, 4),
      cell(renderMessage({ id: 'correct.by', values: { by, date: { date: at.slice(0, 10) } } }, locale), TEXT.body, 2),
    ]);
  const heading = renderMessage({ id: 'correct.title', values: {} }, locale);
  paper.heading(heading, { keep: tableStart(paper, columns, rows) });
  drawTable(paper, columns, rows);
}
