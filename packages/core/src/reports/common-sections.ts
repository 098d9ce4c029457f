/** Tables that several reports show. */
import { verdictName } from '../i18n/verdict-name.js';
import type { Funnel, RecommendationShare, ScoreBin, SectorShare } from '../model/report-figures.js';
import type { ReportSection } from '../model/report-document.js';
import { percentOf } from './arithmetic.js';
import type { Counted } from './companies.js';
import { dayOf } from './period.js';
import { accuracyOf, ratingsOf, timingOf } from './figures.js';
import type { SectionWriter } from './section-writer.js';
import { moved, type ReportInput } from './report-input.js';

/** How long analyses took, and how right people found them. */
export function timeStats(writer: SectionWriter, input: ReportInput): ReportSection {
  const timing = timingOf(input.now.analyses);
  const accuracy = accuracyOf(ratingsOf(input.now.analyses));
  const stat = (id: 'mean' | 'median' | 'p95') =>
    writer.stat(`time.${id}`, 'seconds', timing[id], {
      movement: moved(input, ({ analyses }) => timingOf(analyses)[id]),
    });
  return writer.stats('time', [
    stat('mean'),
    stat('median'),
    stat('p95'),
    writer.stat('underMinute', 'percent', percentOf(timing.underMinute, timing.count), {
      note: writer.said('report.note.analyses', { count: timing.count }),
    }),
    writer.stat('accuracy', 'percent', accuracy.value, {
      movement: moved(input, ({ analyses }) => accuracyOf(ratingsOf(analyses)).value),
      note: writer.said('report.note.ratings', { count: accuracy.count }),
    }),
  ]);
}

export function funnelTable(writer: SectionWriter, { analysed, followUp, invested }: Funnel): ReportSection {
  const step = (id: string, count: number) => [writer.said(`report.funnel.${id}`), count, percentOf(count, analysed)];
  return writer.table('funnel', {
    columns: [
      ['step', 'text'],
      ['companies', 'count'],
      ['ofAnalysed', 'percent'],
    ],
    rows: analysed === 0 ? [] : [step('analysed', analysed), step('followUp', followUp), step('invested', invested)],
    chart: { form: 'bars', label: 'step', values: ['ofAnalysed'] },
    notes: [writer.said('report.note.funnel')],
  });
}

export function recommendationTable(writer: SectionWriter, split: readonly RecommendationShare[]): ReportSection {
  return writer.table('recommendations', {
    columns: [
      ['recommendation', 'text', 'label.recommendation'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: counted(split).map(({ count, percentage, ...of }) => [
      saidVerdict(writer, of) ?? writer.said('label.noRecommendation'),
      count,
      percentage,
    ]),
    chart: { form: 'bars', label: 'recommendation', values: ['share'] },
  });
}

export function scoreTable(writer: SectionWriter, bins: readonly ScoreBin[]): ReportSection {
  return writer.table('scores', {
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

export function sectorTable(writer: SectionWriter, sectors: readonly SectorShare[]): ReportSection {
  return writer.table('sectors', {
    columns: [
      ['sector', 'text', 'label.sectorWord'],
      ['companies', 'count'],
      ['share', 'percent'],
    ],
    rows: sectors.map(({ name, count, percentage }) => [writer.said(`label.sector.${name}`), count, percentage]),
    chart: { form: 'bars', label: 'sector', values: ['share'] },
  });
}

export function recentTable(writer: SectionWriter, recent: readonly Counted[]): ReportSection {
  return writer.table('recent', {
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
      saidVerdict(writer, summary),
      writer.said(`label.sector.${summary.sector}`),
    ]),
    analysisIds: recent.map(({ summary }) => summary.id),
  });
}

/** The parts when any of them counts something, else none: a table of noughts says nothing. */
export function some<T extends { count: number }>(parts: readonly T[]): readonly T[] {
  return parts.some(({ count }) => count > 0) ? parts : [];
}

/** The parts that count something: a row of noughts says nothing. */
export function counted<T extends { count: number }>(parts: readonly T[]): readonly T[] {
  return parts.filter(({ count }) => count > 0);
}

/** The recommendation by its name, a follow-up by what it is for; null where there is none. */
export function saidVerdict(writer: SectionWriter, of: Parameters<typeof verdictName>[0]) {
  const name = verdictName(of);
  return name ? writer.said(`label.${name}`) : null;
}
