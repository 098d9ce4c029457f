/** Binds figures that stand alone ("$1.2M" in a card) to the label above, below or beside them. */
import type { Box } from '../../model/deck.js';
import type { Figure } from '../numbers/figure.js';
import type { ReadPassage } from './read-passage.js';

/** A figure whose line says nothing else, and the line that labels it. */
export interface Labelled {
  read: ReadPassage;
  figure: Figure;
  label: ReadPassage;
}

type Side = 'above' | 'below' | 'left' | 'right';
const SIDES: readonly Side[] = ['below', 'above', 'left', 'right'];

/**
 * Pairs lonely figures with their labels. On one slide all cards are built alike, so the side on which most
 * figures find a near label is tried first. A label serves one figure, the nearest.
 */
export function bindLayout(reads: readonly ReadPassage[]): Labelled[] {
  const outside = reads.filter(({ passage }) => passage.lines[0]?.cell === undefined);
  const lonely = outside.flatMap((read) => {
    const figure = lonelyFigure(read);
    return figure === undefined ? [] : [{ read, figure }];
  });
  const labels = outside.filter(isLabel);
  if (lonely.length === 0 || labels.length === 0 || lonely.length * labels.length > 40_000) return [];
  const found = new Map<Side, (Labelled & { gap: number })[]>();
  for (const side of SIDES) found.set(side, pairOn(side, lonely, labels));
  const order = [...SIDES].sort((a, b) => worth(found.get(b) ?? []) - worth(found.get(a) ?? []));
  const done = new Set<ReadPassage>();
  const used = new Set<ReadPassage>();
  const result: Labelled[] = [];
  for (const side of order) {
    for (const pair of found.get(side) ?? []) {
      if (done.has(pair.read) || used.has(pair.label)) continue;
      done.add(pair.read);
      used.add(pair.label);
      result.push({ read: pair.read, figure: pair.figure, label: pair.label });
    }
  }
  return result;
}

function worth(pairs: { gap: number }[]): number {
  return pairs.reduce((sum, { gap }) => sum + 1 / (0.02 + gap), 0);
}

/** The one figure of a passage that holds little else and no metric of its own. */
export function lonelyFigure(read: ReadPassage): Figure | undefined {
  const [figure] = read.figures;
  if (figure === undefined || read.figures.length > 1 || figure.type === 'other') return undefined;
  if (read.text.length > 60) return undefined;
  const rest = `${read.text.slice(0, figure.start)} ${read.text.slice(figure.end)}`;
  const words = rest.match(/\p{L}+/gu) ?? [];
  return words.length <= 2 ? figure : undefined;
}

function isLabel(read: ReadPassage): boolean {
  if (read.figures.some((figure) => figure.type !== 'other') || read.text.length > 90) return false;
  const words = read.text.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && words.length <= 12;
}

function pairOn(
  side: Side,
  lonely: { read: ReadPassage; figure: Figure }[],
  labels: ReadPassage[],
): (Labelled & { gap: number })[] {
  const pairs: (Labelled & { gap: number })[] = [];
  for (const { read, figure } of lonely) {
    let best: (Labelled & { gap: number }) | undefined;
    for (const label of labels) {
      if (label === read) continue;
      const gap = gapOn(side, boxOf(read), boxOf(label), sameBlock(read, label));
      if (gap !== undefined && (best === undefined || gap < best.gap)) best = { read, figure, label, gap };
    }
    if (best !== undefined) pairs.push(best);
  }
  // The nearest figure has the label.
  return pairs.sort((a, b) => a.gap - b.gap);
}

function sameBlock(a: ReadPassage, b: ReadPassage): boolean {
  return a.passage.lines[0]?.block === b.passage.lines[0]?.block;
}

/** Around all lines of a passage. */
export function boxOf(read: ReadPassage): Box {
  const boxes = read.passage.lines.map((line) => line.box);
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.w));
  const bottom = Math.max(...boxes.map((box) => box.y + box.h));
  return { x, y, w: right - x, h: bottom - y };
}

/** Gap in slide heights from the figure to a label on `side`, undefined when it is not on that side or too far. */
function gapOn(side: Side, figure: Box, label: Box, together: boolean): number | undefined {
  if (side === 'above' || side === 'below') {
    const gap = side === 'below' ? label.y - (figure.y + figure.h) : figure.y - (label.y + label.h);
    const overlap = Math.min(figure.x + figure.w, label.x + label.w) - Math.max(figure.x, label.x);
    const centred = Math.abs(figure.x + figure.w / 2 - (label.x + label.w / 2)) < 0.08;
    const startTogether = Math.abs(figure.x - label.x) < 0.03;
    if (overlap <= 0 || !(centred || startTogether || together)) return undefined;
    const most = together ? 0.09 : Math.max(0.05, Math.min(0.1, figure.h * 1.2));
    return gap > -0.03 && gap < most ? Math.max(0, gap) : undefined;
  }
  const gap = side === 'right' ? label.x - (figure.x + figure.w) : figure.x - (label.x + label.w);
  const middle = Math.abs(figure.y + figure.h / 2 - (label.y + label.h / 2));
  if (middle > Math.max(figure.h, label.h) * 0.6) return undefined;
  return gap > -0.02 && gap < 0.12 ? Math.max(0, gap) + 0.01 : undefined;
}
