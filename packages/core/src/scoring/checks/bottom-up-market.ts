/** Possible buyers × price against a stated market size. */
import type { NamedMetric } from '../../i18n/metric-name.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { amountValue, bareFigure, figureValue } from '../../i18n/figure-value.js';
import { EXACT, isOfOneUse, isPaidBy, prices } from '../market-build.js';
import type { ScoringContext } from '../context.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';
import { currenciesOf, factSets } from './compare.js';
import { yearly } from './flows.js';
import { agreement, intervalOf, times, type Interval } from './interval.js';

const ID = 'bottom-up-market';
const SLACK = 0.15;
/** Beyond this the product is another thing than the stated size, not a slip in computing it. */
const SAME_THING = 10;
/** How far beyond what it says an amount without an end may reach. */
const OPEN = 0.1;

interface Build {
  buyers: Fact;
  price: Fact;
  market: Fact;
  computed: Interval;
  stated: Interval;
  /** Whether these buyers pay that price; of one of several prices nobody can say. */
  paid: boolean;
}

export const bottomUpMarket: Check = {
  meta: { id: ID, kinds: ['buyer_count', 'price', 'arpa', 'acv', 'tam', 'sam', 'som'] },
  run: (context) => {
    const missing: NamedMetric[] = [
      ...(context.has('buyer_count') ? [] : (['buyer_count'] as const)),
      ...(context.has('price') || context.has('arpa') || context.has('acv') ? [] : (['price'] as const)),
      ...((['tam', 'sam', 'som'] as const).some((kind) => context.has(kind, inMoney)) ? [] : (['market'] as const)),
    ];
    if (missing.length > 0) return inputsMissing(ID, missing);
    const builds = buildsOf(context);
    const agreeing = builds.find(({ computed, stated, paid }) =>
      paid
        ? agreement(bounded(computed), bounded(stated), SLACK) === 'agree'
        : Math.abs(computed.mid - stated.mid) <= stated.mid * EXACT,
    );
    if (agreeing) return result('pass', agreeing);
    const slip = builds.find(
      ({ buyers, price, market, computed, stated, paid }) =>
        paid &&
        // An accusation: all three must stand together, and the price be of no others.
        buyers.slide === market.slide &&
        price.slide === market.slide &&
        // What it means to win is a part of what all buyers would pay.
        (market.kind !== 'som' || computed.high < stated.low) &&
        agreement(computed, stated, SLACK) === 'differ' &&
        Math.max(computed.mid / stated.mid, stated.mid / computed.mid) < SAME_THING,
    );
    if (slip) return result('fail', slip);
    const other = builds.find(({ paid }) => paid);
    return other ? result('notRun', other) : couldNotRun(ID, builds.length > 0 ? 'several-prices' : 'unit');
  },
};

/** "26M+ buyers" and "up to $120M" are taken for what they say: without an end they would agree with any size. */
function bounded({ low, high, mid }: Interval): Interval {
  return { low: Math.max(low, mid * (1 - OPEN)), high: Math.min(high, mid * (1 + OPEN)), mid };
}

function buildsOf(context: ScoringContext): Build[] {
  const ours = (fact: Fact) => fact.subject === 'company' && !isOfOneUse(fact);
  const all = prices(context);
  const builds = [];
  const counts = context.of('buyer_count');
  for (const buyers of counts) {
    for (const set of factSets({ price: { kinds: ['price', 'arpa', 'acv'], accept: ours } }, context)) {
      for (const market of (['sam', 'tam', 'som'] as const).flatMap((kind) => context.of(kind, inMoney))) {
        const paid = isPaidBy(buyers, set.price, all, counts);
        if (!paid && buyers.slide !== market.slide) continue;
        const count = intervalOf(buyers);
        const each = yearly(set.price, set.price.kind === 'arpa' ? 'month' : 'year');
        const stated = intervalOf(market);
        if (!count || !each || !stated || currenciesOf([set.price, market]).length > 1) continue;
        builds.push({ buyers, price: set.price, market, computed: times(count, each), stated, paid });
      }
    }
  }
  return builds;
}

function inMoney(fact: Fact): boolean {
  return fact.unit === 'money' && fact.basis !== 'example';
}

function result(status: 'pass' | 'fail' | 'notRun', { buyers, price, market, computed }: Build) {
  return checkResult(
    ID,
    status,
    status === 'notRun' ? [buyers, price] : [buyers, price, market],
    message(`check.${ID}.${status === 'notRun' ? 'apart' : status}`, {
      buyers: bareFigure(buyers) ?? buyers.text,
      // Of a range the one that was reckoned with.
      price:
        price.low === undefined && price.high === undefined ? figureValue(price) : amountValue(price.value ?? 0, price),
      computed: amountValue(computed.mid, price),
      market: bareFigure(market) ?? market.text,
    }),
  );
}
