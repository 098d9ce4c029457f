/**
 * Lines of a slide as one page that any OCR engine reads well: each cut out, dark on light whatever its colours are, all
 * of one height, one under the other.
 */
import { cut, toPng, type GreyPicture } from './grey-picture.js';
import type { Rect } from '../layout/rect.js';
import type { TextRegion } from './find-text-regions.js';
import type { OcrLine, OcrWord } from './text-recognizer.js';

/** How lines are brought to the engine. */
export interface Look {
  /** Of a line with its room, pixels. */
  high: number;
  /** Shares of the difference between letters and ground: below, it is ground (hatching, a fold); from there, full ink. */
  faint: number;
  full: number;
}
/** At which the engine reads best, and another for what it is not sure of. */
const FIRST_LOOK: Look = { high: 44, faint: 0, full: 1 };
export const SECOND_LOOK: Look = { high: 52, faint: 0.4, full: 0.9 };
/** Room between two lines, pixels. */
const GAP = 22;
/** Room at both ends of a line, pixels, and the longest line. */
const MARGIN = 20;
const WIDEST = 2400;
/** Lines of one page. */
const LINES = 40;
/** Least difference between letters and ground that is stretched to the full one, of 255. */
const FAINT = 20;
/** A word so far over or under another one, and so much lower, is a part of another line. */
const STRANGER = { over: 0.5, lower: 0.8 };
/** Share of the darkest and lightest pixels that are grain. */
const GRAIN = 0.01;

export interface LineSheet {
  /** PNG. */
  picture: Uint8Array;
  lines: SheetLine[];
  /** Of each line, pixels. */
  high: number;
}

interface SheetLine {
  region: TextRegion;
  /** Pixels of the sheet for one of the slide. */
  across: number;
  down: number;
}

/** The regions on as many sheets as they need. */
export async function makeLineSheets(
  picture: GreyPicture,
  regions: readonly TextRegion[],
  look = FIRST_LOOK,
): Promise<LineSheet[]> {
  const { high } = look;
  const sheets: LineSheet[] = [];
  for (let start = 0; start < regions.length; start += LINES) {
    const strips = await Promise.all(
      regions.slice(start, start + LINES).map(async (region) => ({
        region,
        strip: withoutNeighbours(darkOnLight(await cut(picture, region, look.high, WIDEST), look), region),
      })),
    );
    const width = Math.max(...strips.map(({ strip }) => strip.width)) + 2 * MARGIN;
    const height = strips.length * (high + GAP) + GAP;
    const data = new Uint8Array(width * height).fill(255);
    for (const [index, { strip }] of strips.entries()) {
      for (let y = 0; y < high; y++) {
        const row = strip.data.subarray(y * strip.width, (y + 1) * strip.width);
        data.set(row, (topOf(index, high) + y) * width + MARGIN);
      }
    }
    sheets.push({
      picture: await toPng({ data, width, height }),
      lines: strips.map(({ region, strip }) => ({
        region,
        across: strip.width / (region.x1 - region.x0),
        down: high / (region.y1 - region.y0),
      })),
      high,
    });
  }
  return sheets;
}

function topOf(index: number, high: number): number {
  return GAP + index * (high + GAP);
}

/** The ground is what most of the edge shows; letters are what is farthest from it. */
function darkOnLight({ data, width, height }: GreyPicture, { faint, full }: Look): GreyPicture {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(data[x] ?? 0, data[(height - 1) * width + x] ?? 0);
  for (let y = 0; y < height; y++) edge.push(data[y * width] ?? 0, data[(y + 1) * width - 1] ?? 0);
  const ground = edge.sort((a, b) => a - b)[edge.length >> 1] ?? 255;
  const counts = new Uint32Array(256);
  for (const value of data) counts[value]! += 1;
  const darkest = valueAt(counts, Math.floor(GRAIN * data.length));
  const lightest = valueAt(counts, Math.floor((1 - GRAIN) * data.length));
  const dark = ground - darkest >= lightest - ground;
  const range = Math.max(FAINT, dark ? ground - darkest : lightest - ground);
  const share = (value: number) => (dark ? ground - value : value - ground) / range;
  const ink = (value: number) => ((share(value) - faint) / (full - faint)) * 255;
  const shades = Uint8Array.from(counts, (_count, value) => 255 - Math.min(255, Math.max(0, Math.round(ink(value)))));
  return { data: data.map((value) => shades[value] ?? 255), width, height };
}

