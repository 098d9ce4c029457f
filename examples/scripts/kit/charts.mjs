// Charts as founders paste them: bars, lines, a donut, nested circles. Drawn as vectors with axis labels as text.

/** @typedef {import('./pen.mjs').Pen} Pen */

/**
 * Columns over a baseline, each with its value above and its label below.
 * @param {Pen} pen @param {number[]} box x, y, width, height
 * @param {{ label: string, value: number, text: string, color?: string, outline?: boolean }[]} bars
 * @param {{ color: string, ink: string, grid?: string, size?: number, ticks?: { value: number, text: string }[], gap?: number }} style
 */
export function drawBars(pen, [x = 0, y = 0, w = 0, h = 0], bars, style) {
  const { size = 11, ticks = [], gap = 0.38 } = style;
  const top = Math.max(...bars.map((bar) => bar.value), ...ticks.map((tick) => tick.value));
  const left = x + (ticks.length > 0 ? 44 : 0);
  const base = y + h - size * 1.9;
  const room = base - y - size * 1.6;
  const step = (x + w - left) / bars.length;
  for (const tick of ticks) {
    const level = base - (tick.value / top) * room;
    pen.line(
      [
        [left, level],
        [x + w, level],
      ],
      { stroke: style.grid ?? style.ink, line: 0.5, opacity: 0.6 },
    );
    pen.text(tick.text, x, level - size * 0.58, { w: 38, size: size - 1, color: style.ink, align: 'right' });
  }
  pen.line(
    [
      [left, base],
      [x + w, base],
    ],
    { stroke: style.ink, line: 1 },
  );
  bars.forEach((bar, index) => {
    const height = (bar.value / top) * room;
    const bx = left + index * step + (step * gap) / 2;
    const color = bar.color ?? style.color;
    const bw = step * (1 - gap);
    if (bar.outline) pen.rect(bx, base - height, bw, height, { stroke: color, line: 1.5, dash: [4, 3] });
    else pen.rect(bx, base - height, bw, height, { fill: color });
    const cell = { w: step, size, color: style.ink, align: /** @type {const} */ ('center') };
    pen.text(bar.text, left + index * step, base - height - size * 1.45, { ...cell, font: 'bold' });
    pen.text(bar.label, left + index * step, base + size * 0.5, cell);
  });
}

/**
 * A line over months or quarters with axis labels; the last point carries its value.
 * @param {Pen} pen @param {number[]} box
 * @param {{ label: string, value: number }[]} points
 * @param {{ color: string, ink: string, ticks: { value: number, text: string }[], last: string, area?: boolean, size?: number }} style
 */
export function drawLine(pen, [x = 0, y = 0, w = 0, h = 0], points, style) {
  const { size = 11 } = style;
  const top = Math.max(...style.ticks.map((tick) => tick.value));
  const left = x + 46;
  const base = y + h - size * 1.9;
  const room = base - y - size;
  const step = (x + w - left - 24) / (points.length - 1);
  for (const tick of style.ticks) {
    const level = base - (tick.value / top) * room;
    pen.line(
      [
        [left, level],
        [x + w, level],
      ],
      { stroke: style.ink, line: 0.4, opacity: 0.35 },
    );
    pen.text(tick.text, x, level - size * 0.58, { w: 40, size: size - 1, color: style.ink, align: 'right' });
  }
  const path = points.map((point, index) => [left + 12 + index * step, base - (point.value / top) * room]);
  const first = path[0] ?? [left, base];
  const last = path[path.length - 1] ?? first;
  if (style.area)
    pen.polygon([...path, [last[0] ?? 0, base], [first[0] ?? 0, base]], { fill: style.color, opacity: 0.18 });
  pen.line(path, { stroke: style.color, line: 2.5 });
  points.forEach((point, index) => {
    const [px = 0, py = 0] = path[index] ?? [];
    pen.circle(px, py, 3, { fill: style.color });
    pen.text(point.label, px - 30, base + size * 0.5, { w: 60, size, color: style.ink, align: 'center' });
  });
  pen.text(style.last, (last[0] ?? 0) - 92, (last[1] ?? 0) - size * 2, {
    w: 100,
    size: size + 2,
    font: 'bold',
    color: style.color,
    align: 'right',
  });
}

/**
 * A ring of shares; the legend is the caller's.
 * @param {Pen} pen @param {number} cx @param {number} cy @param {number} r
 * @param {{ share: number, color: string }[]} parts Shares of any unit; the ring is closed to their sum.
 * @param {{ hole: string, middle?: string, small?: string, ink: string }} style
 */
export function drawDonut(pen, cx, cy, r, parts, style) {
  const sum = parts.reduce((total, part) => total + part.share, 0);
  let angle = -Math.PI / 2;
  for (const part of parts) {
    const end = angle + (part.share / sum) * Math.PI * 2;
    const large = end - angle > Math.PI ? 1 : 0;
    const [x1, y1] = [cx + r * Math.cos(angle), cy + r * Math.sin(angle)];
    const [x2, y2] = [cx + r * Math.cos(end), cy + r * Math.sin(end)];
    const path = `M ${cx} ${cy} L ${point(x1)} ${point(y1)} A ${r} ${r} 0 ${large} 1 ${point(x2)} ${point(y2)} Z`;
    pen.path(path, { fill: part.color });
    angle = end;
  }
  pen.circle(cx, cy, r * 0.6, { fill: style.hole });
  if (style.middle)
    pen.text(style.middle, cx - r * 0.6, cy - r * 0.2, {
      w: r * 1.2,
      size: r * 0.27,
      font: 'bold',
      color: style.ink,
      align: 'center',
    });
  if (style.small)
    pen.text(style.small, cx - r * 0.6, cy + r * 0.13, {
      w: r * 1.2,
      size: r * 0.13,
      color: style.ink,
      align: 'center',
    });
}

/** @param {number} value */
function point(value) {
  return value.toFixed(2);
}

/**
 * Nested circles standing on one base, the biggest first, with name and value inside each.
 * @param {Pen} pen @param {number} cx @param {number} base y of the common bottom
 * @param {{ r: number, color: string, name: string, value: string, ink: string, opacity?: number }[]} rings
 */
export function drawNestedCircles(pen, cx, base, rings) {
  for (const ring of rings) pen.circle(cx, base - ring.r, ring.r, { fill: ring.color, opacity: ring.opacity ?? 1 });
  rings.forEach((ring, index) => {
    const inner = rings[index + 1];
    const top = base - ring.r * 2;
    const band = inner ? (ring.r - inner.r) * 2 : ring.r * 2;
    const y = top + band / 2 - 17 + (index === 0 ? 4 : 0);
    pen.text(ring.name, cx - 90, y, { w: 180, size: 12, font: 'bold', color: ring.ink, align: 'center' });
    pen.text(ring.value, cx - 90, y + 15, { w: 180, size: 17, font: 'bold', color: ring.ink, align: 'center' });
  });
}
