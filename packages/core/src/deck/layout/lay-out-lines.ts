/** Joins characters into lines: by baseline and distance, never across a column gap or a cell border. */
import type { Glyph } from './glyph.js';
import type { Rect } from './rect.js';
import { lineText, type Placed } from './line-text.js';

/** One line of one column, in the frame of its writing direction. */
export interface TextLine extends Rect {
  text: string;
  baseline: number;
  /** Size of most of its letters, slide units. */
  size: number;
  bold: boolean;
  /** Position of its first character in the file's painting order: settles ties. */
  order: number;
}

/** A piece of a line as the file wrote it: characters that follow one another on one baseline. */
interface Run {
  glyphs: Placed[];
  x0: number;
  x1: number;
  baseline: number;
  size: number;
  order: number;
  /** The file's piece of writing its last letter is from. */
  piece: number;
  /** Spaces seen after the last letter. */
  trailing: number;
  /** Number of its last run in the file's order. */
  last: number;
}

/** A gap wider than this many ems separates columns. */
const COLUMN_GAP = 1.5;
/** In one piece of writing a single space may be stretched this far (ems) to fill the line. */
const JUSTIFIED_GAP = 2.5;
/** Letters may overlap by this many ems (kerning, slanted type) and still follow one another. */
const MOST_OVERLAP = 0.6;

/** Upright borders (`rules`) are vertical lines at x from y0 to y1 that no line of text crosses. */
export function layOutLines(glyphs: readonly Glyph[], rules: readonly Rect[] = []): TextLine[] {
  return mergeRuns(collectRuns(glyphs, rules), rules).map(toLine).flatMap(markByMark);
}

/** Ticks and crosses alone in a line are the cells of a comparison, each in a column of its own. */
const MARKS = /^(?:[✓✔✗✘✕✖✅❌](?:\s+|$)){2,}$/u;

function markByMark(line: TextLine): TextLine[] {
  if (!MARKS.test(line.text)) return [line];
  const marks = line.text.trim().split(/\s+/u);
  const step = (line.x1 - line.x0 - line.size) / (marks.length - 1);
  if (step < COLUMN_GAP * line.size) return [line];
  return marks.map((text, at) => {
    const x0 = line.x0 + at * step;
    return { ...line, text, x0, x1: x0 + line.size };
  });
}

