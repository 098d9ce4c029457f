// The pen: text and plain shapes in slide points. It refuses text that would leave its box, so no slide is ever clipped.

const PAGE = { width: 960, height: 540 };

/**
 * @typedef {object} TextStyle
 * @property {number} [w]        Width of the box; default up to the right edge.
 * @property {number} [h]        Greatest height; drawing throws when the text needs more.
 * @property {number} [size]     Points. Default 14.
 * @property {string} [font]     A name of `pdf-deck.mjs`. Default sans.
 * @property {string} [color]    Hex. Default #1c1c1c.
 * @property {'left'|'center'|'right'} [align]
 * @property {number} [lead]     Space between lines, as a share of the size. Default 0.18.
 * @property {number} [spacing]  Extra space between letters, in points.
 * @property {'top'|'middle'} [valign] `middle` needs `h`.
 *
 * @typedef {object} ShapeStyle
 * @property {string | PDFKit.PDFGradient} [fill]
 * @property {string} [stroke]
 * @property {number} [line]     Stroke width. Default 1.
 * @property {number} [r]        Corner radius.
 * @property {number} [opacity]
 * @property {number[]} [dash]
 *
 * @typedef {ReturnType<typeof createPen>} Pen
 */

/** @param {PDFKit.PDFDocument} doc */
export function createPen(doc) {
  const pen = {
    doc,

    /**
     * Writes a paragraph; returns the y below it.
     * @param {string} words @param {number} x @param {number} y @param {TextStyle} [style]
     */
    text(words, x, y, style = {}) {
      const { size = 14, font = 'sans', color = '#1c1c1c', align = 'left', lead = 0.18, spacing = 0 } = style;
      const width = style.w ?? PAGE.width - x;
      doc.font(font).fontSize(size);
      const options = { width, align, lineGap: size * lead, characterSpacing: spacing };
      const height = doc.heightOfString(words, options);
      const visible = height - size * lead;
      if (style.h !== undefined && visible > style.h + 0.5)
        throw new Error(`text is ${visible} high, box ${style.h}: ${words}`);
      const top = style.valign === 'middle' && style.h !== undefined ? y + (style.h - visible) / 2 : y;
      if (top + visible > PAGE.height || x < 0 || x + width > PAGE.width + 0.5)
        throw new Error(`text leaves the slide: ${words}`);
      doc.fillColor(color, 1).text(words, x, top, options);
      return top + height;
    },

    /**
     * Writes bulleted paragraphs; returns the y below the last.
     * @param {string[]} items @param {number} x @param {number} y
     * @param {TextStyle & { mark?: 'dot'|'dash'|'square'|'check', markColor?: string, gap?: number }} [style]
     */
    bullets(items, x, y, style = {}) {
      const { size = 14, mark = 'dot', gap = size * 0.55 } = style;
      const markColor = style.markColor ?? style.color ?? '#1c1c1c';
      const indent = size * 1.25;
      let top = y;
      for (const item of items) {
        const middle = top + size * 0.56;
        if (mark === 'dot') pen.circle(x + size * 0.35, middle, size * 0.2, { fill: markColor });
        else if (mark === 'square')
          pen.rect(x + size * 0.1, middle - size * 0.22, size * 0.44, size * 0.44, { fill: markColor });
        else if (mark === 'dash')
          pen.line(
            [
              [x, middle],
              [x + size * 0.7, middle],
            ],
            { stroke: markColor, line: 1.5 },
          );
        else pen.check(x + size * 0.35, middle, size * 0.7, markColor);
        top = pen.text(item, x + indent, top, { ...style, w: (style.w ?? PAGE.width - x) - indent }) + gap;
      }
      return top - gap;
    },

    /** @param {number} x @param {number} y @param {number} w @param {number} h @param {ShapeStyle} style */
    rect(x, y, w, h, style) {
      paint(style.r ? doc.roundedRect(x, y, w, h, style.r) : doc.rect(x, y, w, h), style);
    },

    /** @param {number} x @param {number} y @param {number} r @param {ShapeStyle} style */
    circle(x, y, r, style) {
      paint(doc.circle(x, y, r), style);
    },

    /** An open line through points. @param {number[][]} points @param {ShapeStyle} style */
    line(points, style) {
      trace(points);
      paint(doc, style);
    },

    /** A closed shape through points. @param {number[][]} points @param {ShapeStyle} style */
    polygon(points, style) {
      trace(points);
      paint(doc.closePath(), style);
    },

    /** A shape from SVG path data. @param {string} data @param {ShapeStyle} style */
    path(data, style) {
      paint(doc.path(data), style);
    },

    /** A straight arrow. @param {number[]} from @param {number[]} to @param {string} color @param {number} [line] */
    arrow([x1 = 0, y1 = 0], [x2 = 0, y2 = 0], color, line = 1.5) {
      const length = Math.hypot(x2 - x1, y2 - y1);
      const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
      const head = 4 + line * 2;
      const [bx, by] = [x2 - dx * head, y2 - dy * head];
      pen.line(
        [
          [x1, y1],
          [bx, by],
        ],
        { stroke: color, line },
      );
      pen.polygon(
        [
          [x2, y2],
          [bx - dy * head * 0.5, by + dx * head * 0.5],
          [bx + dy * head * 0.5, by - dx * head * 0.5],
        ],
        { fill: color },
      );
    },

    /** A tick drawn as a line, centred. @param {number} x @param {number} y @param {number} size @param {string} color */
    check(x, y, size, color) {
      const half = size / 2;
      const points = [
        [x - half, y],
        [x - half * 0.2, y + half * 0.7],
        [x + half, y - half * 0.7],
      ];
      pen.line(points, { stroke: color, line: Math.max(1.5, size / 6) });
    },

    /** A cross drawn as two lines, centred. @param {number} x @param {number} y @param {number} size @param {string} color */
    cross(x, y, size, color) {
      const half = size * 0.36;
      const style = { stroke: color, line: Math.max(1.3, size / 8) };
      pen.line(
        [
          [x - half, y - half],
          [x + half, y + half],
        ],
        style,
      );
      pen.line(
        [
          [x - half, y + half],
          [x + half, y - half],
        ],
        style,
      );
    },

    /**
     * A straight colour run between two points, as fill for a shape.
     * @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 @param {string[]} colors
     */
    gradient(x1, y1, x2, y2, colors) {
      const gradient = doc.linearGradient(x1, y1, x2, y2);
      colors.forEach((color, index) => gradient.stop(index / (colors.length - 1), color));
      return gradient;
    },

    /** Colours the whole slide. @param {string | PDFKit.PDFGradient} fill */
    background(fill) {
      pen.rect(0, 0, PAGE.width, PAGE.height, { fill });
    },

    /** Draws inside a frame only; `r` rounds its corners. @param {number[]} box @param {number} r @param {() => void} draw */
    clipped([x = 0, y = 0, w = 0, h = 0], r, draw) {
      doc.save();
      (r > 0 ? doc.roundedRect(x, y, w, h, r) : doc.rect(x, y, w, h)).clip();
      draw();
      doc.restore();
    },
  };
  return pen;

  /** @param {number[][]} points */
  function trace(points) {
    points.forEach(([x = 0, y = 0], index) => (index === 0 ? doc.moveTo(x, y) : doc.lineTo(x, y)));
  }

  /** @param {PDFKit.PDFDocument} shape @param {ShapeStyle} style */
  function paint(shape, { fill, stroke, line = 1, opacity = 1, dash }) {
    doc.opacity(opacity).lineWidth(line).lineCap('round').lineJoin('round');
    if (dash) doc.dash(dash[0] ?? 3, { space: dash[1] ?? 3 });
    else doc.undash();
    if (fill && stroke) shape.fillAndStroke(fill, stroke);
    else if (fill) shape.fill(fill);
    else shape.stroke(stroke ?? '#000000');
    doc.opacity(1);
  }
}
