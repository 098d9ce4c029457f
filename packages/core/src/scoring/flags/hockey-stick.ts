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
  const actual = context.newest(metric, (fact) => context.amount(fact) !== undefined);
  const base = actual && yearly(actual, metric === 'mrr' ? 'month' : 'year')?.mid;
  if (!actual || !base || base <= 0) return undefined;
  const limit = (context.usdPerYear(actual) ?? 0) < SMALL_BASE_USD ? STEEP_FROM_SMALL : STEEP;
  const planned = context.of(metric, (fact) => fact.subject === 'company' && fact.basis === 'forecast');
  for (const forecast of planned.sort((a, b) => endMonth(a.asOf) - endMonth(b.asOf))) {
    const reached = yearly(forecast, metric === 'mrr' ? 'month' : 'year')?.mid;
    if (!reached || forecast.currency !== actual.currency) continue;
    const months = endMonth(forecast.asOf) - endMonth(actual.asOf);
    // Only the first year after the actual one: over several years large factors are ordinary.
    if (endMonth(forecast.asOf) === -1 || endMonth(actual.asOf) === -1 || months <= 0 || months > 12) continue;
    const times = reached / base;
    return times >= limit ? { actual, forecast, times } : undefined;
  }
  return undefined;
}
