/** Charts over a row of dates or classes: columns, and lines with their names at their ends. The table stands below. */
import type { Paper } from '../paper.js';
import { drawText } from '../text/draw-text.js';
import { layOutText } from '../text/lay-out-text.js';
import { INK, TEXT, type TextStyle } from '../theme.js';

export interface Series {
  name: string;
  /** One a label; null is a gap. */
  values: readonly (number | null)[];
}

export interface Chart {
  form: 'columns' | 'lines';
  labels: readonly string[];
  series: readonly Series[];
  /** A value as text. */
  text: (value: number) => string;
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Apart in hue and in lightness, dark enough on white. */
const COLOURS = ['#1d4e89', '#a46a00', '#1b7a4b', '#8a3ffc', '#b3362b'] as const;
const MARGIN = { labels: 16, top: 14 };
/** Unless more room is given. */
export const CHART_HEIGHT = 126;
const NAMES = 92;
const SCALE = 34;
const LABEL_GAP = 8;

export function drawChart(
  paper: Paper,
  chart: Chart,
  { x, y, width, height: tall = CHART_HEIGHT }: { x: number; y: number; width: number; height?: number },
): void {
  const { doc, fonts } = paper;
  const named = chart.series.length > 1;
  const plot = {
    x: x + SCALE,
    y: y + MARGIN.top,
    width: width - SCALE - (named ? NAMES : 0),
    height: tall - MARGIN.top - MARGIN.labels,
  };
  const all = chart.series.flatMap(({ values }) => values.filter((value) => value !== null));
  const most = niceMost(Math.max(0, ...all));
  const step = plot.width / Math.max(1, chart.labels.length);
  const middle = (at: number) => plot.x + (at + 0.5) * step;
  const height = (value: number) => (value / most) * plot.height;
  const write = (
    text: string,
    at: { x: number; y: number; width: number; align: 'left' | 'right' | 'center' },
    style: TextStyle = TEXT.label,
  ) => drawText(doc, layOutText([{ text, style }], at.width, fonts, { most: 1, leading: 1.2 }), at);

  paper.mark(
    'Figure',
    () => {
      doc.save();
      for (const share of [0, 0.5, 1]) {
        const line = plot.y + plot.height * (1 - share);
        doc.moveTo(plot.x, line).lineTo(plot.x + plot.width, line);
        doc
          .lineWidth(0.5)
          .strokeColor(share === 0 ? INK.strongLine : INK.line)
          .stroke();
        if (share === 0 || Number.isInteger(most * share) || most < 2) {
          write(chart.text(most * share), { x, y: line - 4.5, width: SCALE - 6, align: 'right' });
        }
      }
      if (chart.form === 'columns') columns();
      else lines();
      doc.restore();
      const widest = Math.max(0, ...chart.labels.map((label) => fonts.width(label, 'sans', TEXT.label)));
      const every = Math.max(1, Math.ceil((widest + LABEL_GAP) / step));
      chart.labels.forEach((label, at) => {
        if ((chart.labels.length - 1 - at) % every !== 0) return;
        const wide = step * every;
        write(label, { x: middle(at) - wide / 2, y: plot.y + plot.height + 4, width: wide, align: 'center' });
      });
      if (named) names();
    },
    { alt: chart.alt, bbox: [x, y, x + width, y + tall] },
  );

  function columns(): void {
    const count = chart.series.length;
    const wide = Math.min(30, (step * 0.66) / count);
    chart.series.forEach(({ values }, which) => {
      values.forEach((value, at) => {
        if (value === null || value <= 0) return;
        const left = middle(at) - (wide * count) / 2 + which * wide;
        doc.rect(left, plot.y + plot.height - height(value), wide - 1, height(value)).fill(colour(which));
        if (count === 1 && step >= 24) {
          const top = plot.y + plot.height - height(value) - 10;
          write(chart.text(value), { x: middle(at) - step / 2, y: top, width: step, align: 'center' }, TEXT.label);
        }
      });
    });
  }

  function lines(): void {
    chart.series.forEach(({ values }, which) => {
      doc.lineWidth(1.4).strokeColor(colour(which));
      values.forEach((value, at) => {
        const next = values[at + 1];
        if (value === null || next === null || next === undefined) return;
        doc.moveTo(middle(at), plot.y + plot.height - height(value));
        doc.lineTo(middle(at + 1), plot.y + plot.height - height(next)).stroke();
      });
      values.forEach((value, at) => {
        if (value !== null) doc.circle(middle(at), plot.y + plot.height - height(value), 1.7).fill(colour(which));
      });
    });
  }

  /** Names at the right end, at the height of their last value, pushed apart where they would touch. */
  function names(): void {
    const ends = chart.series
      .map(({ name, values }, which) => ({
        name,
        which,
        y: plot.y + plot.height - height(values.findLast((value) => value !== null) ?? 0),
      }))
      .sort((a, b) => a.y - b.y);
    let low = plot.y - 6;
    const free = plot.y + plot.height + 8 - ends.length * 11;
    ends.forEach((end, at) => {
      const top = Math.max(low, Math.min(end.y - 5, free + at * 11));
      low = top + 11;
      const style = { ...TEXT.label, face: 'sansMedium', color: colour(end.which) } as const;
      write(end.name, { x: plot.x + plot.width + 8, y: top, width: NAMES - 8, align: 'left' }, style);
    });
  }
}

const colour = (which: number) => COLOURS[which % COLOURS.length]!;

/** The round number at or above `value` that a scale ends at: 1, 2, 5 or 10 times a power of ten, even where halves count. */
function niceMost(value: number): number {
  if (value <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 4, 6, 8, 10].map((times) => times * power).find((round) => round >= value) ?? 10 * power;
}
