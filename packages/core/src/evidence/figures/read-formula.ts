/** Reads "50 clinics × $49/month = …": how many buyers times what each pays. */
import type { Figure } from '../numbers/figure.js';
import { metricById } from './find-metrics.js';
import type { Metric } from './metric.js';
import type { ReadPassage } from './read-passage.js';
import { A_YEAR, OF_COUNTED } from '../words/figures/read-formula.js';

const TIMES = /^ ?[\p{L}'’ ]{0,30}? ?[x×*] ?$/u;

/** The operands of a product of buyers and price, with the metric of each. */
export function readFormula(read: ReadPassage): Map<Figure, Metric> {
  const operands = new Map<Figure, Metric>();
  const customers = metricById('customers');
  const price = metricById('price');
  read.figures.forEach((figure, i) => {
    const next = read.figures[i + 1];
    if (next === undefined || next.start - figure.end > 40) return;
    const [count, money] = figure.type === 'count' ? [figure, next] : [next, figure];
    if (count.type !== 'count' || money.type !== 'money') return;
    if (!TIMES.test(read.text.slice(figure.end, next.start))) return;
    // "10.000 € × 12" multiplies months, not buyers; a third factor makes it another sum.
    if (!OF_COUNTED.test(read.text.slice(count.end, count.end + 8))) return;
    const behind = read.text.slice(next.end, next.end + 14);
    if (/^ ?[×÷]/u.test(behind) && !A_YEAR.test(behind)) return;
    operands.set(count, customers);
    operands.set(money, price);
  });
  return operands;
}
