/** Tables that several reports show. */
import type { Funnel, RecommendationShare, ScoreBin, SectorShare } from '../model/report-figures.js';
import type { ReportSection } from '../model/report-document.js';
import { percentOf } from './arithmetic.js';
import type { Counted } from './companies.js';
import { dayOf } from './period.js';
import { accuracyOf, timingOf } from './figures.js';
import type { Pen } from './section-writer.js';
import { moved, type ReportInput } from './report-input.js';

/** How long analyses took, and how right people found them. */
export function timeStats(pen: Pen, input: ReportInput): ReportSection {
  const timing = timingOf(input.now.analyses);
  const accuracy = accuracyOf(input.now.analyses);
  const stat = (id: 'mean' | 'median' | 'p95') =>
    pen.stat(`time.${id}`, 'seconds', timing[id], {
      movement: moved(input, ({ analyses }) => timingOf(analyses)[id]),
    });
  return pen.stats('time', [
    stat('mean'),
    stat('median'),
    stat('p95'),
    pen.stat('underMinute', 'percent', percentOf(timing.underMinute, timing.count), {
      note: pen.said('report.note.analyses', { count: timing.count }),
    }),
    pen.stat('accuracy', 'percent', accuracy.value, {
      movement: moved(input, ({ analyses }) => accuracyOf(analyses).value),
      note: pen.said('report.note.ratings', { count: accuracy.count }),
    }),
  ]);
}

export function funnelTable(pen: Pen, { analysed, followUp, invested }: Funnel): ReportSection {
  const step = (id: string, count: number) => [pen.said(`report.funnel.${id}`), count, percentOf(count, analysed)];
  return pen.table('funnel', {
    columns: [
      ['step', 'text'],
      ['companies', 'count'],
      ['ofAnalysed', 'percent'],
    ],
    rows: analysed === 0 ? [] : [step('analysed', analysed), step('followUp', followUp), step('invested', invested)],
    chart: { form: 'bars', label: 'step', values: ['companies'] },
    notes: [pen.said('report.note.funnel')],
  });
}

export function recommendationTable(pen: Pen, split: readonly RecommendationShare[]): ReportSection {
  return pen.table('recommendations', {
    columns: [
      ['recommendation', 'text', 'label.recommendation'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: some(split).map(({ recommendation, count, percentage }) => [
      pen.said(recommendation === null ? 'label.noRecommendation' : `label.recommendation.${recommendation}`),
      count,
      percentage,
    ]),
    chart: { form: 'bars', label: 'recommendation', values: ['companies'] },
  });
}

export function scoreTable(pen: Pen, bins: readonly ScoreBin[]): ReportSection {
  return pen.table('scores', {
    columns: [
      ['points', 'text', 'label.points'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: some(bins).map(({ low, high, count, percentage }) => [
      `${low} – ${high === 100 ? 100 : high - 1}`,
      count,
      percentage,
    ]),
    chart: { form: 'columns', label: 'points', values: ['companies'] },
  });
}

export function sectorTable(pen: Pen, sectors: readonly SectorShare[]): ReportSection {
  return pen.table('sectors', {
    columns: [
      ['sector', 'text', 'label.sectorWord'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: sectors.map(({ name, count, percentage }) => [pen.said(`label.sector.${name}`), count, percentage]),
    chart: { form: 'bars', label: 'sector', values: ['companies'] },
  });
}

export function recentTable(pen: Pen, recent: readonly Counted[]): ReportSection {
  return pen.table('recent', {
    columns: [
      ['date', 'date', 'label.date'],
      ['company', 'text'],
      ['overall', 'score', 'label.overall'],
      ['recommendation', 'text', 'label.recommendation'],
      ['sector', 'text', 'label.sectorWord'],
    ],
    rows: recent.map(({ summary, at }) => [
      dayOf(at),
      summary.companyName,
      summary.overallScore,
      summary.recommendation && pen.said(`label.recommendation.${summary.recommendation}`),
      pen.said(`label.sector.${summary.sector}`),
    ]),
    analysisIds: recent.map(({ summary }) => summary.id),
  });
}

/** The parts when any of them counts something, else none: a table of noughts says nothing. */
export function some<T extends { count: number }>(parts: readonly T[]): readonly T[] {
  return parts.some(({ count }) => count > 0) ? parts : [];
}
