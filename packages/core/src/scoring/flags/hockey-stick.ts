/** F11: next year's forecast many times the last actual year, of the same metric in the same currency. */
import { metricName } from '../../i18n/metric-name.js';
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import { endMonth } from '../../model/end-month.js';
import { yearly } from '../checks/flows.js';
import type { ScoringContext } from '../context.js';
import type { FlagRule } from './flag.js';

/** A small base grows by large factors without harm: below this (in dollars) ten times is the limit. */
const SMALL_BASE_USD = 250_000;
const STEEP = 5;
const STEEP_FROM_SMALL = 10;
const METRICS = ['arr', 'mrr', 'revenue'] as const;

export const hockeyStick: FlagRule = {
  meta: { id: 'hockey-stick', rule: 'F11', kinds: [...METRICS, 'forecast_driver'] },
  raise: ({ context }) => {
    for (const metric of METRICS) {
      const steep = steepest(metric, context);
      if (!steep) continue;
      const driven = context.has('forecast_driver');
      const reason = message(driven ? 'flag.hockey-stick' : 'flag.hockey-stick.no-drivers', {
        metric: metricName(metric),
        actual: bareFigure(steep.actual) ?? steep.actual.text,
        forecast: bareFigure(steep.forecast) ?? steep.forecast.text,
        times: { multiple: Math.round(steep.times * 10) / 10 },
      });
      return [{ severity: driven ? 'medium' : 'high', reason, facts: [steep.actual, steep.forecast] }];
    }
    return [];
  },
};

interface Step {
  actual: Fact;
  forecast: Fact;
  times: number;
}

function steepest(metric: (typeof METRICS)[number], context: ScoringContext): Step | undefined {
  const newest = context.newest(metric, (fact) => context.amount(fact) !== undefined);
  const own = context.of(metric, (fact) => fact.subject === 'company' && fact.currency === newest?.currency);
  const sized = own.flatMap((fact) => {
    const size = yearly(fact, metric === 'mrr' ? 'month' : 'year')?.mid;
    const month = endMonth(fact.asOf);
    return size !== undefined && size > 0 && month !== -1 ? [{ fact, size, month }] : [];
  });
  const actual = sized.find(({ fact }) => fact === newest);
  if (!actual) return undefined;
  // Only the first year after the actual one: over several years large factors are ordinary.
  const [next] = sized
    .filter(({ fact, month }) => fact.basis === 'forecast' && month > actual.month && month - actual.month <= 12)
    .sort((a, b) => a.month - b.month);
  if (!next) return undefined;
  // From the largest figure of the twelve months before it, planned or not: the newest may be of part of a year.
  const base = sized
    .filter(({ month }) => month < next.month && next.month - month <= 12)
    .reduce((most, one) => (one.size > most.size ? one : most), actual);
  const limit = (context.usdPerYear(base.fact) ?? 0) < SMALL_BASE_USD ? STEEP_FROM_SMALL : STEEP;
  const times = next.size / base.size;
  return times >= limit ? { actual: base.fact, forecast: next.fact, times } : undefined;
}
