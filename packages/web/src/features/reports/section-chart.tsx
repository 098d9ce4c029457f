/** A table over time as a chart, every column with its figure; the table behind it says the same in numbers. */
import { cellText, fullBar } from '@vc-analyst/core/memo-parts';
import type { Cell, TableSection } from '@vc-analyst/core/model';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { capitalised } from '../../i18n/format.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { cx } from '../../lib/cx.js';

interface SectionChartProps {
  section: TableSection;
  chart: NonNullable<TableSection['chart']>;
}

/** Labels under the axis that have room beside one another; and on a phone. */
const MOST_LABELS = { wide: 12, phone: 4 } as const;
/** Pixels: room for a chart's figures beside one another, a letter of them, and the least between two. */
const ROOM = { wide: 700, phone: 300 } as const;
const LETTER = 7;
const GAP = 5;
/** Small columns that have their figures. */
const MOST_SMALL = 16;

/** Of the events that are marked, in the order of the chart. */
const MARKS = [
  { sign: '▲', tone: 'text-good' },
  { sign: '▼', tone: 'text-poor' },
] as const;

/** One series as columns; what happened in them is marked under the axis. */
export function ColumnChart({ section, chart }: SectionChartProps) {
  const t = useTexts(reportsTexts);
  const locale = useCoreLocale();
  const { columns, rows } = section;
  const valueAt = chart.values[0]!;
  const kind = columns[valueAt]!.kind;
  const whole = fullBar(
    kind,
    'columns',
    rows.map((row) => row[valueAt]),
  );
  const marks = chart.marks ?? [];
  const isMarked = marks.some((at) => rows.some((row) => numberOf(row[at]) > 0));
  if (whole === 0 && !isMarked) return null;
  const points = rows.map((row) => ({
    label: labelOf(row, section, chart, locale),
    value: numberOf(row[valueAt]),
    marks: marks.map((at) => numberOf(row[at])),
  }));
  const topAt = points.findIndex(({ value }) => value === Math.max(...points.map(({ value }) => value)));
  const longest = Math.max(...points.map(({ value }) => cellText(value, kind, locale).length));
  const asked = points.length * (longest * LETTER + GAP);
  const every = { wide: stepOf(points.length, MOST_LABELS.wide), phone: stepOf(points.length, MOST_LABELS.phone) };
  return (
    <figure className="border-b border-line px-4.5 py-4" aria-label={t('chartOf', { title: section.title })}>
      <div aria-hidden className="num text-xs text-faint">
        <div className="relative mt-5 flex h-36 items-end border-b border-line-strong">
          {points.map(({ label, value }, at) => (
            <span
              key={at}
              className="flex h-full flex-1 flex-col justify-end px-0.5"
              title={`${label}: ${cellText(value, kind, locale)}`}
            >
              {value > 0 && (
                <b
                  className={cx(
                    'flex w-full justify-center font-semibold whitespace-nowrap text-ink',
                    at !== topAt && asked > ROOM.wide && 'hidden',
                    at !== topAt && asked > ROOM.phone && 'max-sm:hidden',
                  )}
                >
                  <span className="w-0 overflow-visible flex justify-center">{cellText(value, kind, locale)}</span>
                </b>
              )}
              <i
                data-fill=""
                className="mx-auto block w-full max-w-9 flex-none rounded-t-[3px] bg-accent"
                style={{ height: `${whole > 0 ? (value / whole) * 88 : 0}%` }}
              />
            </span>
          ))}
        </div>
        <div className="mt-1.5 flex">
          {points.map(({ label }, at) => (
            <span key={at} className="flex w-0 flex-1 justify-center whitespace-nowrap">
              {at % every.wide === 0 && <span className={cx(at % every.phone !== 0 && 'max-sm:hidden')}>{label}</span>}
            </span>
          ))}
        </div>
        {isMarked && (
          <div className="mt-1 flex font-semibold">
            {points.map((point, at) => (
              <span
                key={at}
                className="flex w-0 flex-1 justify-center gap-x-1 whitespace-nowrap max-sm:flex-col max-sm:items-center"
              >
                {point.marks.map((count, mark) => count > 0 && <MarkSign key={mark} mark={mark} text={count} />)}
              </span>
            ))}
          </div>
        )}
      </div>
      {isMarked && (
        <figcaption className="mt-2.5 flex flex-wrap gap-x-4 text-xs text-soft">
          {marks.map((at, mark) => (
            <MarkSign key={at} mark={mark} text={columns[at]!.heading} />
          ))}
        </figcaption>
      )}
    </figure>
  );
}

function MarkSign({ mark, text }: { mark: number; text: string | number }) {
  const { sign, tone } = MARKS[mark % MARKS.length]!;
  return (
    <span>
      <span className={tone}>{sign}</span> {text}
    </span>
  );
}

/** Many series over the same time: a row each on one scale, with its total, instead of lines that hide one another. */
export function SeriesRows({ section, chart }: SectionChartProps) {
  const t = useTexts(reportsTexts);
  const locale = useCoreLocale();
  const { columns, rows } = section;
  const series = columns
    .map((column, at) => ({ column, values: rows.map((row) => numberOf(row[at])) }))
    .filter((_, at) => at !== chart.label);
  const most = Math.max(0, ...series.flatMap(({ values }) => values));
  if (most === 0) return null;
  const labels = rows.map((row) => labelOf(row, section, chart, locale));
  const grid =
    'grid grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)_1.5rem] items-end gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)_2.5rem]';
  return (
    <figure className="border-b border-line px-4.5 py-4" aria-label={t('chartOf', { title: section.title })}>
      <div aria-hidden className="num flex flex-col gap-2">
        {series.map(({ column, values }) => (
          <div key={column.id} className={grid}>
            <span className="text-sm leading-tight">{capitalised(column.heading, locale)}</span>
            <span className="flex h-10 items-end border-b border-line">
              {values.map((value, at) => (
                <span
                  key={at}
                  className="flex h-full min-w-0 flex-1 flex-col items-center justify-end px-px text-[11px]/[1.2] text-faint"
                  title={`${labels[at]}: ${value}`}
                >
                  {value > 0 && (
                    <>
                      {values.length <= MOST_SMALL && value}
                      <i
                        data-fill=""
                        className="block w-full max-w-6 flex-none rounded-t-[2px] bg-accent"
                        style={{ height: `${(value / most) * 60}%` }}
                      />
                    </>
                  )}
                </span>
              ))}
            </span>
            <b className="text-right font-semibold">{values.reduce((sum, value) => sum + value, 0)}</b>
          </div>
        ))}
        <div className={cx(grid, 'text-xs text-faint')}>
          <span />
          <span className="flex justify-between gap-2">
            <span>{labels[0]}</span>
            {labels.length > 1 && <span>{labels.at(-1)}</span>}
          </span>
        </div>
      </div>
    </figure>
  );
}

function labelOf(
  row: readonly Cell[],
  { columns }: TableSection,
  chart: SectionChartProps['chart'],
  locale: Parameters<typeof cellText>[2],
): string {
  return capitalised(cellText(row[chart.label] ?? null, columns[chart.label]!.kind, locale), locale);
}

export function numberOf(cell: Cell | undefined): number {
  return typeof cell === 'number' ? cell : 0;
}

/** Every how many-th label is shown. */
function stepOf(count: number, labels: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(count / labels)));
}
