/** Cards of metrics: numbers that stand alone over or beside their short captions, several of them on a page. */
import type { ReadFigure } from './figure-reading.js';

const CARDS = 3;
const MOST_WORDS = 3;

/** Whether `item` is one of three and more such cards among the `figures` of its slide, and its caption names the metric. */
export function isKpiCard(item: ReadFigure, figures: readonly ReadFigure[]): boolean {
  return item.metric !== undefined && isCard(item) && figures.filter(isCard).length >= CARDS;
}

function isCard({ label, read, figure }: ReadFigure): boolean {
  if (label === undefined || label.figures.length > 0 || read.text.trim().length > figure.text.length + 3) return false;
  return (label.text.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS;
}
