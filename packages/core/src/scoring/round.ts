/** The round: what is asked for, what it is to be spent on, and what is usual in that part of the world. */
import type { Fact } from '../model/fact.js';
import type { MessageValue } from '../model/message.js';
import type { CheckResult } from '../model/scores.js';
import type { Region } from './benchmarks.js';
import type { Facts, ScoringContext } from './context.js';

type RoundContext = Pick<ScoringContext, 'amount' | 'usd' | 'rubric'>;

/** The amount asked for: of several the lowest. */
export function statedAsk(facts: Facts<'ask'>, context: RoundContext): Fact | undefined {
  const asks = facts
    .of('ask', (fact) => fact.basis !== 'external' && fact.basis !== 'example')
    .filter((fact) => context.amount(fact) !== undefined);
  // An amount with a year beside one without is an earlier round told as history.
  const open = asks.filter((fact) => fact.asOf === undefined);
  return (open.length > 0 ? open : asks).sort((a, b) => (context.usd(a) ?? Infinity) - (context.usd(b) ?? Infinity))[0];
}

/**
 * Whether the use of funds adds up to the whole, as the check of the same name found; undefined when there is nothing
 * to add or it could not run.
 */
export function useOfFundsAddsUp(checks: readonly CheckResult[]): boolean | undefined {
  const found = useOfFundsCheck(checks);
  return found?.status === 'pass' ? true : found?.status === 'fail' ? false : undefined;
}

/** What the parts give in all, where the check could add them. */
export function useOfFundsTotal(checks: readonly CheckResult[]): MessageValue | undefined {
  return useOfFundsCheck(checks)?.detailMessage.values?.sum;
}

function useOfFundsCheck(checks: readonly CheckResult[]): CheckResult | undefined {
  return checks.find((check) => check.id === 'use-of-funds-sum');
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
