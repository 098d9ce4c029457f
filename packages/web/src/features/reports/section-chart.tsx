/** How a table's figures move through time; the table behind it says the same in numbers. Bars stand in the table's rows. */
import { cellText } from '@vc-analyst/core/memo-parts';
import type { Column, TableSection } from '@vc-analyst/core/model';
import { useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { capitalised } from '../../i18n/format.js';
import { useCoreLocale } from '../../i18n/use-core-locale.js';
import { cx } from '../../lib/cx.js';

interface SectionChartProps {
  section: TableSection;
  chart: NonNullable<TableSection['chart']>;
  form: 'columns' | 'lines';
}

/** As many as a report draws side by side. */
const TONES = [
  'fill-accent bg-accent',
  'fill-good bg-good',
  'fill-fair bg-fair',
  'fill-poor bg-poor',
  'fill-ink bg-ink',
];
const STROKES = ['stroke-accent', 'stroke-good', 'stroke-fair', 'stroke-poor', 'stroke-ink'];

export function SectionChart({ section, chart, form }: SectionChartProps) {
  const t = useTexts(reportsTexts);
  const locale = useCoreLocale();
  const columns = chart.values.map((at) => section.columns[at]!);
  const points = section.rows.map((row) => ({
    label: capitalised(cellText(row[chart.label] ?? null, section.columns[chart.label]!.kind, locale), locale),
    values: chart.values.map((at) => (typeof row[at] === 'number' ? row[at] : null)),
  }));
  const most = wholeOf(
    columns[0]!,
    points.flatMap(({ values }) => values),
  );
  if (most === 0) return null;
  return (
    <figure className="border-b border-line px-4.5 py-4" aria-label={t('chartOf', { title: section.title })}>
      <Timeline
        points={points}
        most={most}
        form={form}
        highestOf={(value) => cellText(value, columns[0]!.kind, locale)}
      />
      {columns.length > 1 && (
        <figcaption className="mt-2 flex flex-wrap gap-x-4 text-xs text-soft">
          {columns.map(({ id, heading }, index) => (
            <span key={id} className="inline-flex items-center gap-1.5">
              <i aria-hidden data-fill="" className={cx('size-2.5 rounded-[2px]', TONES[index % TONES.length])} />
              {heading}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

/** What a full bar or column stands for: 100 where figures are out of 100, else the largest of `values`. */
export function wholeOf({ kind }: Column, values: readonly unknown[]): number {
  const largest = Math.max(0, ...values.map((value) => (typeof value === 'number' ? value : 0)));
  return kind === 'score' || kind === 'percent' ? Math.max(100, largest) : largest;
}

interface Point {
  label: string;
  values: readonly (number | null)[];
}

/** Labels under the axis at most, and on a phone: more would touch. */
const MOST_LABELS = { wide: 8, phone: 4 } as const;

interface TimelineProps {
  points: readonly Point[];
  most: number;
  form: 'columns' | 'lines';
  /** Of the highest column, where there is one series. */
  highestOf: (value: number) => string;
}

function Timeline({ points, most, form, highestOf }: TimelineProps) {
  const series = points[0]?.values.length ?? 0;
  const highest = Math.max(...points.map(({ values }) => values[0] ?? 0));
  const topAt = points.findIndex(({ values }) => values[0] === highest);
  const every = { wide: stepOf(points, MOST_LABELS.wide), phone: stepOf(points, MOST_LABELS.phone) };
  const x = (at: number) => ((at + 0.5) / points.length) * 100;
  return (
    <div aria-hidden className="num text-xs text-faint">
      <div className="relative mt-5 flex h-36 items-end border-b border-line-strong">
        {form === 'columns' &&
          points.map(({ values }, at) => (
            <span key={at} className="relative flex h-full flex-1 items-end justify-center gap-px px-0.5">
              {values.map((value, index) => (
                <i
                  key={index}
                  data-fill=""
                  className={cx('block max-w-9 flex-1 rounded-t-[3px]', TONES[index % TONES.length])}
                  style={{ height: `${((value ?? 0) / most) * 100}%` }}
                />
              ))}
              {series === 1 && at === topAt && (
                <b className="absolute bottom-full mb-0.5 font-semibold whitespace-nowrap text-ink">
                  {highestOf(highest)}
                </b>
              )}
            </span>
          ))}
        {form === 'lines' && (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full overflow-visible">
            {Array.from({ length: series }, (_, index) => (
              <polyline
                key={index}
                points={points
                  .flatMap(({ values }, at) =>
                    typeof values[index] === 'number' ? [`${x(at)},${100 - (values[index] / most) * 100}`] : [],
                  )
                  .join(' ')}
                vectorEffect="non-scaling-stroke"
                className={cx('fill-none stroke-2', STROKES[index % STROKES.length])}
              />
            ))}
          </svg>
        )}
      </div>
      <div className="mt-1.5 flex">
        {points.map(({ label }, at) => (
          <span key={at} className="flex w-0 flex-1 justify-center whitespace-nowrap">
            {at % every.wide === 0 && <span className={cx(at % every.phone !== 0 && 'max-sm:hidden')}>{label}</span>}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Every how many-th label is shown; a multiple on phones of what is shown elsewhere. */
function stepOf(points: readonly Point[], labels: number): number {
  return 2 ** Math.max(0, Math.ceil(Math.log2(points.length / labels)));
}
