/** A small chart: a question as its title, the newest and the highest value labelled, a table behind it. */
import { useId } from 'react';
import { formatBucket } from '../../i18n/format.js';
import { useLocale, useTexts } from '../../i18n/language.js';
import { dashboard } from '../../i18n/texts/dashboard.js';

export interface ChartPoint {
  /** 2026, 2026-Q4, 2026-11 or 2026-11-21. */
  date: string;
  value: number;
}

interface PeriodChartProps {
  title: string;
  form: 'columns' | 'line';
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** Heading of the values in the table. */
  valueName: string;
}

const WIDTH = 360;
const HEIGHT = 150;
const TOP = 26;
const BOTTOM = 22;

export function PeriodChart({ title, form, points, format, valueName }: PeriodChartProps) {
  const t = useTexts(dashboard);
  const locale = useLocale();
  const titleId = useId();
  const most = Math.max(0, ...points.map(({ value }) => value));
  const first = points[0];
  const last = points.at(-1);
  return (
    <figure aria-labelledby={titleId} className="min-w-0">
      <figcaption id={titleId} className="text-sm font-[550]">
        {title}
      </figcaption>
      {most === 0 || !first || !last ? (
        <p className="grid h-24 place-items-center text-sm text-faint">{t('chartEmpty')}</p>
      ) : (
        <>
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden className="num mt-1 block w-full max-w-[27rem]">
            <path d={`M0 ${HEIGHT - BOTTOM + 0.5}H${WIDTH}`} className="stroke-line-strong" />
            {form === 'columns' ? (
              <Columns points={points} most={most} format={format} />
            ) : (
              <Line points={points} most={most} format={format} />
            )}
            <text x={0} y={HEIGHT - 6} className="fill-faint text-[11px]">
              {formatBucket(first.date, locale)}
            </text>
            {points.length > 1 && (
              <text x={WIDTH} y={HEIGHT - 6} textAnchor="end" className="fill-faint text-[11px]">
                {formatBucket(last.date, locale)}
              </text>
            )}
          </svg>
          <details className="text-sm text-soft print:hidden">
            <summary className="w-max rounded-sm max-sm:py-2.5">{t('showTable')}</summary>
            <div className="mt-2 max-h-48 overflow-y-auto rounded-md border border-line">
              <table className="num w-full text-left">
                <thead>
                  <tr className="border-b border-line text-faint">
                    <th scope="col" className="px-3 py-1.5 font-medium">
                      {t('date')}
                    </th>
                    <th scope="col" className="px-3 py-1.5 text-right font-medium">
                      {valueName}
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {points.map(({ date, value }) => (
                    <tr key={date} className="border-b border-line last:border-0">
                      <th scope="row" className="px-3 py-1.5 font-normal">
                        {formatBucket(date, locale)}
                      </th>
                      <td className="px-3 py-1.5 text-right">{format(value)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </details>
        </>
      )}
    </figure>
  );
}

interface SeriesProps {
  points: readonly ChartPoint[];
  most: number;
  format: (value: number) => string;
}

const heightOf = (value: number, most: number) => (value / most) * (HEIGHT - TOP - BOTTOM);

/** The highest column says its value; it is the first of several as high. */
function Columns({ points, most, format }: SeriesProps) {
  const slot = WIDTH / points.length;
  const width = Math.min(slot * 0.7, 40);
  const highest = points.findIndex(({ value }) => value === most);
  return points.map(({ date, value }, at) => {
    const height = heightOf(value, most);
    const x = at * slot + (slot - width) / 2;
    const y = HEIGHT - BOTTOM - height;
    return (
      <g key={date}>
        {value > 0 && <rect x={x} y={y} width={width} height={height} rx={2} className="fill-accent" data-fill="" />}
        {at === highest && (
          <text
            x={clampLabel(x + width / 2)}
            y={y - 6}
            textAnchor="middle"
            className="fill-ink text-[11.5px] font-semibold"
          >
            {format(value)}
          </text>
        )}
      </g>
    );
  });
}

/** A step for each bucket; the last value stands at its end. */
function Line({ points, most, format }: SeriesProps) {
  const x = (at: number) => (points.length === 1 ? WIDTH / 2 : 6 + (at / (points.length - 1)) * (WIDTH - 12));
  const y = (value: number) => HEIGHT - BOTTOM - heightOf(value, most);
  const path = points
    .map(({ value }, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  const end = points.length - 1;
  const value = points[end]!.value;
  const base = HEIGHT - BOTTOM;
  return (
    <>
      <path d={`${path}L${x(end)} ${base}L${x(0)} ${base}Z`} className="fill-accent-soft" />
      <path d={path} className="fill-none stroke-accent" strokeWidth={2.2} strokeLinejoin="round" />
      <circle cx={x(end)} cy={y(value)} r={3.5} className="fill-accent" />
      <text
        x={Math.min(x(end) + 4, WIDTH)}
        y={y(value) - 8}
        textAnchor={points.length === 1 ? 'middle' : 'end'}
        className="fill-ink text-[11.5px] font-semibold"
      >
        {format(value)}
      </text>
    </>
  );
}

const clampLabel = (x: number) => Math.min(WIDTH - 20, Math.max(20, x));
