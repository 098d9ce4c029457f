/** What the metafiles on a slide say: the figures of a chart, or words where they stand in another drawing. */
import { height, width } from '../../layout/rect.js';
import { findChartPairs } from '../../ocr/find-chart-lines.js';
import type { ChartShape, PictureShape, Shape, TextShape } from '../../slide/shapes.js';
import { readEnhancedMetafile } from './enhanced-metafile.js';
import type { Metafile, MetafileText } from './metafile.js';
import { readWindowsMetafile } from './windows-metafile.js';

/** Figures of a scale are at least so many, stand so near to one edge (sizes), and are as far apart as the ones before. */
const FEWEST = 3;
const EDGE = 0.3;
const FIGURE = /^[-−]?[^\p{L}\p{N}]?\p{N}[\p{N}.,’ ]*[^\p{L}\p{N}]?$/u;
const YEAR = /^(?:19|20)\d\d$/;

interface Drawing extends Metafile {
  chart: Pick<ChartShape, 'headings' | 'rows'> | undefined;
}

/** The shapes with what their metafiles say on top of them. `metafile`: bytes of one by its picture's source. */
export function openMetafiles(
  metafile: (source: string) => Uint8Array | undefined,
): (shapes: readonly Shape[]) => Shape[] {
  const known = new Map<string, Drawing | undefined>();
  const drawingOf = (source: string): Drawing | undefined => {
    if (!known.has(source)) known.set(source, readDrawing(metafile(source)));
    return known.get(source);
  };
  return (shapes) =>
    shapes.flatMap((shape): Shape[] => {
      const drawing = shape.kind === 'picture' && shape.source !== undefined ? drawingOf(shape.source) : undefined;
      if (shape.kind !== 'picture' || drawing === undefined) return [shape];
      if (drawing.chart) return [shape, { kind: 'chart', rect: shape.rect, ...drawing.chart }];
      return [shape, ...drawing.texts.flatMap((text) => textShape(text, drawing, shape))];
    });
}

function readDrawing(bytes: Uint8Array | undefined): Drawing | undefined {
  const drawing = bytes && (readEnhancedMetafile(bytes) ?? readWindowsMetafile(bytes));
  return drawing && { ...drawing, chart: chartOf(drawing.texts) };
}

/** A chart has a scale, or values over its categories. The scale is left out, as it is of a chart whose figures are told. */
function chartOf(texts: readonly MetafileText[]): Drawing['chart'] {
  const lines = texts.map((text, order) => ({ ...text, baseline: text.y1, size: height(text), order }));
  const pairs = findChartPairs(lines);
  const scale = findScale(lines.filter((line) => !pairs.some((pair) => pair.includes(line))));
  if (pairs.length === 0 && scale.length === 0) return undefined;
  const headings = lines.filter((line) => !scale.includes(line) && !pairs.some((pair) => pair.includes(line)));
  return {
    headings: headings.sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0).map(({ text }) => text),
    rows: pairs.sort(([a], [b]) => a.x0 - b.x0).map(([category, value]) => [category.text, value.text]),
  };
}

/** Figures under one another, or beside one another, that go up by equal steps. */
function findScale<Line extends MetafileText>(lines: readonly Line[]): Line[] {
  const figures = lines.filter(({ text }) => FIGURE.test(text) && !YEAR.test(text));
  const isScale = (row: readonly Line[]) => {
    const steps = row.slice(1).map(({ text }, index) => valueOf(text) - valueOf(row[index]?.text ?? ''));
    const [first = 0] = steps;
    return row.length >= FEWEST && first !== 0 && steps.every((step) => Math.abs(step - first) < Math.abs(first) / 100);
  };
  return figures.filter((one) => {
    const near = (edge: 'x1' | 'y1') =>
      figures.filter((other) => Math.abs(other[edge] - one[edge]) < EDGE * height(one));
    return isScale(near('x1').sort((a, b) => a.y0 - b.y0)) || isScale(near('y1').sort((a, b) => a.x0 - b.x0));
  });
}

function valueOf(text: string): number {
  return Number(
    text
      .replace('−', '-')
      .replace(',', '.')
      .replace(/[^\d.-]/g, ''),
  );
}

/** None for what the picture's crop cuts off. */
function textShape({ text, ...place }: MetafileText, { frame }: Metafile, { rect, crop }: PictureShape): TextShape[] {
  const across = (x: number) => ((x - frame.x0) / width(frame) - crop.left) / (1 - crop.left - crop.right);
  const down = (y: number) => ((y - frame.y0) / height(frame) - crop.top) / (1 - crop.top - crop.bottom);
  const [left, right, top, bottom] = [across(place.x0), across(place.x1), down(place.y0), down(place.y1)];
  if (right < 0 || left > 1 || bottom < 0 || top > 1) return [];
  const own = {
    x0: rect.x0 + left * width(rect),
    y0: rect.y0 + top * height(rect),
    x1: rect.x0 + right * width(rect),
    y1: rect.y0 + bottom * height(rect),
  };
  const run = { text, size: height(own), bold: false, alpha: 1 };
  return [
    {
      kind: 'text',
      rect: own,
      inset: { left: 0, right: 0, top: 0, bottom: 0 },
      anchor: 'top',
      wraps: false,
      paragraphs: [{ runs: [run], align: 'left' }],
      title: false,
    },
  ];
}
