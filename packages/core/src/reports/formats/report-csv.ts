/** A report as CSV: one figure a row, with where it stands, so that any program can sort and add it up. */
import { inLanguage } from '../../i18n/in-language.js';
import type { Cell as ReportCell, ReportSection } from '../../model/report-document.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import { toCsv, type Cell } from '../../drawing/to-csv.js';
import type { ReportFormat } from './report-format.js';

const HEAD = [
  'section',
  'title',
  'row',
  'item',
  'figure',
  'value',
  'kind',
  'before',
  'change',
  'change_percent',
  'note',
];

export const reportCsvFormat: ReportFormat = {
  id: 'csv',
  mediaType: `${MEDIA_TYPES.csv}; charset=utf-8`,
  render(source, { locale }) {
    const report = inLanguage(source, locale);
    const about = Object.entries({
      title: report.title,
      subtitle: report.subtitle,
      generatedAt: report.generatedAt,
      amountsHidden: report.amountsHidden ? 1 : 0,
    }).map(([item, value]) => row({ section: 'report', item, value }));
    return toCsv([HEAD, ...about, ...report.sections.flatMap(sectionRows)]);
  },
};

interface Row {
  section: string;
  title?: string;
  row?: number;
  item?: Cell;
  figure?: string;
  value: Cell;
  kind?: string;
  before?: Cell;
  change?: Cell;
  changePercent?: Cell;
  note?: string;
}

function row({
  section,
  title = '',
  row: at,
  item,
  figure,
  value,
  kind,
  before,
  change,
  changePercent,
  note,
}: Row): Cell[] {
  const empty = (cell: Cell | undefined) => cell ?? '';
  return [
    section,
    title,
    empty(at),
    empty(item),
    figure ?? '',
    value,
    kind ?? '',
    empty(before),
    empty(change),
    empty(changePercent),
    note ?? '',
  ];
}

function sectionRows(section: ReportSection): Cell[][] {
  const place = { section: section.id, title: section.title };
  switch (section.kind) {
    case 'text':
      return section.sentences.map(({ text }, at) => row({ ...place, row: at + 1, value: text, kind: 'text' }));
    case 'stats':
      return section.stats.map(({ label, value, kind, movement, note }, at) =>
        row({
          ...place,
          row: at + 1,
          item: label,
          value,
          kind,
          ...(movement ? { before: movement.before, change: movement.absolute, changePercent: movement.relative } : {}),
          ...(note ? { note: note.text } : {}),
        }),
      );
    case 'table':
      return [
        ...section.rows.flatMap((cells, at) =>
          section.columns.map((column, index) =>
            row({
              ...place,
              row: at + 1,
              item: plainCell(cells[nameColumn(section)] ?? null),
              figure: column.heading,
              value: plainCell(cells[index] ?? null),
              kind: column.kind,
            }),
          ),
        ),
        ...(section.notes ?? []).map(({ text }) => row({ ...place, item: '', value: '', note: text })),
      ];
  }
}

/** Column that names a row: the chart's, else the first of text, else the first. */
function nameColumn({ chart, columns }: Extract<ReportSection, { kind: 'table' }>): number {
  return (
    chart?.label ??
    Math.max(
      0,
      columns.findIndex(({ kind }) => kind === 'text'),
    )
  );
}

function plainCell(cell: ReportCell): Cell {
  return typeof cell === 'object' && cell !== null ? cell.text : cell;
}
