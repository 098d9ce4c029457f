/** One section of a report on paper: cards of figures, a table with its chart, or prose. */
import type { ReportSection, Stat, StatsSection, TextSection } from '../../../model/report-document.js';
import type { Locale } from '../../../model/values.js';
import { movementText, valueText } from '../report-value.js';
import { drawAbsent } from '../../../drawing/pdf/parts/note.js';
import { drawCard, stack, type Block } from '../../../drawing/pdf/parts/stack.js';
import { drawText } from '../../../drawing/pdf/text/draw-text.js';
import { layOutText } from '../../../drawing/pdf/text/lay-out-text.js';
import { FULL, INK, PAGE, TEXT } from '../../../drawing/pdf/theme.js';
import { drawFigures } from './figures.js';
import type { ReportSheet } from './report-sheet.js';

export function drawSection(sheet: ReportSheet, section: ReportSection): void {
  if (section.kind === 'stats') drawStats(sheet, section);
  else if (section.kind === 'text') drawProse(sheet, section);
  else drawFigures(sheet, section);
}

const CARDS = { gap: 8, pad: 10 };

/** Four beside one another, unless that leaves one or two alone. */
function cardColumns(count: number): number {
  return count === 5 ? 5 : count % 4 === 1 || count % 4 === 2 ? 3 : 4;
}

function drawStats({ paper, locale, say }: ReportSheet, { title, stats }: StatsSection): void {
  const { doc, fonts } = paper;
  const columns = cardColumns(stats.length);
  const width = (FULL - CARDS.gap * (columns - 1)) / columns;
  const cards = stats.map((stat) => stack(statBlocks(stat, locale, say), width - 2 * CARDS.pad, fonts));
  const rows = Array.from({ length: Math.ceil(cards.length / columns) }, (_, at) =>
    cards.slice(at * columns, (at + 1) * columns),
  );
  const heightOf = (row: typeof cards) => Math.max(...row.map(({ height }) => height)) + 2 * CARDS.pad;
  paper.heading(title, { keep: rows[0] ? heightOf(rows[0]) : 20 });
  if (rows.length === 0) drawAbsent(paper, say('noData'));
  paper.within('L', () => {
    for (const row of rows) {
      const height = heightOf(row);
      paper.need(height);
      const top = paper.y;
      paper.decorate(() => {
        row.forEach((card, at) => {
          const x = PAGE.left + at * (width + CARDS.gap);
          drawCard(doc, { x, y: top, width, height });
          card.decorate(doc, x + CARDS.pad, top + CARDS.pad);
        });
      });
      row.forEach((card, at) => {
        const x = PAGE.left + at * (width + CARDS.gap) + CARDS.pad;
        paper.within('LI', () => paper.mark('LBody', () => card.write(doc, x, top + CARDS.pad)));
      });
      paper.y += height + CARDS.gap;
    }
  });
}

function statBlocks({ label, kind, value, movement, note }: Stat, locale: Locale, say: ReportSheet['say']): Block[] {
  const moved = movement && movementText(movement, kind, locale);
  const before =
    movement && movement.before !== null
      ? say('before', { value: valueText(movement.before, kind, locale) })
      : undefined;
  return [
    { text: [{ text: label, style: TEXT.label }], most: 2, leading: 1.3 },
    { text: [{ text: valueText(value, kind, locale), style: { ...TEXT.subScore, size: 18 } }], leading: 1.3, most: 1 },
    ...(moved
      ? [
          {
            text: [{ text: moved, style: { ...TEXT.label, face: 'sansMedium' as const, color: INK.soft } }],
            leading: 1.35,
          },
        ]
      : []),
    ...(before ? [{ text: [{ text: before, style: TEXT.label }], leading: 1.35 }] : []),
    ...(note ? [{ text: [{ text: note.text, style: TEXT.label }], leading: 1.3, most: 3, gap: 1 }] : []),
  ];
}

function drawProse({ paper, say }: ReportSheet, { id, title, sentences }: TextSection): void {
  // How figures are counted is looked up, not read.
  const style = id === 'about' ? { ...TEXT.read, color: INK.soft } : TEXT.prose;
  const blocks = sentences.map(({ text }) => layOutText([{ text, style }], FULL, paper.fonts, { leading: 1.4 }));
  paper.heading(title, { keep: blocks.slice(0, 2).reduce((sum, { height }) => sum + height + 3, 20) });
  if (blocks.length === 0) drawAbsent(paper, say('noData'));
  blocks.forEach((block, at) => {
    // The last sentence never stands alone on a page.
    paper.need(block.height + (at === blocks.length - 2 ? blocks[at + 1]!.height + 3 : 0));
    const top = paper.y;
    paper.mark('P', () => drawText(paper.doc, block, { x: PAGE.left, y: top, width: FULL }));
    paper.y += block.height + 3;
  });
}
