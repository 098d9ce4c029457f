/** A report over many analyses as text for the terminal: the same sections and figures as on the page and in every file. */
import { cellText, movementText, scoreTone, valueText } from '@vc-analyst/core';
import type { Cell, Column, Locale, ReportDocument, ReportSection, Stat, TableSection } from '@vc-analyst/core/model';
import stringWidth from 'string-width';
import { clip, columns, paragraph } from '../columns.js';
import type { Paint } from '../paint.js';
import { printable } from '../printable.js';

export interface ReportTextOptions {
  paint: Paint;
  locale: Locale;
  /** Cells; a table that is wider stands in several parts. */
  width: number;
}

const BAR_CELLS = 16;
/** Cells of a name. */
const NAME = 30;
/** Cells at which a heading is broken into lines. */
const HEADING = 12;

/** Lines of the report, whose texts must be in `locale` already. */
export function reportText(page: ReportDocument, options: ReportTextOptions): string[] {
  const { paint } = options;
  return [
    `${paint.bold(page.title)}  ${paint.dim(page.subtitle)}`,
    ...page.sections.flatMap((section) => ['', paint.bold(section.title), ...sectionLines(section, options)]),
  ];
}

function sectionLines(section: ReportSection, options: ReportTextOptions): string[] {
  const { paint, width } = options;
  switch (section.kind) {
    case 'stats':
      return columns(
        section.stats.map((stat) => statRow(stat, options)),
        [1],
      );
    case 'text':
      return section.sentences.flatMap(({ text }) => {
        const lines = hanging(printable(text), width);
        return section.id === 'about' ? lines.map((line) => paint.dim(line)) : lines;
      });
    case 'table':
      return [
        ...(section.rows.length > 0
          ? tableLines(section, options)
          : paragraph(section.empty.text, width).map((line) => paint.dim(line))),
        ...(section.notes ?? []).flatMap(({ text }) => paragraph(text, width).map((line) => paint.dim(line))),
      ];
  }
}

function statRow({ label, kind, value, movement, note }: Stat, { paint, locale }: ReportTextOptions): string[] {
  return [
    label,
    paint.bold(valueText(value, kind, locale)),
    (movement && movementText(movement, kind, locale)) ?? '',
    note ? paint.dim(note.text) : '',
  ];
}

function hanging(text: string, width: number): string[] {
  return paragraph(text, width, 2).map((line, index) => (index === 0 ? `- ${line.slice(2)}` : line));
}

function tableLines(section: TableSection, options: ReportTextOptions): string[] {
  const { paint, width } = options;
  const shown = section.columns.map((column, index) => ({
    heading: headingLines(
      column.heading,
      section.rows.map((row) => cellOf(row, index, column, options)),
    ),
    cells: section.rows.map((row) => cellOf(row, index, column, options)),
    right: column.kind !== 'text' && column.kind !== 'date',
  }));
  // Columns up to the first name or date say what a row is; they stand again in every part.
  const named = 1 + section.columns.findIndex(({ kind }) => kind === 'text' || kind === 'date');
  const parts = partsThatFit(shown.map(widthOf), named, width);
  return parts.flatMap((part, index) => {
    const chosen = part.map((place) => shown[place]!);
    const height = Math.max(...chosen.map(({ heading }) => heading.length));
    const heads = Array.from({ length: height }, (_, line) =>
      chosen.map(({ heading }) => heading[line - height + heading.length] ?? ''),
    );
    const rows = section.rows.map((_, row) => chosen.map(({ cells }) => cells[row]!));
    const lines = columns(
      [...heads, ...rows],
      chosen.flatMap(({ right }, place) => (right ? [place] : [])),
    );
    const drawn = part.includes(section.chart?.values[0] ?? -1);
    return [
      ...(index > 0 ? [''] : []),
      ...lines.slice(0, height).map((line) => paint.dim(line)),
      ...(drawn ? withBars(lines.slice(height), section, options) : lines.slice(height)),
    ];
  });
}

/** A heading over lines no wider than its longest word, its cells or a dozen cells. */
function headingLines(heading: string, cells: readonly string[]): string[] {
  const longest = Math.max(
    ...heading.split(' ').map((text) => stringWidth(text)),
    ...cells.map((text) => stringWidth(text)),
  );
  const lines: string[] = [];
  for (const word of heading.split(' ')) {
    const before = lines.at(-1);
    if (before !== undefined && stringWidth(`${before} ${word}`) <= Math.max(longest, HEADING)) {
      lines[lines.length - 1] = `${before} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function widthOf({ heading, cells }: { heading: readonly string[]; cells: readonly string[] }): number {
  return Math.max(...heading.map((text) => stringWidth(text)), ...cells.map((text) => stringWidth(text)));
}

/** Places of the columns of each part: those of the name, and as many others as there is room for, at least one. */
function partsThatFit(widths: readonly number[], named: number, width: number): number[][] {
  const name = widths.slice(0, named).map((_, place) => place);
  const start = widths.slice(0, named).reduce((sum, one) => sum + one + 2, 0);
  const parts = [[...name]];
  let used = start;
  for (let place = named; place < widths.length; place += 1) {
    const needs = widths[place]! + 2;
    if (used + needs - 2 > width && parts.at(-1)!.length > name.length) {
      parts.push([...name]);
      used = start;
    }
    parts.at(-1)!.push(place);
    used += needs;
  }
  return parts;
}

function cellOf(row: readonly Cell[], index: number, column: Column, { paint, locale }: ReportTextOptions): string {
  const cell = row[index] ?? null;
  const whole = printable(cellText(cell, column.kind, locale).replace(/\s+/g, ' '));
  // Names may be of any length; our own words say what they must.
  const text = typeof cell === 'string' ? clip(whole, NAME) : whole;
  if (column.kind !== 'score' || typeof cell !== 'number') return text;
  return paint[scoreTone(cell, column.id === 'risk' ? 'risk' : undefined)](text);
}

/** A bar behind each row where the section says what to draw and there is room for it. */
function withBars(lines: string[], section: TableSection, { paint, width }: ReportTextOptions): string[] {
  const [value] = section.chart?.values ?? [];
  if (value === undefined || section.chart?.form === 'lines') return lines;
  const values = section.rows.map((row) => (typeof row[value] === 'number' ? row[value] : 0));
  const most = section.columns[value]?.kind === 'score' ? 100 : Math.max(...values);
  const widest = Math.max(...lines.map((line) => stringWidth(line)));
  if (most <= 0 || widest + 2 + BAR_CELLS > width) return lines;
  return lines.map((line, index) => {
    const cells = Math.round((BAR_CELLS * values[index]!) / most);
    return cells === 0 ? line : `${line}${' '.repeat(widest - stringWidth(line) + 2)}${paint.dim('█'.repeat(cells))}`;
  });
}
