/** (Revenue − cost of sales) ÷ revenue against the gross margin. */
import type { Fact } from '../../model/fact.js';
import { figureValue } from '../../i18n/figure-value.js';
import { comparisonCheck } from './compare.js';
import { yearly } from './flows.js';
import { intervalOf } from './interval.js';

// Operating costs say nothing about the gross margin.
const COST_OF_SALES =
  /\b(?:cogs\b|cost of (?:goods|sales|revenue)|coste?s? de (?:las )?ventas|co[uû]ts? des (?:ventes|marchandises))/i;

export const revenueCostMargin = comparisonCheck({
  id: 'revenue-cost-margin',
  inputs: {
    revenue: { kinds: ['revenue'] },
    cost: { kinds: ['cost'], accept: (fact: Fact) => COST_OF_SALES.test(`${fact.text} ${fact.quote}`) },
    margin: { kinds: ['gross_margin'] },
  },
  slack: 0.05,
  compute: ({ revenue, cost }) => {
    const income = yearly(revenue);
    const spent = yearly(cost);
    if (!income || !spent || income.low <= 0) return undefined;
    const margin = (sales: number, sold: number) => (1 - sold / sales) * 100;
    return {
      low: margin(income.low, spent.high),
      high: margin(income.high, spent.low),
      mid: margin(income.mid, spent.mid),
    };
  },
  stated: ({ margin }) => intervalOf(margin),
  values: ({ revenue, cost, margin }, computed) => ({
    revenue: figureValue(revenue),
    cost: figureValue(cost),
    margin: figureValue(margin),
    computed: { percent: computed },
  }),
});
