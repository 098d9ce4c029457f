/** Series by month or quarter, cumulative curves, and the year in which the company was founded. */
import type { FactDraft } from '../../model/fact.js';
import { TRACKED } from '../../model/kind-sets.js';
import type { DeckView, ViewTable } from '../view/view-types.js';
import { lineDraft } from '../facts/extractor.js';
import type { Extractor } from '../facts/extractor.js';
import { foldForLookup } from '../../text/fold-text.js';
import { readFigures } from '../figures/read-figures.js';
import type { SlideReading } from '../figures/figure-reading.js';
import { findMetrics } from '../figures/find-metrics.js';
import { isAhead } from '../figures/judge-figure.js';
import { lineAt, quotePassage } from '../figures/passages.js';
import { FEWEST_PERIODS, periodicDate } from '../figures/column-period.js';
import { BEGUN, CUMULATIVE, FOUNDED, MONEY_SPENT } from '../words/extractors/figures-series.js';

export const figuresSeries: Extractor = {
  meta: { id: 'figures-series', kinds: ['monthly_series', 'cumulative_only', 'founded'] },
  extract: (view) =>
    readFigures(view).flatMap((slide) => [...tableSeries(slide, view), ...cumulative(slide), ...founded(slide)]),
};

/** Rows of a table whose header names three months or quarters and more. */
function tableSeries({ slide, frame }: SlideReading, view: DeckView): FactDraft[] {
  return slide.tables.flatMap((table) => {
    const dates = table.header.map((cell) => periodicDate(cell));
    if (dates.filter((date) => date !== undefined).length < FEWEST_PERIODS) return [];
    return table.rows.slice(1).flatMap((row, i): FactDraft[] => {
      const metric =
        rowMetric(row[0] ?? '', slide.language) ??
        (table.rows.length === 2 ? rowMetric(slide.title, slide.language) : undefined);
      const told = dates.filter(
        (date, at) => date !== undefined && /\d/u.test(row[at] ?? '') && !isAhead(date, view.readingDate, false),
      );
      if (metric === undefined || told.length < FEWEST_PERIODS) return [];
      const line = slide.lines.find((item) => item.cell?.table === table && item.cell.rowIndex === i + 1);
      if (line === undefined) return [];
      const basis = frame.basis === 'forecast' || frame.basis === 'target' ? frame.basis : 'actual';
      return [
        lineDraft(line, {
          kind: 'monthly_series',
          text: rowText(table, i + 1),
          basis,
          subject: 'company',
          detail: { points: told.length, metric },
        }),
      ];
    });
  });
}

function rowText(table: ViewTable, row: number): string {
  return (table.rows[row] ?? [])
    .filter((cell) => cell !== '')
    .join(' | ')
    .slice(0, 240);
}

function rowMetric(text: string, language: string): string | undefined {
  const found = findMetrics(text, foldForLookup(text), language).find(({ metric }) => TRACKED.has(metric.kind));
  return found?.metric.kind;
}

function cumulative({ slide, reads }: SlideReading): FactDraft[] {
  if (!['traction', 'financials', 'cover'].includes(slide.section)) return [];
  return reads.flatMap((read): FactDraft[] => {
    const match = read.folded.length > 400 ? null : CUMULATIVE.exec(read.folded);
    if (match === null || MONEY_SPENT.test(read.folded.slice(Math.max(0, match.index - 24), match.index + 40)))
      return [];
    if (!read.metrics.some(({ metric }) => TRACKED.has(metric.kind))) return [];
    const { line } = lineAt(read.passage, match.index);
    return [
      lineDraft(line, {
        kind: 'cumulative_only',
        text: line.text.trim().slice(0, 120),
        quote: quotePassage(read.passage, match.index, match.index + match[0].length),
        basis: 'actual',
        subject: 'company',
      }),
    ];
  });
}

function founded({ slide, reads }: SlideReading): FactDraft[] {
  if (['competition', 'market', 'problem'].includes(slide.section)) return [];
  return reads.flatMap((read) =>
    read.dates.flatMap((date): FactDraft[] => {
      const before = read.folded.slice(Math.max(0, date.start - 26), date.start);
      const match = FOUNDED.exec(before);
      if (match === null || date.asOf === undefined || date.year === undefined || date.until !== undefined) return [];
      if (BEGUN.test(match[0]) || read.subjectCues.some(({ kind }) => kind === 'competitor')) return [];
      const { line } = lineAt(read.passage, date.start);
      return [
        lineDraft(line, {
          kind: 'founded',
          text: read.text.slice(Math.max(0, date.start - match[0].length), date.end).trim(),
          quote: quotePassage(read.passage, Math.max(0, date.start - match[0].length), date.end),
          value: date.year,
          asOf: date.asOf,
          basis: 'actual',
          subject: 'company',
        }),
      ];
    }),
  );
}