function collectRuns(glyphs: readonly Glyph[], rules: readonly Rect[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  glyphs.forEach((glyph, order) => {
    if (glyph.text === ' ') {
      if (run !== undefined) run.trailing += 1;
      return;
    }
    if (run === undefined || !follows(run, glyph, rules)) {
      const at = { x0: glyph.x, x1: glyph.x, baseline: glyph.y };
      run = { ...at, glyphs: [], size: glyph.size, order, piece: glyph.run, trailing: 0, last: runs.length };
      runs.push(run);
    }
    run.glyphs.push({
      text: glyph.text,
      x0: glyph.x,
      x1: glyph.x + glyph.advance,
      size: glyph.size,
      bold: glyph.bold,
      spacesBefore: run.glyphs.length === 0 ? 0 : run.trailing,
    });
    run.x0 = Math.min(run.x0, glyph.x);
    run.x1 = Math.max(run.x1, glyph.x + glyph.advance);
    run.size = Math.max(run.size, glyph.size);
    run.trailing = 0;
    run.piece = glyph.run;
  });
  return runs;
}

function follows(run: Run, glyph: Glyph, rules: readonly Rect[]): boolean {
  const em = Math.max(run.size, glyph.size);
  if (Math.abs(glyph.y - run.baseline) > 0.2 * em) return false;
  if (!alikeInSize(run.size, glyph.size)) return false;
  const gap = glyph.x - run.x1;
  if (gap < -MOST_OVERLAP * em) return false;
  const most = run.piece === glyph.run && run.trailing === 1 ? JUSTIFIED_GAP : COLUMN_GAP;
  if (gap > most * em && gap > letterSpacing(run) * 2.8) return false;
  return gap < 0.2 * em || !isRuled(rules, run.x1, glyph.x, glyph.y - 0.35 * em);
}

/** The mean gap inside a letter-spaced run (at least three letters, all apart), else 0. */
function letterSpacing(run: Run): number {
  const { glyphs } = run;
  if (glyphs.length < 3) return 0;
  const em = run.size;
  const recent = glyphs.slice(-6);
  let total = 0;
  for (let i = 1; i < recent.length; i += 1) {
    const gap = (recent[i]?.x0 ?? 0) - (recent[i - 1]?.x1 ?? 0);
    if (gap < 0.3 * em) return 0;
    total += gap;
  }
  return total / (recent.length - 1);
}

function alikeInSize(a: number, b: number): boolean {
  return Math.min(a, b) * 1.7 >= Math.max(a, b);
}

function isRuled(rules: readonly Rect[], x0: number, x1: number, y: number): boolean {
  return rules.some((rule) => {
    const x = (rule.x0 + rule.x1) / 2;
    return x > x0 - 1 && x < x1 + 1 && y >= rule.y0 && y <= rule.y1;
  });
}

/** Joins runs that stand on one baseline next to one another, and small raised or lowered runs to their neighbours. */
function mergeRuns(runs: readonly Run[], rules: readonly Rect[]): Run[] {
  const starts = lineStarts(runs);
  const open: Run[] = [];
  const buckets = new Map<number, Run[]>();
  const bucketOf = (y: number): number => Math.floor(y / BUCKET);
  const sorted = [...runs].sort((a, b) => a.x0 - b.x0 || a.order - b.order);
  for (const run of sorted) {
    const reach = Math.min(60, Math.max(BUCKET, run.size * 0.6));
    let best: Run | undefined;
    let bestGap = Infinity;
    for (let bucket = bucketOf(run.baseline - reach); bucket <= bucketOf(run.baseline + reach); bucket += 1) {
      for (const line of buckets.get(bucket) ?? []) {
        const gap = run.x0 - line.x1;
        if (Math.abs(gap) < Math.abs(bestGap) && joins(line, run, gap, rules, starts)) {
          best = line;
          bestGap = gap;
        }
      }
    }
    if (best !== undefined) {
      append(best, run);
      continue;
    }
    const line = { ...run, glyphs: [...run.glyphs] };
    open.push(line);
    const bucket = bucketOf(line.baseline);
    const held = buckets.get(bucket);
    if (held === undefined) buckets.set(bucket, [line]);
    else held.push(line);
  }
  return open;
}

const BUCKET = 12;
/** Widest gap (ems) to a run that was written at another time: a neighbouring column stands farther off. */
const STRANGER_GAP = 0.7;
/** From this gap (ems) on, a run that starts where the lines above or below start is in a column of its own. */
const COLUMN_START_GAP = 0.38;

/** A bullet may stand this far (ems of the text) before its text. */
const BULLET_GAP = 3.2;
const BULLET = /^(?:[•●○◦▪▫■□◆◇‣⁃∙·➢➤►▶✓✔→–—*-]|o)$/u;

function isBullet(line: Run): boolean {
  const [only, second] = line.glyphs;
  return only !== undefined && second === undefined && BULLET.test(only.text);
}

/** Runs by where they start. */
type LineStarts = Map<number, Run[]>;
const START = 4;

function lineStarts(runs: readonly Run[]): LineStarts {
  const starts: LineStarts = new Map();
  for (const run of runs) {
    const key = Math.round(run.x0 / START);
    const held = starts.get(key);
    if (held === undefined) starts.set(key, [run]);
    else held.push(run);
  }
  return starts;
}

function startsColumn(run: Run, starts: LineStarts): boolean {
  const key = Math.round(run.x0 / START);
  return [key - 1, key, key + 1].some((near) =>
    (starts.get(near) ?? []).some((other) => {
      const shift = Math.abs(other.baseline - run.baseline);
      return (
        Math.abs(other.x0 - run.x0) < 0.12 * run.size &&
        shift > 0.6 * run.size &&
        shift < 2.2 * run.size &&
        alikeInSize(other.size, run.size)
      );
    }),
  );
}

function joins(line: Run, run: Run, gap: number, rules: readonly Rect[], starts: LineStarts): boolean {
  const small = Math.min(line.size, run.size);
  const large = Math.max(line.size, run.size);
  const shift = Math.abs(line.baseline - run.baseline);
  if (gap < -MOST_OVERLAP * small) return false;
  if (gap > 0 && gap <= BULLET_GAP * run.size && shift <= 0.35 * run.size && isBullet(line)) return true;
  if (alikeInSize(line.size, run.size) && shift <= 0.2 * small) {
    // Written right after the line: one line as long as no column lies between. Else it must be close.
    const most = run.last === line.last + 1 || run.last === line.last - 1 ? COLUMN_GAP : STRANGER_GAP;
    if (gap > most * small && gap > letterSpacing(line) * 2.8) return false;
    if (gap > COLUMN_START_GAP * small && line.glyphs.length > 3 && startsColumn(run, starts)) return false;
  } else {
    // A raised sign or a unit beside a figure: much smaller, or shifted by part of a line, and close by.
    if (small * 4 < large || shift > 0.55 * large || gap > 0.35 * large) return false;
    if (shift > 0.2 * small && alikeInSize(line.size, run.size) && line.size > run.size * 0.9) return false;
  }
  return gap < 0.2 * small || !isRuled(rules, line.x1, run.x0, run.baseline - 0.35 * run.size);
}

function append(line: Run, run: Run): void {
  run.glyphs.forEach((glyph, index) => {
    line.glyphs.push(index === 0 ? { ...glyph, spacesBefore: line.trailing } : glyph);
  });
  if (run.size > line.size) line.baseline = run.baseline;
  line.x1 = Math.max(line.x1, run.x1);
  line.size = Math.max(line.size, run.size);
  line.order = Math.min(line.order, run.order);
  line.trailing = run.trailing;
  line.last = run.last;
}

/** Letters reach about this far above and below their baseline, in ems. */
const ASCENT = 0.78;
const DESCENT = 0.22;

function toLine(run: Run): TextLine {
  const size = commonSize(run.glyphs);
  const bold = run.glyphs.filter((glyph) => glyph.bold).length * 2 > run.glyphs.length;
  return {
    text: lineText(run.glyphs),
    x0: run.x0,
    x1: run.x1,
    y0: run.baseline - ASCENT * run.size,
    y1: run.baseline + DESCENT * run.size,
    baseline: run.baseline,
    size,
    bold,
    order: run.order,
  };
}

function commonSize(glyphs: readonly Placed[]): number {
  const widths = new Map<number, number>();
  for (const glyph of glyphs) {
    const size = Math.round(glyph.size * 10) / 10;
    widths.set(size, (widths.get(size) ?? 0) + 1);
  }
  let best = 0;
  let most = -1;
  for (const [size, count] of widths) {
    if (count > most || (count === most && size > best)) [best, most] = [size, count];
  }
  return best;
}
