/** Market: which sectors and rounds came in over the period, and how they scored as it went on. */
import type { ReportSection } from '../../model/report-document.js';
import type { MarketSeries } from '../../model/report.js';
import { SECTORS, STAGES } from '../../model/values.js';
import { mean } from '../arithmetic.js';
import { scoresOf, within, type Counted } from '../companies.js';
import type { SectionWriter } from '../section-writer.js';
import { bucketsOf, type Bucket } from '../period.js';
import { firstAndLast, moved, type ReportInput, type TypedReport } from '../report-input.js';

export function marketReport(input: ReportInput, writer: SectionWriter): TypedReport<'market'> {
  const { books, period, now } = input;
  const buckets = bucketsOf(period, ...firstAndLast(books));
  const figures = {
    buckets: buckets.map((bucket) => {
      const companies = within(now.companies, bucket);
      return { date: bucket.date, companies: companies.length, averageScore: mean(scoresOf(companies)) };
    }),
    sectors: seriesOf(SECTORS, input, buckets, ({ summary }) => summary.sector),
    stages: seriesOf([...STAGES, 'unknown' as const], input, buckets, ({ summary }) => summary.stage.value),
  };
  const [first, second] = figures.sectors.filter(({ name }) => name !== 'other');
  return {
    figures,
    finding: [
      first && first.companies > (second?.companies ?? 0)
        ? writer.said('report.headline.most', {
            sector: { message: writer.said(`label.sector.${first.name}`).textMessage },
            count: first.companies,
            companies: now.companies.length,
          })
        : writer.said('report.headline.spread', { sectors: figures.sectors.length, companies: now.companies.length }),
    ],
    sections: [
      writer.table('overTime', {
        columns: [
          ['from', 'date'],
          ['companies', 'count'],
          ['average', 'score'],
        ],
        rows:
          now.companies.length === 0
            ? []
            : figures.buckets.map(({ date, companies, averageScore }) => [date, companies, averageScore]),
        chart: { form: 'columns', label: 'from', values: ['companies'] },
        notes: [writer.said('report.note.newest')],
      }),
      ...tablesOf(writer, 'sector', figures.sectors, buckets, 'label.sectorWord'),
      ...tablesOf(writer, 'stage', figures.stages, buckets, 'label.stageWord'),
    ],
  };
}

/** One series a name that occurs now or occurred in the period before; the most companies first. */
function seriesOf<T extends string>(
  names: readonly T[],
  input: ReportInput,
  buckets: readonly Bucket[],
  nameOf: (company: Counted) => string,
): MarketSeries<T>[] {
  return names
    .map((name) => {
      const those = (companies: readonly Counted[]) => companies.filter((company) => nameOf(company) === name);
      const mine = those(input.now.companies);
      const parts = buckets.map((bucket) => within(mine, bucket));
      const movement = moved(input, ({ companies }) => those(companies).length);
      return {
        name,
        companies: mine.length,
        averageScore: mean(scoresOf(mine)),
        counts: parts.map(({ length }) => length),
        averages: parts.map((part) => mean(scoresOf(part))),
        ...(movement ? { movement } : {}),
      };
    })
    .filter(({ companies, movement }) => companies > 0 || (movement?.before ?? 0) > 0)
    .sort((a, b) => b.companies - a.companies);
}

function tablesOf(
  writer: SectionWriter,
  kind: 'sector' | 'stage',
  series: readonly MarketSeries<string>[],
  buckets: readonly Bucket[],
  heading: string,
): ReportSection[] {
  const name = (one: string) => writer.said(`label.${kind}.${one}`);
  const compares = series.some(({ movement }) => movement);
  const shown = series.filter(({ companies }) => companies > 0);
  return [
    writer.table(`${kind}Totals`, {
      columns: [
        ['name', 'text', heading],
        ['companies', 'count'],
        ...(compares
          ? ([
              ['before', 'count'],
              ['change', 'points'],
            ] as const)
          : []),
        ['average', 'score'],
      ],
      rows: series.map(({ name: one, companies, averageScore, movement }) => [
        name(one),
        companies,
        ...(compares ? [movement?.before ?? null, movement?.absolute ?? null] : []),
        averageScore,
      ]),
      chart: { form: 'bars', label: 'name', values: ['companies'] },
    }),
    writer.table(`${kind}OverTime`, {
      columns: [['from', 'date'], ...shown.map(({ name: one }) => [one, 'count', `label.${kind}.${one}`] as const)],
      rows:
        shown.length === 0
          ? []
          : buckets.map(({ date }, index) => [date, ...shown.map(({ counts }) => counts[index]!)]),
      chart: { form: 'lines', label: 'from', values: shown.slice(0, 5).map(({ name: one }) => one) },
    }),
  ];
}
