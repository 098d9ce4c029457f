/** Five scores as a pentagon; risk turned round, so that further out is better everywhere. The bars say the same in numbers. */
import { useTexts } from '../../i18n/language.js';
import { domain } from '../../i18n/texts/domain.js';
import { SCORE_IDS } from '@vc-analyst/core/vocabulary';
import type { ReportDocument } from './report-document.js';

const SIZE = { width: 260, height: 176 } as const;
const CENTRE = { x: 130, y: 92 } as const;
const RADIUS = 66;
const RINGS = [20, 40, 60, 80, 100];

/** Point of axis `index` at `value` of 100; the first axis points up. */
function pointAt(index: number, value: number) {
  const angle = (index / SCORE_IDS.length) * 2 * Math.PI - Math.PI / 2;
  const distance = (value / 100) * RADIUS;
  return { x: CENTRE.x + distance * Math.cos(angle), y: CENTRE.y + distance * Math.sin(angle) };
}

const path = (values: readonly number[]) =>
  values
    .map((value, index) =>
      Object.values(pointAt(index, value))
        .map((n) => n.toFixed(1))
        .join(','),
    )
    .join(' ');

export function Radar({ report }: { report: ReportDocument }) {
  const d = useTexts(domain);
  const axes = SCORE_IDS.map((id) => {
    const value = report[`${id}Score`];
    const name = d(`score.${id}`);
    return { id, name, value, drawn: value === null ? 0 : id === 'risk' ? 100 - value : value };
  });
  const spoken = axes.map(({ name, value }) =>
    value === null ? d('scoreMissing', { name }) : d('scoreOf', { name, value }),
  );
  return (
    <svg
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      role="img"
      aria-label={spoken.join('. ')}
      className="mx-auto block w-full max-w-76"
    >
      {RINGS.map((ring) => (
        <polygon key={ring} points={path(SCORE_IDS.map(() => ring))} className="fill-none stroke-line" />
      ))}
      {axes.map(({ id }, index) => {
        const end = pointAt(index, 100);
        return <line key={id} x1={CENTRE.x} y1={CENTRE.y} x2={end.x} y2={end.y} className="stroke-line" />;
      })}
      <polygon
        points={path(axes.map(({ drawn }) => drawn))}
        className="fill-accent stroke-accent stroke-2"
        fillOpacity={0.16}
      />
      {axes.map(({ id, drawn, value }, index) => {
        const at = pointAt(index, drawn);
        return value === null ? null : <circle key={id} cx={at.x} cy={at.y} r={3} className="fill-accent" />;
      })}
      {axes.map(({ id, name, value, drawn }, index) => {
        const at = pointAt(index, 112);
        const anchor = Math.abs(at.x - CENTRE.x) < 8 ? 'middle' : at.x > CENTRE.x ? 'start' : 'end';
        return (
          <text
            key={id}
            x={at.x}
            y={at.y}
            textAnchor={anchor}
            dominantBaseline="middle"
            className="num fill-soft text-[12px]"
          >
            {name} <tspan className="fill-ink font-semibold">{value === null ? '–' : drawn}</tspan>
          </text>
        );
      })}
    </svg>
  );
}
