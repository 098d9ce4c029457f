/** The round: what is asked for, what it is to be spent on, and what is usual in that part of the world. */
import type { FactKind } from '../model/fact-kinds.js';
import type { Fact } from '../model/fact.js';
import type { Region } from './benchmarks.js';
import type { Facts, ScoringContext } from './context.js';
import { sameName } from './distinct.js';

export type RoundKind = Extract<FactKind, 'ask' | 'use_of_funds'>;
type RoundContext = Pick<ScoringContext, 'amount' | 'usd' | 'rubric'>;

/** The amount asked for: of several the lowest. */
export function statedAsk(facts: Facts<'ask'>, context: RoundContext): Fact | undefined {
  return facts
    .of('ask', (fact) => fact.basis !== 'external' && fact.basis !== 'example')
    .filter((fact) => context.amount(fact) !== undefined)
    .sort((a, b) => (context.usd(a) ?? Infinity) - (context.usd(b) ?? Infinity))[0];
}

/** Sum of the use of funds in percent of the ask, each item once; undefined when it cannot be summed. */
export function useOfFundsPercent(facts: Facts<RoundKind>, context: RoundContext): number | undefined {
  const items = new Map<string, Fact>();
  for (const fact of facts.of('use_of_funds')) {
    if (context.amount(fact) !== undefined)
      items.set(`${fact.unit ?? ''} ${sameName(fact.subjectName ?? fact.text)}`, fact);
  }
  const sum = (unit: string, size: (fact: Fact) => number | undefined) => {
    const list = [...items.values()].filter((fact) => fact.unit === unit);
    return list.length < 2 ? undefined : list.reduce((total, fact) => total + (size(fact) ?? 0), 0);
  };
  const percent = sum('percent', context.amount);
  if (percent !== undefined) return percent;
  const ask = statedAsk(facts, context);
  const amount = ask && context.usd(ask);
  const money = sum('money', context.usd);
  return money !== undefined && amount ? (money / amount) * 100 : undefined;
}

/** Whether the use of funds adds up to the whole; undefined when there is nothing to add. */
export function useOfFundsAddsUp(facts: Facts<RoundKind>, context: RoundContext): boolean | undefined {
  const sum = useOfFundsPercent(facts, context);
  const [low, high] = context.rubric.thresholds.useOfFunds;
  return sum === undefined ? undefined : sum >= low && sum <= high;
}

const EUROPE = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK UA UK'.split(' '),
);
const EUROPEAN_CURRENCIES = new Set(['EUR', 'GBP', 'CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'BGN']);

/** Where the round is raised: by the country of the company, else by currency and language of the deck. */
export function regionOf(hq: Fact | undefined, ask: Fact | undefined, language: string): Region {
  const country = hq?.detail?.country;
  if (typeof country === 'string' && country !== '') {
    return country === 'US' ? 'us' : EUROPE.has(country) ? 'europe' : 'elsewhere';
  }
  const currency = ask?.currency;
  if (currency && EUROPEAN_CURRENCIES.has(currency)) return 'europe';
  if (currency === undefined || currency === 'USD') return language === 'en' ? 'us' : 'elsewhere';
  return 'elsewhere';
}
