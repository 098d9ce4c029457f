/** The picture of a table where one helps; the table under it says the same in numbers. */
import { cellText } from '@vc-analyst/core/report-parts';
import type { TableSection } from '@vc-analyst/core/model';
import { useLocale, useTexts } from '../../i18n/language.js';
import { reportsTexts } from '../../i18n/texts/reports.js';
import { cx } from '../../lib/cx.js';

interface SectionChartProps {
  section: TableSection;
  chart: NonNullable<TableSection['chart']>;
}

/** Rows drawn at most; the table has them all. */
const MOST_BARS = 12;
const TONES = ['fill-accent bg-accent', 'fill-good bg-good', 'fill-fair bg-fair', 'fill-poor bg-poor'];
const STROKES = ['stroke-accent', 'stroke-good', 'stroke-fair', 'stroke-poor'];

export function SectionChart({ section, chart }: SectionChartProps) {
  const t = useTexts(reportsTexts);
  const locale = useLocale();
  const columns = chart.values.map((at) => section.columns[at]!);
  const points = section.rows.map((row) => ({
    label: cellText(row[chart.label] ?? null, section.columns[chart.label]!.kind, locale),
    values: chart.values.map((at) => (typeof row[at] === 'number' ? row[at] : null)),
  }));
  const most = Math.max(0, ...points.flatMap(({ values }) => values.map((value) => value ?? 0)));
  if (most === 0) return null;
  return (
    <figure
      className={cx('border-line px-4.5 py-4', chart.form === 'bars' ? 'max-lg:border-b lg:border-r' : 'border-b')}
      aria-label={t('chartOf', { title: section.title })}
    >
      {chart.form === 'bars' ? (
        <Bars points={points.slice(0, MOST_BARS)} most={most} />
      ) : (
        <Timeline points={points} most={most} form={chart.form} />
      )}
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

interface Point {
  label: string;
  values: readonly (number | null)[];
}

function Bars({ points, most }: { points: readonly Point[]; most: number }) {
  return (
    <div aria-hidden className="grid grid-cols-[minmax(5rem,max-content)_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5">
      {points.map(({ label, values }) => (
        <div key={label} className="contents">
          <span className="max-w-48 truncate text-sm text-soft">{label}</span>
          <span className="flex flex-col gap-0.5">
            {values.map((value, index) => (
              <i
                key={index}
                data-fill=""
                className={cx('block h-2.5 rounded-[3px]', TONES[index % TONES.length])}
                style={{ width: `${((value ?? 0) / most) * 100}%` }}
              />
            ))}
          </span>
        </div>
      ))}
    </div>
  );
}

const SIZE = { width: 640, height: 150, foot: 20 } as const;
/** Labels under the axis at most: more would touch. */
const MOST_LABELS = 8;

function Timeline({ points, most, form }: { points: readonly Point[]; most: number; form: 'columns' | 'lines' }) {
  const step = SIZE.width / points.length;
  const top = (value: number) => 6 + (SIZE.height - SIZE.foot - 6) * (1 - value / most);
  const every = Math.ceil(points.length / MOST_LABELS);
  const series = points[0]?.values.length ?? 0;
  return (
    <svg aria-hidden viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} className="block w-full">
      <line x1={0} x2={SIZE.width} y1={top(0)} y2={top(0)} className="stroke-line-strong" />
      {points.map(({ label, values }, at) => (
        <g key={at}>
          {form === 'columns' &&
            values.map((value, index) => {
              const width = Math.min(28, (step * 0.7) / series);
              const y = top(value ?? 0);
              return (
                <rect
                  key={index}
                  x={step * (at + 0.5) + (index - series / 2) * width}
                  y={y}
                  width={width - 1}
                  height={top(0) - y}
                  rx={2}
                  className={TONES[index % TONES.length]}
                />
              );
            })}
          {at % every === 0 && (
            <text x={step * (at + 0.5)} y={SIZE.height - 5} textAnchor="middle" className="fill-faint text-[10px]">
              {label}
            </text>
          )}
        </g>
      ))}
      {form === 'lines' &&
        Array.from({ length: series }, (_, index) => (
          <polyline
            key={index}
            points={points
              .flatMap(({ values }, at) =>
                typeof values[index] === 'number' ? [`${step * (at + 0.5)},${top(values[index])}`] : [],
              )
              .join(' ')}
            className={cx('fill-none stroke-2', STROKES[index % STROKES.length])}
          />
        ))}
    </svg>
  );
}
