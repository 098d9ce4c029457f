/** The figures a document shows at its head: the newest actual one of each metric, and how they are written. */
import { renderMessage } from '../i18n/render.js';
import type { Analysis } from '../model/analysis.js';
import { figureFact } from '../model/figures.js';
import { ACTUAL_METRICS, GROWTHS, STATED_METRICS, VALUATIONS } from '../model/kind-sets.js';
import type { Fact } from '../model/fact.js';
import { isValueOfRound } from '../model/round-valuation.js';
import { message, type MessageValue } from '../model/message.js';
import type { Locale, Section } from '../model/values.js';
import { endMonth, isBefore } from '../model/end-month.js';
import { recurringRevenueOf } from '../model/recurring-revenue.js';
import type { ScoringContext } from './context.js';
import { isMoney } from './growth-rates.js';
import { widestSize } from './market-build.js';
import { statedAsk } from './round.js';
import { shown, shownMarket, shownPerPeriod } from './show-value.js';

export type Metrics = Analysis['metrics'];

/** Chosen fact a metric, by fact id; a metric that the deck does not show is absent. */
export function chooseMetrics(context: ScoringContext): Metrics {
  const metrics: Metrics = {};
  for (const kind of ACTUAL_METRICS) {
    const known = (one: Fact) => context.amount(one) !== undefined;
    // Money's growth goes before that of users.
    const ofMoney = GROWTHS.has(kind) ? context.newest(kind, (one) => known(one) && isMoney(one)) : undefined;
    const fact = ofMoney ?? context.newest(kind, known);
    if (fact) metrics[kind] = fact.id;
  }
  for (const kind of GROWING) {
    const today = toldOfToday(context, kind);
    if (today) metrics[kind] = today.id;
  }
  const arr = arrOfNewestMonth(context);
  if (arr) metrics.arr = arr.id;
  const ask = statedAsk(context, context);
  for (const kind of STATED_METRICS) {
    const facts = context.of(
      kind,
      // A bare "valuation" may be meant before or after the money: it is no pre-money figure.
      (one) =>
        context.amount(one) !== undefined &&
        one.basis !== 'example' &&
        one.detail?.unspecified !== true &&
        (!VALUATIONS.has(kind) || isValueOfRound(one, ask)),
    );
    const fact =
      kind === 'tam' || kind === 'sam' || kind === 'som'
        ? widestSize(facts, context)
        : (facts.find(isToday) ?? facts[0]);
    if (fact) metrics[kind] = fact.id;
  }
  if (ask) metrics.ask = ask.id;
  return metrics;
}

/** What a company has at a time, and tells as it is today without a date. */
const GROWING = ['arr', 'mrr', 'customers', 'paying_customers', 'users'] as const;
const OF_TODAY = new Set<Section>(['traction', 'cover']);

/** An undated figure on a page of traction where the newest dated one is smaller and of before the deck: the last of a table of years. */
function toldOfToday(context: ScoringContext, kind: (typeof GROWING)[number]): Fact | undefined {
  const newest = context.newest(kind, (one) => context.amount(one) !== undefined);
  const size = newest && context.amount(newest);
  if (newest?.asOf === undefined || size === undefined || !isBefore(newest.asOf, context.evidence.readingDate))
    return undefined;
  const today = new Set(
    context.evidence.slides
      .filter(({ section, alsoSections }) => [section, ...alsoSections].some((one) => OF_TODAY.has(one)))
      .map(({ number }) => number),
  );
  return context.newest(
    kind,
    (one) =>
      one.asOf === undefined &&
      today.has(one.slide) &&
      one.currency === newest.currency &&
      (context.amount(one) ?? 0) > size,
  );
}

/** How far ARR may be from MRR × 12 to be the same figure. */
const SAME = 0.05;

/** An undated ARR that is twelve times the newest MRR has its date, and is newer than the last of a table of years. */
function arrOfNewestMonth(context: ScoringContext): Fact | undefined {
  const mrr = context.newest('mrr', (fact) => fact.asOf !== undefined);
  const month = mrr && context.usd(mrr);
  const newest = context.newest('arr');
  if (!mrr || !month || newest?.source === 'person' || endMonth(newest?.asOf) > endMonth(mrr.asOf)) return undefined;
  return context.actual('arr', (fact) => {
    const year = context.usd(fact);
    return fact.asOf === undefined && year !== undefined && Math.abs(year / (month * 12) - 1) <= SAME;
  })[0];
}

/** The runway on the cash at hand before the one that a round would give. */
function isToday(fact: Fact): boolean {
  return fact.detail?.after === 'now';
}

type MetricName = 'marketSize' | 'arr' | 'growthRate' | 'burnRate';
type MetricTexts = Pick<Analysis, MetricName | `${MetricName}Message`>;

/**
 * The four display strings of the document, each with the message it is made from; null where the deck shows no such
 * figure. MRR × 12 stands for ARR; revenue never does. Growth is the company's own, a year before a month.
 */
export function metricTexts(facts: readonly Fact[], metrics: Metrics, locale: Locale): MetricTexts {
  const [market, growth, burn] = (['marketSize', 'growthRate', 'burnRate'] as const).map((name) =>
    figureFact({ facts, metrics }, name),
  );
  const texts: MetricTexts = { marketSize: null, arr: null, growthRate: null, burnRate: null };
  const say = (name: MetricName, value: MessageValue | undefined) => {
    if (value === undefined) return;
    const figure = message('label.stated', { value });
    texts[name] = renderMessage(figure, locale);
    texts[`${name}Message`] = figure;
  };
  say('marketSize', market && shownMarket(market));
  say('arr', recurring(facts, metrics));
  say('growthRate', growth && shown(growth));
  say('burnRate', burn && shownPerPeriod(burn, 'month'));
  return texts;
}

function recurring(facts: readonly Fact[], metrics: Metrics): MessageValue | undefined {
  const found = recurringRevenueOf({ facts, metrics });
  const value = found && shown(found.fact);
  return value && found.from ? { message: message('figure.from-mrr', { value }) } : value;
}
