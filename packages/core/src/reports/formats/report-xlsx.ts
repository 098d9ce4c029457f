/** A report as Excel: what it is about on the first sheet, then a sheet a section, with real numbers and dates. */
import { inLanguage } from '../../i18n/in-language.js';
import { renderMessage } from '../../i18n/render.js';
import type {
  Cell,
  Column,
  ReportDocument,
  StatsSection,
  TableSection,
  ValueKind,
} from '../../model/report-document.js';
import type { Locale } from '../../model/values.js';
import { MEDIA_TYPES } from '../../model/vocabulary.js';
import { ownMark } from '../../text/own-mark.js';
import { dateCell } from '../../drawing/xlsx/cells.js';
import { writeWorkbook, type Sheet, type SheetCell } from '../../drawing/xlsx/workbook.js';
import type { ReportFormat } from './report-format.js';

export const reportXlsxFormat: ReportFormat = {
  id: 'xlsx',
  mediaType: MEDIA_TYPES.xlsx,
  render: (report, { locale }) => writeWorkbook(reportSheets(inLanguage(report, locale), locale), ownMark()),
};

/** Percent stands as percent in the document (12) and as a share in a sheet (0.12). */
const FORMATS: Record<Exclude<ValueKind, 'text' | 'date'>, { format: string; scale?: number }> = {
  count: { format: '#,##0' },
  score: { format: '0.0' },
  points: { format: '+0.0;-0.0;0.0' },
  percent: { format: '0.0%', scale: 100 },
  money: { format: '#,##0 "€"' },
  multiple: { format: '0.00"×"' },
  seconds: { format: '0.00' },
};

function reportSheets(report: ReportDocument, locale: Locale): Sheet[] {
  const say = (id: string, values = {}) => renderMessage({ id: `export.${id}`, values }, locale);
  return [
    aboutSheet(report, locale, say),
    ...report.sections.flatMap((section) => {
      if (section.kind === 'text') return [];
      return [section.kind === 'stats' ? statsSheet(section, locale, say) : tableSheet(section, locale, say)];
    }),
  ];
}

type Say = (id: string, values?: Record<string, string>) => string;

/** Title, period, when it was made, and every section of prose. */
function aboutSheet(report: ReportDocument, locale: Locale, say: Say): Sheet {
  const prose = report.sections.flatMap((section) =>
    section.kind === 'text'
      ? section.sentences.map(({ text }, at): SheetCell[] => [at === 0 ? section.title : null, text])
      : [],
  );
  return {
    name: say('report'),
    columns: [
      { title: report.title, width: 30 },
      { title: report.subtitle, width: 100 },
    ],
    rows: [
      [say('madeOnField'), dateCell(report.generatedAt, locale)],
      ...(report.amountsHidden ? [[say('column.note'), say('amountsHidden')]] : []),
      ...prose,
    ],
  };
}

function statsSheet({ title, stats }: StatsSection, locale: Locale, say: Say): Sheet {
  const label = (id: string) => renderMessage({ id: `label.${id}`, values: {} }, locale);
  return {
    name: title,
    columns: [
      { title: label('figure'), width: 34 },
      { title: label('value'), width: 16 },
      { title: say('column.before'), width: 16 },
      { title: say('column.change'), width: 14 },
      { title: say('column.changePercent'), width: 14 },
      { title: say('column.note'), width: 60 },
    ],
    rows: stats.map(({ label: name, kind, value, movement, note }) => [
      name,
      figureCell(value, kind, locale),
      figureCell(movement?.before ?? null, kind, locale),
      figureCell(movement?.absolute ?? null, kind, locale),
      figureCell(movement?.relative ?? null, 'percent', locale),
      note?.text,
    ]),
  };
}

function tableSheet({ title, columns, rows, notes = [], empty }: TableSection, locale: Locale, say: Say): Sheet {
  const width = ({ kind, heading }: Column) => Math.max(kind === 'text' ? 28 : 12, Math.min(40, heading.length + 4));
  const noteRows = notes.length === 0 ? [] : [[], ...notes.map(({ text }) => [text])];
  return {
    name: title,
    columns:
      columns.length > 0
        ? columns.map((column) => ({ title: column.heading, width: width(column) }))
        : [{ title, width: 40 }],
    rows:
      rows.length === 0
        ? [[empty.text || say('noData')]]
        : rows.map((cells) => cells.map((cell, at) => figureCell(cell, columns[at]?.kind ?? 'text', locale))),
    after: noteRows,
  };
}

function figureCell(cell: Cell, kind: ValueKind, locale: Locale): SheetCell {
  if (cell === null) return null;
  if (typeof cell === 'object') return cell.text;
  if (typeof cell === 'string') return kind === 'date' ? dateCell(cell, locale) : cell;
  if (kind === 'text' || kind === 'date') return cell;
  const { format, scale = 1 } = FORMATS[kind];
  return { number: cell / scale, format };
}
