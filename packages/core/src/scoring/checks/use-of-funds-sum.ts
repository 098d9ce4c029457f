/** The parts of the use of funds give 100 %, or the amount of the round; where the reading may be at fault, it is left open. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { amountValue, figureValue } from '../../i18n/figure-value.js';
import type { ScoringContext } from '../context.js';
import { sameName } from '../distinct.js';
import type { CheckResult } from '../../model/scores.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';
import { intervalOf, plus, type Interval } from './interval.js';

const ID = 'use-of-funds-sum';
const MONEY_SLACK = 0.05;
/** What is sold for the money stands beside what it is spent on, and is no part of it. */
const NO_USE =
  /\b(?:stake|dilution|ownership|valuation|pre-?money|post-?money|diluci[oó]n|valoraci[oó]n|participaci[oó]n|nuevos socios|valorisation|participation|nouveaux (?:associ[ée]s|actionnaires|investisseurs))\b/i;
/** Shorter words ("and", "the") are in many names. */
const LEAST_LETTERS = 4;
/** OCR confidence below which a figure may be misread. */
const SURELY_READ = 0.8;
/** A list that is longer proves nothing. */
const MOST_PARTS = 40;
/** Steps in which the whole is divided to compare sums of parts. */
const STEPS = 1000;

export const useOfFundsSum: Check = {
  meta: { id: ID, kinds: ['use_of_funds', 'ask'] },
  run: (context) => {
    const lists = breakdowns(context);
    if (lists.length === 0) return inputsMissing(ID, ['use_of_funds']);
    const results = lists.flatMap((list) => judged(list, context) ?? []);
    return (
      results.find((result) => result.status === 'pass') ??
      results.find((result) => result.status === 'fail') ??
      results[0] ??
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

function judged(parts: readonly Fact[], context: ScoringContext): CheckResult | undefined {
  // As they stand, and with what a chart beside a list tells twice counted once.
  const totals = [parts, eachOnce(parts)].flatMap((some) => sum(some) ?? []);
  const [total] = totals;
  const first = parts[0];
  if (!total || !first) return undefined;
  const shownSum = ({ mid }: Interval) => ({ sum: amountValue(Math.round(mid * 100) / 100, first) });
  const pass = (met: Interval) => checkResult(ID, 'pass', parts, message(`check.${ID}.pass`, shownSum(met)));
  const open = checkResult(ID, 'notRun', parts, message(`check.${ID}.open`, shownSum(total)));
  if (first.unit === 'percent') {
    const [low, high] = context.rubric.thresholds.useOfFunds;
    const met = totals.find(({ mid }) => mid >= low && mid <= high);
    if (met) return pass(met);
    // One large part alone ("60 % to product, 20 % to sales") does not claim to be the whole.
    if (parts.length < 3 && total.mid < low) return undefined;
    if (!isProvenOver(parts, total, 100)) return open;
    return checkResult(ID, 'fail', parts, message(`check.${ID}.fail-percent`, shownSum(total)));
  }
  const asks = context.of('ask', (fact) => fact.currency === first.currency);
  for (const met of totals) {
    const ask = asks.find((fact) => meets(met, fact));
    if (ask) return { ...pass(met), factIds: [...pass(met).factIds, ask.id] };
  }
  const round = asks[0];
  const whole = round && intervalOf(round);
  if (!whole || (parts.length < 3 && total.mid < whole.low)) return undefined;
  if (!asks.every((ask) => isProvenOver(parts, total, intervalOf(ask)?.high ?? Infinity))) return open;
  const values = { ...shownSum(total), ask: figureValue(round) };
  return checkResult(ID, 'fail', [...parts, round], message(`check.${ID}.fail-money`, values));
}

/**
 * Whether parts of more than the whole are the deck's doing and not our reading's. Parts of less never are: one may
 * stand where it was not read. Nor is a sum with a doubtful figure, or one of which a part may be a total line, be
 * split up once more beside it, or stand there twice.
 */
function isProvenOver(parts: readonly Fact[], total: Interval, whole: number): boolean {
  const surelyRead = parts.every(
    ({ low, high, ambiguous, confidence = 1 }) =>
      low === undefined && high === undefined && ambiguous === undefined && confidence >= SURELY_READ,
  );
  const stepsOf = (amount: number) => Math.round((amount / whole) * STEPS);
  const over = stepsOf(total.mid) - STEPS;
  if (!surelyRead || over <= 0 || over === STEPS || parts.length > MOST_PARTS) return false;
  const inOrder = parts.toSorted((a, b) => a.id.localeCompare(b.id, 'en', { numeric: true }));
  const sizes = inOrder.map((part) => stepsOf(intervalOf(part)?.mid ?? 0));
  if (wholeLists(sizes) > 1) return false;
  return !sizes.some((size, at) => size === over && addsUpTo(size, sizes.toSpliced(at, 1)));
}

/** Lists, one after the other, that are whole each: two rounds, or two pots, on one slide. */
function wholeLists(sizes: readonly number[]): number {
  let [lists, sum] = [0, 0];
  for (const size of sizes) {
    sum += size;
    if (sum === STEPS) [lists, sum] = [lists + 1, 0];
  }
  return lists;
}

/** Whether some of `sizes` add up to `target`. */
function addsUpTo(target: number, sizes: readonly number[]): boolean {
  const reached = new Set([0]);
  for (const size of sizes) for (const before of [...reached]) if (before + size <= target) reached.add(before + size);
  return reached.has(target) && target > 0;
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
    total = plus(total, interval);
  }
  return total;
}

function meets(total: Interval, ask: Fact): boolean {
  const round = intervalOf(ask);
  if (!round) return false;
  return total.mid * (1 + MONEY_SLACK) >= round.low && total.mid * (1 - MONEY_SLACK) <= round.high;
}
