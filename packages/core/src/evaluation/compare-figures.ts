/** Compares the figures of one analysis with those that a reader marked: what is shown as recurring, in what role, at what scale. Pure. */
import type { Analysis } from '../model/analysis.js';
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import { HAPPENED, valueOf, type CorpusLabels, type LabelledFigure } from './corpus-label.js';

export interface FigureTallies {
  /** Figures told as recurring or annual revenue that is so, and those of them that a reader marked likewise. */
  revenue: { right: number; of: number };
  /** Figures told as what is so of the company of those that a reader marked, those that are not, and how many of these are prices, which readers mark as goals or as actual by taste. */
  roles: { wrong: number; prices: number; of: number };
  /** Figures off by a hundred to ten million from one that stands in their quote. */
  scales: number;
  /** Each of the above that is wrong, in words. */
  wrong: string[];
}

/** Share by which a figure may differ from its label. */
const TOLERANCE = 0.01;
const near = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * TOLERANCE;

const REVENUE: Readonly<Partial<Record<FactKind, readonly string[]>>> = {
  arr: ['arr'],
  mrr: ['mrr', 'arr'],
  revenue: ['revenue', 'arr', 'mrr'],
};
/** Kinds that are of the market, the round or a plan whatever their role is said to be. */
const OF_OTHERS = /^(?:tam|sam|som|market_|buyer_count|ask|use_of_funds|pre_money|post_money|val_cap|dilution)/u;
/** Powers of ten by which a scale is misread. */
const POWERS = [2, 3, 4, 5, 6, 7];

export function compareFigures({ facts }: Analysis, { id, figures }: CorpusLabels): FigureTallies {
  const tallies: FigureTallies = {
    revenue: { right: 0, of: 0 },
    roles: { wrong: 0, prices: 0, of: 0 },
    scales: 0,
    wrong: [],
  };
  const tell = (what: string, fact: Fact, figure?: LabelledFigure): void => {
    const marked = figure ? `; marked ${figure.kind} ${figure.role} "${figure.text}"` : '';
    tallies.wrong.push(`${id} ${fact.slide}: ${what}: ${fact.kind} ${fact.basis} "${fact.text}"${marked}`);
  };
  for (const fact of facts) {
    const value = fact.value ?? fact.high ?? fact.low;
    if (!fact.visible || value === undefined || fact.derivedFrom !== undefined) continue;
    const onSlide = figures.filter(({ ref }) => Number(ref.split('.')[0]) === fact.slide);
    const same = onSlide.filter((figure) => near(value, valueOf(figure) ?? NaN));
    const told = fact.basis === 'actual' && fact.subject === 'company' && !OF_OTHERS.test(fact.kind);
    const kinds = REVENUE[fact.kind];
    if (told && kinds) {
      const right = same.some(({ kind, role }) => kinds.includes(kind) && HAPPENED.has(role));
      tallies.revenue.of += 1;
      if (right) tallies.revenue.right += 1;
      else tell('no such revenue', fact, same[0]);
    }
    if (told && same.length > 0) {
      tallies.roles.of += 1;
      if (same.every(({ role }) => !HAPPENED.has(role))) {
        tallies.roles.wrong += 1;
        if (fact.kind === 'price') tallies.roles.prices += 1;
        tell('did not happen', fact, same[0]);
      }
    }
    const other = same.length > 0 ? undefined : onSlide.find((figure) => isMisread(value, fact, figure));
    if (other) {
      tallies.scales += 1;
      tell('scale', fact, other);
    }
  }
  return tallies;
}

function isMisread(value: number, fact: Fact, figure: LabelledFigure): boolean {
  const marked = valueOf(figure);
  if (marked === null || figure.unit !== fact.unit || !fact.text.includes(figure.text)) return false;
  return POWERS.some((power) => near(value * 10 ** power, marked) || near(value, marked * 10 ** power));
}
