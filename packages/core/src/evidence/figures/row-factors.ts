/** Of a row that tells a size with what it is made of, "18,500 | $30,000 | $555M", the amount each is no size. */
import { MARKET_SIZES } from '../../model/kind-sets.js';
import type { Figure } from '../numbers/figure.js';
import type { ReadFigure } from './figure-reading.js';
import type { ReadPassage } from './read-passage.js';

const SIZES = new Set<string | undefined>(MARKET_SIZES);
/** Share by which a product may miss what is written: factors are rounded. */
const NEARLY = 0.03;

/** Figures that are bound to a market's size and that, times a count of their row, make another amount of it. */
export function rowFactors(reads: readonly ReadPassage[], bound: ReadonlyMap<Figure, ReadFigure>): Figure[] {
  return reads.flatMap(({ passage: { lines }, figures }) => {
    const cell = lines[0]?.cell;
    const sized = figures.filter((figure) => SIZES.has(bound.get(figure)?.metric?.kind));
    if (cell === undefined || sized.length === 0) return [];
    const row = reads.flatMap((other) => {
      const at = other.passage.lines[0]?.cell;
      return at?.table === cell.table && at.rowIndex === cell.rowIndex ? other.figures : [];
    });
    const counts = row.filter(({ type }) => type === 'count').map(({ value }) => value);
    const amounts = row.filter(({ type }) => type === 'money').map(({ value }) => value);
    return sized.filter(({ value }) =>
      counts.some((count) => amounts.some((size) => size > value && Math.abs(count * value - size) <= NEARLY * size)),
    );
  });
}
