/** Reads "50 clinics × $49/month = …": how many buyers times what each pays, and what it comes to. */
import { MARKET_SIZES } from '../../model/kind-sets.js';
import type { Figure } from '../numbers/figure.js';
import { metricById, type MetricMention } from './find-metrics.js';
import type { Metric } from './metric.js';
import { opensHead } from './passages.js';
import type { ReadPassage } from './read-passage.js';
import { foldForLookup } from '../../text/fold-text.js';
import { A_YEAR, OF_COUNTED, OF_EVENTS } from '../words/figures/read-formula.js';

const TIMES = /^ ?[\p{L}'’ ]{0,30}? ?[x×*] ?$/u;
const EQUALS = /[=≈] ?$/u;
/** Figures from the price to the result: months, and a share at most. */
const BETWEEN = 3;
/** By so much a result may be rounded. */
const ROUNDED = 0.03;
/** A price is paid once a year, or every month of it. */
const TIMES_A_YEAR = [1, 12];

/** Buyers times price, with the amount that the passage says it makes, where it does. */
export interface Product {
  buyers: Figure;
  price: Figure;
  result?: Figure;
  /** How often a year each pays, as the result proves: once or monthly. */
  timesAYear?: number;
}

/** The operands of a product of buyers and price, with the metric of each, and what it makes with the size that is named. */
export function readFormula(read: ReadPassage): Map<Figure, Metric | undefined> {
  const metrics = new Map<Figure, Metric | undefined>();
  const customers = metricById('customers');
  const price = metricById('price');
  for (const product of productsOf(read)) {
    metrics.set(product.buyers, customers);
    metrics.set(product.price, price);
    const { result } = product;
    const size = result && sizeNamed(product, result, read);
    if (size || (result && isNamedBefore(product.price, result, read))) metrics.set(result, size?.metric);
  }
  return metrics;
}

export function productsOf(read: Pick<ReadPassage, 'figures' | 'text'>): Product[] {
  return read.figures.flatMap((figure, i): Product[] => {
    const next = read.figures[i + 1];
    if (next === undefined || next.start - figure.end > 40) return [];
    const [buyers, price] = figure.type === 'count' ? [figure, next] : [next, figure];
    if (buyers.type !== 'count' || price.type !== 'money') return [];
    if (!TIMES.test(read.text.slice(figure.end, next.start))) return [];
    // "10.000 € × 12" multiplies months, not buyers; a third factor makes it another sum.
    if (!OF_COUNTED.test(read.text.slice(buyers.end, buyers.end + 8))) return [];
    // "15,000 transactions × €400" counts deals, and says nothing of who makes them.
    if (OF_EVENTS.test(foldForLookup(read.text.slice(buyers.end, buyers.end + 30)))) return [];
    const behind = read.text.slice(next.end, next.end + 14);
    if (/^ ?[×÷]/u.test(behind) && !A_YEAR.test(behind)) return [];
    const result = read.figures
      .slice(i + 2, i + 2 + BETWEEN)
      .find(({ start }) => EQUALS.test(read.text.slice(start - 2, start)));
    const timesAYear = result && TIMES_A_YEAR.find((times) => makes(buyers.value * price.value * times, result));
    return [{ buyers, price, ...(result && timesAYear ? { result, timesAYear } : {}) }];
  });
}

const makes = (product: number, { type, scaled, value }: Figure): boolean =>
  (type === 'money' || scaled) && Math.abs(product / value - 1) <= ROUNDED;

/** "SAM: 18,000 companies × … = €540M", "… = €540M SAM". */
function sizeNamed({ buyers }: Product, result: Figure, { metrics, passage }: ReadPassage): MetricMention | undefined {
  const sizes = metrics.filter(({ metric }) => MARKET_SIZES.has(metric.kind));
  return (
    sizes.findLast(({ end }) => end <= buyers.start) ??
    sizes.find(({ start }) => start >= result.end && start - result.end <= NEXT_WORD && !opensHead(passage, start))
  );
}

/** "× €30,000 ACV = €540M": the word behind the price is what each pays, and none stands behind what all pay. */
const isNamedBefore = (price: Figure, result: Figure, { metrics }: ReadPassage): boolean =>
  metrics.some(({ start }) => start >= price.end && start < result.start) &&
  !metrics.some(({ start }) => start >= result.end && start - result.end <= NEXT_WORD);

/** Characters to the next word. */
const NEXT_WORD = 3;
