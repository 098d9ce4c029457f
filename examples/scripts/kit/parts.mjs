// Parts that several decks share: tables, team cards, 2×2 matrices, timelines, device frames.

/** @typedef {import('./pen.mjs').Pen} Pen */

/**
 * A table; cells are text, `true` (tick) or `false` (cross). Returns the y below it.
 * @param {Pen} pen @param {number} x @param {number} y
 * @param {(string | boolean)[][]} rows First row is the head.
 * @param {{ widths: number[], rowHeight?: number, size?: number, ink: string, headInk: string, head?: string, rule?: string,
 *   stripe?: string, highlight?: { column: number, fill: string, ink?: string }, yes?: string, no?: string,
 *   align?: ('left'|'center'|'right')[], boldFirst?: boolean, boldRow?: number }} style
 */
export function drawTable(pen, x, y, rows, style) {
  const { widths, rowHeight = 34, size = 12 } = style;
  const total = widths.reduce((sum, width) => sum + width, 0);
  const height = rows.length * rowHeight;
  if (style.head) pen.rect(x, y, total, rowHeight, { fill: style.head });
  rows.forEach((_, index) => {
    if (style.stripe && index > 0 && index % 2 === 0)
      pen.rect(x, y + index * rowHeight, total, rowHeight, { fill: style.stripe });
  });
  if (style.highlight) {
    const left = x + widths.slice(0, style.highlight.column).reduce((sum, width) => sum + width, 0);
    pen.rect(left, y, widths[style.highlight.column] ?? 0, height, { fill: style.highlight.fill, r: 6 });
  }
  rows.forEach((row, rowIndex) => {
    const top = y + rowIndex * rowHeight;
    if (style.rule && rowIndex > 0)
      pen.line(
        [
          [x, top],
          [x + total, top],
        ],
        { stroke: style.rule, line: 0.75 },
      );
    let left = x;
    row.forEach((cell, column) => {
      const width = widths[column] ?? 0;
      const lit = style.highlight?.column === column;
      const color = (lit && style.highlight?.ink) || (rowIndex === 0 ? style.headInk : style.ink);
      if (typeof cell === 'boolean') {
        const [cx, cy] = [left + width / 2, top + rowHeight / 2];
        if (cell) pen.check(cx, cy, 13, style.yes ?? '#1f9d55');
        else pen.cross(cx, cy, 13, style.no ?? '#c0392b');
      } else {
        const strong = rowIndex === 0 || (column === 0 && style.boldFirst) || rowIndex === style.boldRow;
        const align = style.align?.[column] ?? (column === 0 ? 'left' : 'center');
        pen.text(cell, left + 8, top, {
          w: width - 16,
          h: rowHeight,
          size,
          color,
          align,
          font: strong ? 'bold' : 'sans',
          valign: 'middle',
          lead: 0.1,
        });
      }
      left += width;
    });
  });
  return y + height;
}

/**
 * A person: circle with head and shoulders or initials, name, role and background.
 * @param {Pen} pen @param {number[]} box x, y, width
 * @param {{ name: string, role: string, lines: string }} person
 * @param {{ tint: string, skin?: string, ink: string, soft: string, accent: string, initials?: boolean, r?: number,
 *   side?: boolean, size?: number }} style `side` puts the circle at the left of the text.
 */
export function drawPerson(pen, [x = 0, y = 0, w = 0], person, style) {
  const { r = 36, size = 12 } = style;
  const cx = style.side ? x + r : x + w / 2;
  const cy = y + r;
  pen.circle(cx, cy, r, { fill: style.tint });
  if (style.initials) {
    const initials = person.name
      .replace(/^(Dr|Dra|Dr\.) /, '')
      .split(' ')
      .map((word) => word.charAt(0))
      .slice(0, 2)
      .join('');
    pen.text(initials, cx - r, cy - r * 0.38, {
      w: r * 2,
      size: r * 0.66,
      font: 'bold',
      color: '#ffffff',
      align: 'center',
    });
  } else {
    pen.doc.save();
    pen.doc.circle(cx, cy, r).clip();
    pen.circle(cx, cy - r * 0.18, r * 0.36, { fill: style.skin ?? '#e8b98f' });
    pen.circle(cx, cy + r * 0.95, r * 0.72, { fill: style.accent });
    pen.doc.restore();
  }
  const align = style.side ? 'left' : 'center';
  const tx = style.side ? x + r * 2 + 16 : x;
  const tw = style.side ? w - r * 2 - 16 : w;
  let top = style.side ? y : y + r * 2 + 12;
  top = pen.text(person.name, tx, top, { w: tw, size: size + 4, font: 'bold', color: style.ink, align });
  top = pen.text(person.role, tx, top + 1, { w: tw, size, font: 'bold', color: style.accent, align });
  return pen.text(person.lines, tx, top + 5, { w: tw, size, color: style.soft, align });
}

