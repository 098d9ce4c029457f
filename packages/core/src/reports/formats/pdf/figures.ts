/** A table of a report on paper, with bars in its rows or a chart beside or above it. */
import type { Cell as ReportCell, TableSection } from '../../../model/report-document.js';
import type { Locale } from '../../../model/values.js';
import { cellText, fullBar, valueText } from '../report-value.js';
import { drawAbsent, drawNote } from '../../../drawing/pdf/parts/note.js';
import type { Paper } from '../../../drawing/pdf/paper.js';
import { CHART_HEIGHT, drawChart, type Chart } from '../../../drawing/pdf/parts/chart.js';
import {
  cell,
  drawTable,
  tableHeight,
  tableStart,
  type Cell,
  type Column,
  type TableOptions,
} from '../../../drawing/pdf/parts/table.js';
import { FULL, PAGE } from '../../../drawing/pdf/theme.js';
import { fittingWidths, styleOf } from './column-widths.js';
import type { ReportSheet } from './report-sheet.js';

export function drawFigures({ paper, locale, say }: ReportSheet, section: TableSection): void {
  const { title, rows, chart, notes = [], empty } = section;
  if (rows.length === 0) {
    paper.heading(title, { keep: 20 });
    return drawAbsent(paper, empty.text);
  }
  const table = tableOf(section, paper, locale);
  if (!chart || chart.form === 'bars') {
    const { columns, cells, options } = table;
    paper.heading(title, { keep: tableStart(paper, columns, cells, options) });
    drawTable(paper, columns, cells, options);
  } else {
    drawCharted({ paper, locale, say }, section, chart, table);
  }
  for (const { text } of notes) drawNote(paper, text);
}

/** Chart and table: side by side where the table is small, else the table below. */
function drawCharted(
  { paper, locale, say }: ReportSheet,
  { title, columns: plan, rows }: TableSection,
  chart: NonNullable<TableSection['chart']>,
  { columns, cells, options }: LaidTable,
): void {
  const nameKind = plan[chart.label]?.kind ?? 'text';
  const kind = plan[chart.values[0] ?? 0]?.kind ?? 'count';
  const drawn: Chart = {
    form: chart.form === 'lines' ? 'lines' : 'columns',
    labels: rows.map((row) => cellText(row[chart.label] ?? null, nameKind, locale)),
    series: chart.values.map((at) => ({
      name: plan[at]?.heading ?? '',
      values: rows.map((row) => numberOf(row[at])),
    })),
    text: (value) => valueText(value, kind, locale),
    alt: say('chartAlt', { title }),
  };
  if (plan.length <= 3 && rows.length <= 13 && chart.values.length === 1) {
    const wide = FULL * 0.56;
    const beside = { x: PAGE.left + wide + 18, width: FULL - wide - 18 };
    const height = Math.max(CHART_HEIGHT, tableHeight(paper, columns, cells, beside));
    paper.heading(title, { keep: height });
    const top = paper.y;
    drawChart(paper, drawn, { x: PAGE.left, y: top, width: wide, height: Math.min(height, TALLEST_CHART) });
    drawTable(paper, columns, cells, beside);
    paper.y = top + height;
    return;
  }
  paper.heading(title, { keep: CHART_HEIGHT + 8 + tableStart(paper, columns, cells, options) });
  drawChart(paper, drawn, { x: PAGE.left, y: paper.y, width: FULL });
  paper.y += CHART_HEIGHT + 8;
  drawTable(paper, columns, cells, options);
}

/** Narrower bars tell nothing. */
const LEAST_BAR = 50;
const TALLEST_CHART = 190;

interface LaidTable {
  columns: Column[];
  cells: Cell[][];
  options: TableOptions;
}

/** The table's cells, with a column of bars after the names where bars are asked for. */
function tableOf(section: TableSection, paper: Paper, locale: Locale): LaidTable {
  const { columns, rows, chart } = section;
  const texts = rows.map((row) =>
    columns.map(({ kind }, at) => {
      const text = cellText(row[at] ?? null, kind, locale);
      return kind === 'text' ? text : text.replaceAll(' ', '\u00a0');
    }),
  );
  const { widths, look } = fittingWidths(section, texts, paper);
  const laid: Column[] = columns.map(({ heading, kind }, at) => ({
    title: heading,
    share: widths[at]!,
    align: kind === 'text' || kind === 'date' ? 'left' : 'right',
  }));
  const cells = texts.map((row) => row.map((text, at) => cell(text, styleOf(columns[at]!.kind, at, look), 3)));
  const options = { padX: look.padX };
  const bars = chart?.form === 'bars' ? barsOf(section) : undefined;
  if (!bars) return { columns: laid, cells, options };
  const room = FULL - widths.reduce((sum, width) => sum + width, 0);
  if (room < LEAST_BAR) return { columns: laid, cells, options };
  return {
    columns: [...laid.slice(0, bars.at), { title: '', share: Math.min(200, room) }, ...laid.slice(bars.at)],
    cells: cells.map((line, at) => withBar(line, bars.at, bars.share(rows[at]!))),
    options,
  };
}

/** Bars of the first value drawn, right of the names. */
function barsOf({ columns, rows, chart }: TableSection) {
  const at = chart?.values[0];
  if (!chart || at === undefined) return undefined;
  const whole = fullBar(
    columns[at]!.kind,
    'bars',
    rows.map((row) => row[at]),
  );
  return {
    at: chart.label + 1,
    share: (row: readonly ReportCell[]) => {
      const value = numberOf(row[at]);
      return value === null || whole === 0 ? null : value / whole;
    },
  };
}

function withBar(line: Cell[], at: number, share: number | null): Cell[] {
  const bar: Cell = { blocks: share === null ? [] : [{ bar: { share, tone: 'plain', height: 6 }, gap: 3.2 }] };
  return [...line.slice(0, at), bar, ...line.slice(at)];
}

function numberOf(value: ReportCell | undefined): number | null {
  return typeof value === 'number' ? value : null;
}
