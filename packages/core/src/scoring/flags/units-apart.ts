/** F42: a product that ties only where its units are passed over: two currencies, or a month's price for a year. */
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { ownStatement } from '../checks/check.js';
import type { ScoringContext } from '../context.js';
import type { FlagRule, RaisedFlag } from './flag.js';

/** What is counted, and what its count times the price gives. */
const PRODUCTS = [
  { counts: ['buyer_count'], results: ['sam', 'tam', 'som'] },
  { counts: ['paying_customers', 'customers'], results: ['arr'] },
] as const;
/** Two numbers so near are one computed from the other. */
const TIES = 0.01;
const MONTHS = 12;

export const unitsApart: FlagRule = {
  meta: {
    id: 'units-apart',
    rule: 'F42',
    kinds: ['price', ...PRODUCTS.flatMap(({ counts, results }): readonly FactKind[] => [...counts, ...results])],
  },
  raise: ({ context }) =>
    productsOf(context)
      .flatMap((factors) => flagOf(...factors) ?? [])
      .slice(0, 1),
};

/** Count, price and what they may give, all surely read: on one slide, or at the one price that the deck charges. */
function productsOf(context: ScoringContext): [Fact, Fact, Fact][] {
  const prices = context.of('price', (fact) => ownStatement(fact) && fact.detail?.unit === undefined).filter(isSure);
  const single = new Set(prices.map(({ value, currency }) => `${value} ${currency}`)).size === 1;
  return PRODUCTS.flatMap(({ counts, results }) =>
    counts
      .flatMap((kind) => context.of(kind))
      .filter(isSure)
      .flatMap((count) => {
        const money = results
          .flatMap((kind) => context.of(kind, ({ slide, unit }) => slide === count.slide && unit === 'money'))
          .filter(isSure);
        const paid = prices.filter(({ slide }) => single || slide === count.slide);
        return money.flatMap((result) => paid.map((price): [Fact, Fact, Fact] => [count, price, result]));
      }),
  );
}

/** One number with its unit written beside it, and no guess. */
function isSure({ value, low, high, basis, unit, currency, ambiguous = [] }: Fact): boolean {
  const single = value !== undefined && value > 0 && low === undefined && high === undefined;
  return single && basis !== 'example' && ambiguous.length === 0 && (unit !== 'money' || currency !== undefined);
}

function flagOf(count: Fact, price: Fact, result: Fact): RaisedFlag | undefined {
  const product = (count.value ?? 0) * (price.value ?? 0);
  const ties = (amount: number): boolean => Math.abs(amount / (result.value ?? 0) - 1) <= TIES;
  const monthly = price.period === 'month';
  const currencies = price.currency !== result.currency && (ties(product) || (monthly && ties(product * MONTHS)));
  const periods = monthly && ties(product) && (result.period === undefined || result.period === 'year');
  if (!currencies && !periods) return undefined;
  const values = {
    count: bareFigure(count) ?? count.text,
    price: figureValue(price),
    result: figureValue(result),
  };
  const reason = message(`flag.units-apart.${currencies ? 'currency' : 'period'}`, values);
  return { severity: 'low', reason, facts: [count, price, result] };
}
