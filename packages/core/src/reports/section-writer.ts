/** Writes the sections of a report in one language: every title, heading and word as message and as text. */
import { renderMessage } from '../i18n/render.js';
import { message, type Message, type MessageValue } from '../model/message.js';
import type {
  Cell,
  Column,
  Movement,
  Said,
  Stat,
  StatsSection,
  TableSection,
  TextSection,
  ValueKind,
} from '../model/report-document.js';
import { SCORE_IDS, type Locale } from '../model/values.js';

type Values = Record<string, MessageValue>;

/** Column by its id, which names its heading; a third entry names another one. */
export type ColumnPlan = readonly [id: string, kind: ValueKind, heading?: string];

/** The five scores; that of risk by a short name, which `report.note.risk` explains. */
export const SCORE_COLUMNS: readonly ColumnPlan[] = SCORE_IDS.map((id) => [
  id,
  'score',
  id === 'risk' ? 'report.column.risk' : `label.score.${id}`,
]);

export interface TablePlan {
  columns: readonly ColumnPlan[];
  rows: Cell[][];
  analysisIds?: (string | null)[];
  chart?: { form: 'bars' | 'columns' | 'lines'; label: string; values: readonly string[]; marks?: readonly string[] };
  notes?: Said[];
  /** Message instead of rows. @default `report.empty` */
  empty?: Said;
  /** Values of the title. */
  title?: Values;
}

export interface SectionWriter {
  locale: Locale;
  said(id: string, values?: Values): Said;
  stat(
    id: string,
    kind: ValueKind,
    value: number | null,
    more?: { movement?: Movement | undefined; note?: Said },
  ): Stat;
  stats(id: string, stats: Stat[]): StatsSection;
  table(id: string, plan: TablePlan): TableSection;
  text(id: string, sentences: Said[]): TextSection;
}

/** A figure of a deck in the reader's format; as it was written, where its analysis is older than the message. */
export function figureCell(writer: SectionWriter, text: string | null, figure: Message | undefined): Cell {
  return figure ? writer.said(figure.id, figure.values) : text;
}

/** A writer for `locale`. Messages are `report.…`; words of the product's vocabularies `label.…`. */
export function sectionWriterFor(locale: Locale): SectionWriter {
  const said = (id: string, values: Values = {}): Said => {
    const textMessage = message(id, values);
    return { text: renderMessage(textMessage, locale), textMessage };
  };
  const titled = (id: string, values?: Values) => {
    // `sector:fintech` and its like share one title, which their values tell apart.
    const { text, textMessage } = said(`report.section.${id.replace(/:.*/, '')}`, values);
    return { id, title: text, titleMessage: textMessage };
  };
  return {
    locale,
    said,
    stat(id, kind, value, { movement, note } = {}) {
      const { text, textMessage } = said(`report.stat.${id}`);
      return {
        id,
        label: text,
        labelMessage: textMessage,
        kind,
        value,
        ...(movement ? { movement } : {}),
        ...(note ? { note } : {}),
      };
    },
    stats: (id, stats) => ({ kind: 'stats', ...titled(id), stats }),
    table(id, { columns, rows, analysisIds, chart, notes, empty, title }) {
      const place = (name: string) => columns.findIndex(([column]) => column === name);
      return {
        kind: 'table',
        ...titled(id, title),
        columns: columns.map(([column, kind, heading = `report.column.${column}`]): Column => {
          const { text, textMessage } = said(heading);
          return { id: column, heading: text, headingMessage: textMessage, kind };
        }),
        rows,
        ...(analysisIds ? { analysisIds } : {}),
        ...(chart && rows.length > 0
          ? {
              chart: {
                form: chart.form,
                label: place(chart.label),
                values: chart.values.map(place),
                ...(chart.marks && { marks: chart.marks.map(place) }),
              },
            }
          : {}),
        ...(notes?.length ? { notes } : {}),
        empty: empty ?? said('report.empty'),
      };
    },
    text: (id, sentences) => ({ kind: 'text', ...titled(id), sentences }),
  };
}
