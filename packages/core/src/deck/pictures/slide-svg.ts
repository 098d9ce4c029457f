/** The drawn areas, words, tables and chart figures of a slide as SVG. */
import { cleanText } from '../layout/clean-text.js';
import type { ChartShape, FillShape, TableShape, TextShape, Paragraph, Rgb } from '../slide/shapes.js';
import { LETTER_WIDTH, LINE_HEIGHT, paragraphSize, placeParagraphs } from '../slide/place-lines.js';
import type { Rect } from '../layout/rect.js';

export type VectorItem = FillShape | TextShape | TableShape | ChartShape;

/** Slide units, for text of unknown size and chart figures. */
const SMALL_TEXT = 12;
const GREY = '#444444';
const RULE = '#bbbbbb';
/** More lines than fit on any slide. */
const MOST_LINES = 200;

/** `scale`: pixels a slide unit. */
export function slideSvg(
  items: readonly VectorItem[],
  canvas: { width: number; height: number },
  scale: number,
): string {
  const { width, height } = canvas;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="0 0 ${number(width / scale)} ${number(height / scale)}" font-family="Helvetica, Arial, Liberation Sans, DejaVu Sans, sans-serif">` +
    `${items.map(itemSvg).join('')}</svg>`
  );
}

export function hex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function itemSvg(item: VectorItem): string {
  if (item.kind === 'fill') return fillSvg(item);
  if (item.kind === 'text') return textSvg(item);
  if (item.kind === 'table') return tableSvg(item);
  return chartSvg(item);
}

function fillSvg({ rect, colours, round }: FillShape): string {
  const [colour] = colours;
  if (colour && round) {
    const [x, y] = [(rect.x0 + rect.x1) / 2, (rect.y0 + rect.y1) / 2];
    const radii = `rx="${number(x - rect.x0)}" ry="${number(y - rect.y0)}"`;
    return `<ellipse cx="${number(x)}" cy="${number(y)}" ${radii} fill="${hex(colour)}"/>`;
  }
  return colour ? rectSvg(rect, `fill="${hex(colour)}"`) : '';
}

function rectSvg({ x0, y0, x1, y1 }: Rect, look: string): string {
  return `<rect x="${number(x0)}" y="${number(y0)}" width="${number(x1 - x0)}" height="${number(y1 - y0)}" ${look}/>`;
}

function textSvg(item: TextShape): string {
  return placeParagraphs(item)
    .map(({ paragraph, rect }) => paragraphSvg(paragraph, rect))
    .join('');
}

function paragraphSvg(paragraph: Paragraph, rect: Rect): string {
  const run = paragraph.runs.find((each) => each.text.trim() !== '');
  if (!run || run.alpha === 0) return '';
  const size = paragraphSize(paragraph) || SMALL_TEXT;
  const text = cleanText(paragraph.runs.map((each) => each.text).join(''));
  const colour = run.colour ? hex(run.colour) : GREY;
  const anchor = { left: 'start', centre: 'middle', right: 'end' }[paragraph.align];
  const x = { left: rect.x0, centre: (rect.x0 + rect.x1) / 2, right: rect.x1 }[paragraph.align];
  return wrapped(text, rect.x1 - rect.x0, size)
    .map((line, index) => {
      const y = rect.y0 + size * (0.95 + index * LINE_HEIGHT);
      const weight = run.bold ? ' font-weight="bold"' : '';
      return `<text x="${number(x)}" y="${number(y)}" font-size="${number(size)}" fill="${colour}" text-anchor="${anchor}"${weight}>${escape(line)}</text>`;
    })
    .join('');
}

/** Breaks at spaces by the width that letters usually have. */
function wrapped(text: string, width: number, size: number): string[] {
  const most = Math.max(1, Math.round(width / (size * LETTER_WIDTH)) + 1);
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > most) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.slice(0, MOST_LINES).map((each) => each.slice(0, 1000));
}

function tableSvg({ rect, rows }: TableShape): string {
  const columns = Math.max(1, ...rows.map((row) => row.cells.length));
  const cellWidth = (rect.x1 - rect.x0) / columns;
  const drawn = rows.reduce((sum, row) => sum + row.height, 0) || 1;
  const stretch = Math.max(1, (rect.y1 - rect.y0) / drawn);
  let y = rect.y0;
  return rows
    .map((row) => {
      const top = y;
      y += row.height * stretch;
      return row.cells
        .map((cell, column) => {
          const x0 = rect.x0 + column * cellWidth;
          const box = { x0, y0: top, x1: x0 + cellWidth, y1: y };
          let line = top + 2;
          const texts = cell.map((paragraph) => {
            const size = paragraphSize(paragraph) || SMALL_TEXT;
            const place = { x0: x0 + 4, y0: line, x1: box.x1 - 4, y1: y };
            line += size * LINE_HEIGHT;
            return paragraphSvg(paragraph, place);
          });
          return rectSvg(box, `fill="none" stroke="${RULE}"`) + texts.join('');
        })
        .join('');
    })
    .join('');
}

/** The figures of a chart as lines in its frame: honest about what the file holds, without guessing at its looks. */
function chartSvg({ rect, headings, rows }: ChartShape): string {
  const lines = [...headings, ...rows.map((row) => row.filter((cell) => cell !== '').join('  '))];
  const size = Math.min(SMALL_TEXT, (rect.y1 - rect.y0) / (lines.length * LINE_HEIGHT + 1));
  const texts = lines.slice(0, MOST_LINES).map((text, index) => {
    const y = rect.y0 + size * (1 + index) * LINE_HEIGHT;
    return `<text x="${number(rect.x0 + 6)}" y="${number(y)}" font-size="${number(size)}" fill="${GREY}">${escape(cleanText(text).slice(0, 200))}</text>`;
  });
  return rectSvg(rect, `fill="#ffffff" fill-opacity="0.6" stroke="${RULE}"`) + texts.join('');
}

function number(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
