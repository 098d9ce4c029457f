/** Type agreement: whether a figure can be a value of a metric at all. */
import type { FactKind } from '../../model/fact-kinds.js';
import { USD_RATES } from '../../model/dollar-rates.js';
import { GROWTHS, MARKET_SIZES, PER_UNIT } from '../../model/kind-sets.js';
import type { Figure } from '../numbers/figure.js';
import type { Metric } from './metric.js';
import type { ReadPassage } from './read-passage.js';
import { countsPeople } from './buyers.js';
import {
  COMPARED,
  IN_VOLUME,
  INHABITANTS,
  MEMBERS,
  NO_NOUN,
  OF_PARTNER,
  PAPERS,
  WITH_THEM,
} from '../words/figures/accepts-figure.js';

/** Whether something is counted right behind the figure ("30.9M students", "190M de personnes"). */
export function countsSomething(figure: Figure, folded: string): boolean {
  const behind = folded.slice(figure.end, figure.end + 60);
  return !NO_NOUN.test(behind.slice(0, 14)) || countsPeople(behind);
}

/**
 * True when `figure` may be a value of `metric`. A plain number counts as money where only money can be meant:
 * scaled or by the month ("140k/mo net burn"), or a market in billions ("7,25 Mds").
 */
export function acceptsFigure(metric: Metric, figure: Figure, read: Pick<ReadPassage, 'folded'>): boolean {
  if (metric.periods !== undefined && (figure.period === undefined || !metric.periods.includes(figure.period)))
    return false;
  if (metric.least !== undefined && Math.abs(figure.value) < metric.least) return false;
  if (metric.most !== undefined && Math.abs(figure.value) > mostOf(metric.most, figure)) return false;
  if (
    isStepNumber(figure, read) ||
    (figure.type === 'percent' && isCompared(figure, read) && !GROWTHS.has(metric.kind))
  )
    return false;
  if (metric.kind === 'ask' && IN_VOLUME.test(read.folded.slice(figure.end))) return false;
  if (figure.type === 'money') return metric.types.includes('money') && fitsMoney(metric, figure);
  if (figure.type === 'count' && MARKET_SIZES.has(metric.kind) && INHABITANTS.test(read.folded.slice(figure.end)))
    return false;
  if (figure.type === 'count' && COUNTED.has(metric.kind) && isOfOthers(figure, read)) return false;
  if (metric.types.includes(figure.type)) {
    // "0.5 customers" is a misread; counts are whole unless scaled.
    return figure.type !== 'count' || figure.scaled || metric.kind === 'ltv_cac' || Number.isInteger(figure.value);
  }
  return figure.type === 'count' && metric.types.includes('money') && isPlainMoney(metric, figure, read.folded);
}

/** Whoever was talked to, is party to a paper, or belongs to a partner is not counted as a customer. */
const isOfOthers = ({ start, end }: Figure, { folded }: Pick<ReadPassage, 'folded'>): boolean =>
  WITH_THEM.test(folded.slice(end)) ||
  PAPERS.test(folded.slice(0, start)) ||
  (MEMBERS.test(folded.slice(end)) && OF_PARTNER.test(folded.slice(Math.max(0, start - 50), start)));
const COUNTED = new Set<FactKind>(['customers', 'paying_customers', 'users']);

/** "4. Acquire customers → 5. Build density": counts off steps. */
const isStepNumber = ({ type, scaled, value, start, end }: Figure, { folded }: Pick<ReadPassage, 'folded'>): boolean =>
  type === 'count' &&
  !scaled &&
  value < MOST_STEPS &&
  /^\. ?\p{L}/u.test(folded.slice(end)) &&
  STEP.test(folded.slice(0, start));
const MOST_STEPS = 30;
const STEP = /(?:^|→|->|=>|[•|;]) ?$/u;

/** "70% more retention": how much more, and not how much. */
const isCompared = ({ end }: Figure, { folded }: Pick<ReadPassage, 'folded'>): boolean =>
  COMPARED.test(folded.slice(end));

/** Of a currency whose unit is worth little as much more: a seed round is 1,200,000,000 Colombian pesos. */
const mostOf = (most: number, { type, currency = 'USD' }: Figure): number =>
  type === 'money' ? most / Math.min(1, USD_RATES[currency] ?? 1) : most;

function fitsMoney(metric: Metric, figure: Figure): boolean {
  // A price by the unit or month is no revenue, market or round.
  if (figure.per === undefined) return true;
  return PER_UNIT.has(metric.kind);
}

const LONGEST_ASK = 24;

function isPlainMoney(metric: Metric, figure: Figure, folded: string): boolean {
  if (metric.weak !== true && figure.scaled && figure.period !== undefined && figure.per === undefined) return true;
  // "300K fundraising" and nothing more.
  if (metric.weak === true && metric.kind === 'ask')
    return figure.scaled && folded.trim().length <= LONGEST_ASK && /\p{L}{5}/u.test(folded);
  if (countsSomething(figure, folded)) return false;
  if (metric.weak === true) return metric.kind === 'tam' && figure.scaled && figure.value >= 1e8;
  if (figure.per !== undefined) return false;
  return figure.scaled || figure.period !== undefined || (figure.marked && figure.value >= 1000);
}
