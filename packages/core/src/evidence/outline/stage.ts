/** The stage of the round: what a person says, else the deck's own word, else the size of the ask, else revenue. */
import type { Evidence } from '../../model/scoring.js';
import type { Fact } from '../../model/fact.js';
import { STAGES, type Stage } from '../../model/values.js';
import { USD_RATES } from '../../model/dollar-rates.js';
import { ARR_BANDS, ASK_BANDS, BEYOND, EUROPEAN_CURRENCIES, type StageRegion } from './stage-bands.js';

export type StageReading = Evidence['stage'];

/** `language` is the deck's; with the currency it tells the region. */
export function readStage(facts: readonly Fact[], language: string, given?: Stage): StageReading {
  if (given !== undefined) return { value: given, basis: 'user', factIds: [] };
  return (
    byLabel(facts) ?? byAsk(facts, language) ?? byRevenue(facts) ?? { value: 'unknown', basis: 'unknown', factIds: [] }
  );
}

/**
 * The stage of the round that is open. A closed round counts when the deck names no open one; plans for later rounds
 * never do. One that the deck says it is raising comes before one it only names. Of several open ones (a list of rounds) the earliest is the one at hand.
 */
function byLabel(facts: readonly Fact[]): StageReading | undefined {
  const labels = facts.filter(
    (fact) => fact.kind === 'round_stage' && fact.visible && fact.basis === 'actual' && stageOf(fact) !== undefined,
  );
  const open = labels.filter((fact) => fact.detail?.['closed'] !== true);
  const raised = open.filter((fact) => fact.detail?.['open'] === true);
  const candidates = raised.length > 0 ? raised : open.length > 0 ? open : labels;
  const [first] = [...candidates].sort((a, b) => order(a) - order(b) || a.slide - b.slide);
  const value = first && stageOf(first);
  if (first === undefined || value === undefined) return undefined;
  return { value, basis: 'label', factIds: [first.id] };
}

function stageOf(fact: Fact): Stage | undefined {
  return STAGES.find((stage) => stage === fact.detail?.['stage']);
}

const order = (fact: Fact): number => STAGES.indexOf(stageOf(fact) ?? 'growth');

function byAsk(facts: readonly Fact[], language: string): StageReading | undefined {
  const asks = facts.filter((fact) => fact.kind === 'ask' && fact.visible && fact.basis !== 'example');
  const sized = asks.flatMap((fact) => {
    const amount = dollarsOf(fact);
    return amount === undefined ? [] : [{ fact, amount }];
  });
  // Of conflicting sums the smaller one, so that a larger claim buys nothing.
  const [least] = sized.sort((a, b) => a.amount - b.amount);
  if (least === undefined) return undefined;
  return {
    value: bandOf(least.amount, ASK_BANDS[regionOf(least.fact, facts, language)]),
    basis: 'ask',
    factIds: [least.fact.id],
  };
}

function byRevenue(facts: readonly Fact[]): StageReading | undefined {
  const yearly = facts.flatMap((fact) => {
    if (!fact.visible || fact.subject !== 'company' || fact.basis !== 'actual') return [];
    const amount = dollarsOf(fact);
    if (amount === undefined || amount <= 0) return [];
    if (fact.kind === 'arr') return [{ fact, amount }];
    return fact.kind === 'mrr' ? [{ fact, amount: amount * 12 }] : [];
  });
  const [least] = yearly.sort((a, b) => a.amount - b.amount);
  return least && { value: bandOf(least.amount, ARR_BANDS), basis: 'arr', factIds: [least.fact.id] };
}

function bandOf(amount: number, bands: readonly (readonly [number, Stage])[]): Stage {
  return bands.find(([limit]) => amount <= limit)?.[1] ?? BEYOND;
}

function dollarsOf(fact: Fact): number | undefined {
  const value = fact.high ?? fact.value;
  const rate = USD_RATES[fact.currency ?? 'USD'];
  return value === undefined || rate === undefined ? undefined : value * rate;
}

function regionOf(ask: Fact, facts: readonly Fact[], language: string): StageRegion {
  const country = facts.find((fact) => fact.kind === 'hq')?.detail?.['country'];
  if (country === 'US' || country === 'CA') return 'us';
  if (ask.currency !== undefined && EUROPEAN_CURRENCIES.has(ask.currency)) return 'europe';
  if ((ask.currency === undefined || ask.currency === 'USD') && language === 'en' && country === undefined) return 'us';
  return 'elsewhere';
}