/** Without what reaches into it of the lines above and below. */
function withoutNeighbours(strip: GreyPicture, region: TextRegion): GreyPicture {
  const { data, width, height } = strip;
  const [across, down] = [width / (region.x1 - region.x0), height / (region.y1 - region.y0)];
  const cells = ({ x0, y0, x1, y1 }: Rect) => ({
    x0: Math.max(0, Math.floor((x0 - 1 - region.x0) * across)),
    y0: Math.max(0, Math.floor((y0 - 1 - region.y0) * down)),
    x1: Math.min(width, Math.ceil((x1 + 1 - region.x0) * across)),
    y1: Math.min(height, Math.ceil((y1 + 1 - region.y0) * down)),
  });
  for (const stranger of region.strangers.map(cells)) {
    const own = region.own.map(cells).filter((rect) => rect.x0 < stranger.x1 && rect.x1 > stranger.x0);
    for (let y = stranger.y0; y < stranger.y1; y++) {
      for (let x = stranger.x0; x < stranger.x1; x++) {
        if (!own.some((rect) => x >= rect.x0 && x < rect.x1 && y >= rect.y0 && y < rect.y1)) data[y * width + x] = 255;
      }
    }
  }
  return strip;
}

/** The value at place `at` of all, sorted; `counts` by value. */
function valueAt(counts: Uint32Array, at: number): number {
  let before = 0;
  return counts.findIndex((count) => (before += count) > at);
}

/** What the engine read on a sheet, as lines of the slide in its pixels; a line that it did not read is missing. */
export function linesOfSheet(
  { lines, high }: LineSheet,
  read: readonly OcrLine[],
): { region: TextRegion; line: OcrLine }[] {
  const words = read.flatMap((line) => line.words);
  return lines.flatMap(({ region, across, down }, index) => {
    const top = topOf(index, high);
    const own = words
      .filter(({ y, h }) => y + h / 2 > top - GAP / 2 && y + h / 2 <= top + high + GAP / 2)
      .sort((a, b) => a.x - b.x)
      .map((word): OcrWord => {
        return {
          ...word,
          x: region.x0 + (word.x - MARGIN) / across,
          y: region.y0 + (word.y - top) / down,
          w: word.w / across,
          h: word.h / down,
        };
      });
    return own.length === 0 ? [] : [{ region, line: toLine(withoutStrangers(own)) }];
  });
}

/** Of words over one another the higher: the other is the edge of the line above or below. */
function withoutStrangers(words: readonly OcrWord[]): OcrWord[] {
  return words.filter((word) => {
    return !words.some((other) => {
      const both = Math.min(word.x + word.w, other.x + other.w) - Math.max(word.x, other.x);
      return both > STRANGER.over * word.w && word.h < STRANGER.lower * other.h;
    });
  });
}

function toLine(words: OcrWord[]): OcrLine {
  const x = Math.min(...words.map((word) => word.x));
  const y = Math.min(...words.map((word) => word.y));
  const letters = words.reduce((sum, word) => sum + word.text.length, 0);
  return {
    text: words.map((word) => word.text).join(' '),
    x,
    y,
    w: Math.max(...words.map((word) => word.x + word.w)) - x,
    h: Math.max(...words.map((word) => word.y + word.h)) - y,
    confidence: words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters),
    words,
  };
}