/**
 * A 2×2 field with named axes and dots.
 * @param {Pen} pen @param {number[]} box
 * @param {{ x: [string, string], y: [string, string], dots: { name: string, at: [number, number], color: string, strong?: boolean, below?: boolean }[] }} content
 *   Axis ends as low, high; dots in 0..1 from bottom left.
 * @param {{ ink: string, rule: string, fill?: string, size?: number }} style
 */
export function drawMatrix(pen, [x = 0, y = 0, w = 0, h = 0], content, style) {
  const { size = 11 } = style;
  if (style.fill) pen.rect(x, y, w, h, { fill: style.fill, stroke: style.rule, r: 8 });
  pen.line(
    [
      [x, y + h / 2],
      [x + w, y + h / 2],
    ],
    { stroke: style.rule, line: 1.2 },
  );
  pen.line(
    [
      [x + w / 2, y],
      [x + w / 2, y + h],
    ],
    { stroke: style.rule, line: 1.2 },
  );
  const label = { size, color: style.ink, font: 'bold' };
  pen.text(content.y[1], x + w / 2 - 150, y - size * 1.6, { ...label, w: 300, align: 'center' });
  pen.text(content.y[0], x + w / 2 - 150, y + h + size * 0.5, { ...label, w: 300, align: 'center' });
  pen.text(content.x[0], x - 108, y + h / 2, { ...label, w: 100, align: 'right', h: 0.1 + size * 3, valign: 'top' });
  pen.text(content.x[1], x + w + 8, y + h / 2, { ...label, w: 110, align: 'left' });
  for (const dot of content.dots) {
    const [dx, dy] = [x + dot.at[0] * w, y + (1 - dot.at[1]) * h];
    pen.circle(dx, dy, dot.strong ? 12 : 8, { fill: dot.color });
    pen.text(dot.name, dx - 75, dot.below ? dy + 12 : dy - (dot.strong ? 30 : 24), {
      w: 150,
      size: dot.strong ? size + 2 : size,
      font: dot.strong ? 'bold' : 'sans',
      color: style.ink,
      align: 'center',
    });
  }
}

/**
 * Steps along a line: a dot, a date above and text below each.
 * @param {Pen} pen @param {number[]} box x, y of the line, width
 * @param {{ when: string, what: string, done?: boolean }[]} steps
 * @param {{ color: string, ink: string, soft: string, hole: string, size?: number }} style
 */
export function drawTimeline(pen, [x = 0, y = 0, w = 0], steps, style) {
  const { size = 12 } = style;
  const step = w / steps.length;
  pen.line(
    [
      [x, y],
      [x + w, y],
    ],
    { stroke: style.color, line: 3 },
  );
  steps.forEach((item, index) => {
    const cx = x + step * (index + 0.5);
    pen.circle(cx, y, 8, item.done ? { fill: style.color } : { fill: style.hole, stroke: style.color, line: 3 });
    pen.text(item.when, cx - step / 2, y - size * 2.9, {
      w: step,
      size: size + 2,
      font: 'bold',
      color: style.color,
      align: 'center',
    });
    pen.text(item.what, cx - step / 2 + 7, y + 20, { w: step - 14, size, color: style.soft, align: 'center' });
  });
}

/**
 * A browser window; `draw` gets the box of the page inside.
 * @param {Pen} pen @param {number[]} box @param {{ bar: string, page: string, url: string, ink: string }} style
 * @param {(pen: Pen, box: [number, number, number, number]) => void} draw
 */
export function drawBrowser(pen, [x = 0, y = 0, w = 0, h = 0], style, draw) {
  pen.rect(x + 4, y + 6, w, h, { fill: '#000000', opacity: 0.16, r: 9 });
  pen.rect(x, y, w, h, { fill: style.page, r: 8 });
  pen.clipped([x, y, w, h], 8, () => pen.rect(x, y, w, 24, { fill: style.bar }));
  ['#ff5f57', '#febc2e', '#28c840'].forEach((color, index) =>
    pen.circle(x + 14 + index * 13, y + 12, 4, { fill: color }),
  );
  pen.rect(x + 62, y + 5, w - 80, 14, { fill: style.page, r: 7, opacity: 0.85 });
  pen.text(style.url, x + 72, y + 8, { w: w - 100, size: 7.5, color: style.ink });
  draw(pen, [x, y + 24, w, h - 24]);
}

/**
 * A phone; `draw` gets the box of the screen inside.
 * @param {Pen} pen @param {number[]} box @param {{ body: string, screen: string }} style
 * @param {(pen: Pen, box: [number, number, number, number]) => void} draw
 */
export function drawPhone(pen, [x = 0, y = 0, w = 0, h = 0], style, draw) {
  pen.rect(x + 5, y + 7, w, h, { fill: '#000000', opacity: 0.18, r: 24 });
  pen.rect(x, y, w, h, { fill: style.body, r: 22 });
  pen.rect(x + 7, y + 7, w - 14, h - 14, { fill: style.screen, r: 16 });
  pen.clipped([x + 7, y + 7, w - 14, h - 14], 16, () => draw(pen, [x + 7, y + 7, w - 14, h - 14]));
  pen.rect(x + w / 2 - 22, y + 12, 44, 8, { fill: style.body, r: 4 });
}
