/** The parts of the use of funds give 100 %, or the amount of the round. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { amountValue, figureValue } from '../../util/figure-value.js';
import type { ScoringContext } from '../context.js';
import { sameName } from '../distinct.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';
import { intervalOf, type Interval } from './interval.js';

const ID = 'use-of-funds-sum';
const MONEY_SLACK = 0.05;
/** What is sold for the money stands beside what it is spent on, and is no part of it. */
const NO_USE =
  /\b(?:stake|dilution|ownership|valuation|pre-?money|post-?money|diluci[oó]n|valoraci[oó]n|participaci[oó]n|nuevos socios|valorisation|participation|nouveaux (?:associ[ée]s|actionnaires|investisseurs))\b/i;
/** Shorter words ("and", "the") are in many names. */
const LEAST_LETTERS = 4;

export const useOfFundsSum: Check = {
  meta: { id: ID, kinds: ['use_of_funds', 'ask'] },
  run: (context) => {
    const lists = breakdowns(context);
    if (lists.length === 0) return inputsMissing(ID, ['use_of_funds']);
    const results = lists.flatMap((list) => judged(list, context) ?? []);
    return (
      results.find((result) => result.status === 'pass') ??
      results.find((result) => result.status === 'fail') ??
      couldNotRun(ID, 'unit')
    );
  },
};

/** One list a slide and unit with at least two parts, the fullest first: a deck may show a sum and a detail. */
function breakdowns(context: ScoringContext): Fact[][] {
  const lists = new Map<string, Fact[]>();
  for (const fact of context.of('use_of_funds')) {
    if (fact.unit !== 'percent' && fact.unit !== 'money') continue;
    if (context.amount(fact) === undefined || NO_USE.test(`${fact.subjectName ?? ''} ${fact.text}`)) continue;
    const key = `${fact.slide} ${fact.unit} ${fact.currency ?? ''}`;
    lists.set(key, [...(lists.get(key) ?? []), fact]);
  }
  return [...lists.values()].filter((list) => list.length >= 2).sort((a, b) => b.length - a.length);
}

function judged(parts: readonly Fact[], context: ScoringContext) {
  const total = sum(eachOnce(parts));
  const first = parts[0];
  if (!total || !first) return undefined;
  const shown = { sum: amountValue(Math.round(total.mid * 100) / 100, first) };
  const pass = checkResult(ID, 'pass', parts, message(`check.${ID}.pass`, shown));
  if (first.unit === 'percent') {
    const [low, high] = context.rubric.thresholds.useOfFunds;
    if (total.mid >= low && total.mid <= high) return pass;
    // One large part alone ("60 % to product, 20 % to sales") does not claim to be the whole.
    if (parts.length < 3 && total.mid < low) return undefined;
    return checkResult(ID, 'fail', parts, message(`check.${ID}.fail-percent`, shown));
  }
  const asks = context.of('ask', (fact) => fact.currency === first.currency);
  const ask = asks.find((fact) => meets(total, fact));
  if (ask) return { ...pass, factIds: [...pass.factIds, ask.id] };
  const round = asks[0];
  if (!round || (parts.length < 3 && total.mid < (intervalOf(round)?.low ?? 0))) return undefined;
  const values = { ...shown, ask: figureValue(round) };
  return checkResult(ID, 'fail', [...parts, round], message(`check.${ID}.fail-money`, values));
}

/** A chart beside a list names a part twice: same share, and a word of the name in common. */
function eachOnce(parts: readonly Fact[]): Fact[] {
  const kept: Fact[] = [];
  for (const part of parts) {
    const known = kept.some((other) => other.value === part.value && shareWord(other, part));
    if (!known) kept.push(part);
  }
  return kept;
}

function shareWord(a: Fact, b: Fact): boolean {
  const words = new Set(sameName(a.subjectName ?? a.text).split(' '));
  return sameName(b.subjectName ?? b.text)
    .split(' ')
    .some((word) => word.length >= LEAST_LETTERS && words.has(word));
}

function sum(parts: readonly Fact[]): Interval | undefined {
  let total: Interval = { low: 0, high: 0, mid: 0 };
  for (const part of parts) {
    const interval = intervalOf(part);
    if (!interval) return undefined;
    total = { low: total.low + interval.low, high: total.high + interval.high, mid: total.mid + interval.mid };
  }
  return total;
}

function meets(total: Interval, ask: Fact): boolean {
  const round = intervalOf(ask);
  if (!round) return false;
  return total.mid * (1 + MONEY_SLACK) >= round.low && total.mid * (1 - MONEY_SLACK) <= round.high;
}
