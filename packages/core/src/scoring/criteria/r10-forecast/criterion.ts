/** R10: does the forecast follow from drivers and from what has been reached? */
import type { Fact } from '../../../model/fact.js';
import { endMonth } from '../../../model/end-month.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';

const FIGURES = ['arr', 'mrr', 'revenue'] as const;

export const r10 = defineCriterion({
  meta: {
    id: 'R10',
    score: 'risk',
    title: 'scoring.R10.title',
    asks: 'scoring.R10.asks',
    weights: [10, 5, 0, 0],
    reason: 'Early forecasts show thinking; later the past says more.',
    kinds: ['forecast_driver', ...FIGURES],
    steps: ['financial'],
  },
  /** A figure of the past can only lift a forecast: without one it stays a bare assertion. */
  judge(facts, context) {
    const { grounded, wild } = context.rubric.thresholds.forecast;
    const driver = facts.of('forecast_driver')[0];
    const planned = (fact: Fact) =>
      (fact.basis === 'forecast' || fact.basis === 'target') &&
      fact.subject === 'company' &&
      !!context.usdPerYear(fact);
    const steps = FIGURES.flatMap((kind) => {
      const last = facts.scoring(kind);
      const ahead = facts.of(
        kind,
        (fact) => planned(fact) && (!last || fact.asOf === undefined || endMonth(fact.asOf) > endMonth(last.asOf)),
      );
      // A plan without a date is of the next year only where no other says of when it is.
      const dated = ahead.filter(({ asOf }) => asOf !== undefined);
      const from = last && context.usdPerYear(last);
      const next = (dated.length > 0 ? dated : ahead).sort(
        (a, b) => endMonth(a.asOf) - endMonth(b.asOf) || (context.usd(b) ?? 0) - (context.usd(a) ?? 0),
      )[0];
      if (!last || !next || !from) return [];
      const span = next.asOf && last.asOf ? Math.max((endMonth(next.asOf) - endMonth(last.asOf)) / 12, 1) : 1;
      return [{ last, next, factor: ((context.usdPerYear(next) ?? 0) / from) ** (1 / span) }];
    }).sort((a, b) => b.factor - a.factor);
    const step = steps[0];
    const forecast = step?.next ?? FIGURES.flatMap((kind) => facts.of(kind, planned))[0];
    const values = step ? { factor: { multiple: step.factor } } : {};
    return best(
      [
        driver && step && step.factor <= grounded
          ? judged(1, 'scoring.R10.grounded', [driver, step.last, step.next], values)
          : undefined,
        driver && forecast ? judged(0.5, 'scoring.R10.drivers', [driver, forecast]) : undefined,
        step && step.factor <= wild ? judged(0.25, 'scoring.R10.bare', [step.last, step.next], values) : undefined,
        step && judged(0.15, 'scoring.R10.wild', [step.last, step.next], values),
        forecast && hinted(0.15, 'scoring.R10.no-base', [forecast]),
        driver && hinted(0.25, 'scoring.R10.driver-alone', [driver]),
      ],
      missing('scoring.R10.none'),
    );
  },
});
