/** The radar of the five scores, drawn as vectors; further out is better on every axis. */
import { drawText } from '../text/draw-text.js';
import { layOutText } from '../text/lay-out-text.js';
import type { Paper } from '../paper.js';
import { INK, TEXT } from '../theme.js';

export interface Axis {
  label: string;
  /** 0..100, or null where there is no score. */
  value: number | null;
}

/** Widest label; longer ones break. */
const LABEL = 60;

/** Draws into the box at `x`, `y`; labels stand outside the polygon, inside the box. */
export function drawRadar(
  paper: Paper,
  axes: readonly Axis[],
  { x, y, width, height, alt }: { x: number; y: number; width: number; height: number; alt: string },
): void {
  const { doc, fonts } = paper;
  const centre = { x: x + width / 2, y: y + height / 2 + 5 };
  const radius = Math.min(width / 2 - 50, height / 2 - 16);
  const at = (index: number, share: number) => {
    const angle = (2 * Math.PI * index) / axes.length - Math.PI / 2;
    return { x: centre.x + radius * share * Math.cos(angle), y: centre.y + radius * share * Math.sin(angle) };
  };
  const path = (points: { x: number; y: number }[], close: boolean) => {
    points.forEach((point, index) => (index === 0 ? doc.moveTo(point.x, point.y) : doc.lineTo(point.x, point.y)));
    if (close) doc.closePath();
  };
  paper.mark(
    'Figure',
    () => {
      doc.save();
      doc.lineWidth(0.5).strokeColor(INK.line);
      for (const ring of [0.25, 0.5, 0.75, 1]) {
        path(
          axes.map((_, index) => at(index, ring)),
          true,
        );
        doc.stroke();
      }
      for (const index of axes.keys()) {
        path([centre, at(index, 1)], false);
        doc.stroke();
      }
      drawShape();
      doc.restore();
      axes.forEach(({ label, value }, index) => {
        const tip = at(index, 1);
        const spans = [
          { text: `${label} `, style: TEXT.label },
          { text: value === null ? '–' : String(value), style: { ...TEXT.reference, color: INK.ink } },
        ];
        const text = layOutText(spans, LABEL, fonts, { most: 2, leading: 1.2 });
        const wide = Math.max(...text.lines.map((line) => line.width));
        const side = Math.abs(tip.x - centre.x) < 4 ? 'top' : tip.x > centre.x ? 'right' : 'left';
        const left = side === 'top' ? tip.x - wide / 2 : side === 'right' ? tip.x + 5 : tip.x - wide - 5;
        const bounded = Math.max(x, Math.min(left, x + width - wide));
        const below = tip.y > centre.y + radius * 0.5;
        const top = side === 'top' ? tip.y - text.height - 3 : below ? tip.y + 1 : tip.y - text.height / 2;
        drawText(doc, text, { x: bounded, y: top, width: wide, align: side === 'left' ? 'right' : 'left' });
      });
    },
    { alt, bbox: [x, y, x + width, y + height] },
  );

  /** The polygon of the scores there are; beside a missing one its sides stay open. */
  function drawShape(): void {
    const points = axes.map(({ value }, index) => (value === null ? null : at(index, value / 100)));
    const shown = points.filter((point) => point !== null);
    if (shown.length === axes.length) {
      path(shown, true);
      doc.fillColor(INK.accent).fillOpacity(0.14).fill();
      doc.fillOpacity(1);
    }
    doc.lineWidth(1.3).strokeColor(INK.accent);
    points.forEach((point, index) => {
      const next = points[(index + 1) % points.length];
      if (!point || !next) return;
      path([point, next], false);
      doc.stroke();
    });
    for (const point of shown) doc.circle(point.x, point.y, 1.9).fill(INK.accent);
  }
}
