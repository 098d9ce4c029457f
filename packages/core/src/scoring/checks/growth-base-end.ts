/** Two figures of one metric a year apart against the stated growth. */
import type { FactKind } from '../../model/fact-kinds.js';
import type { Fact } from '../../model/fact.js';
import { CLOSELY_TRACKED } from '../../model/kind-sets.js';
import { message } from '../../model/message.js';
import { bareFigure, figureValue } from '../../i18n/figure-value.js';
import { endMonth } from '../../model/end-month.js';
import type { ScoringContext } from '../context.js';
import { checkResult, couldNotRun, inputsMissing, ownStatement, type Check } from './check.js';
import { currenciesOf, MOST_STATEMENTS } from './compare.js';
import { agreement, intervalOf, type Interval } from './interval.js';

const ID = 'growth-base-end';
const SLACK = 0.15;

interface Step {
  base: Fact;
  end: Fact;
  growth: Fact;
  computed: Interval;
  stated: Interval;
}

export const growthBaseEnd: Check = {
  meta: { id: ID, kinds: ['growth_yoy', 'growth_multiple', ...CLOSELY_TRACKED] },
  run: (context) => {
    const growths = (['growth_yoy', 'growth_multiple'] as const).flatMap((kind) =>
      context.of(kind, ownStatement).slice(0, MOST_STATEMENTS),
    );
    const steps = growths.flatMap((growth) =>
      [...CLOSELY_TRACKED].flatMap((metric) => stepsOf(growth, metric, context)),
    );
    if (growths.length === 0) return inputsMissing(ID, ['growth']);
    const agreeing = steps.find((step) => agreement(step.computed, step.stated, SLACK) === 'agree');
    if (agreeing) return result('pass', agreeing);
    // Only a growth that says what grew can be contradicted by figures of that metric.
    const differing = steps.find(
      (step) =>
        step.growth.detail?.metric !== undefined &&
        !isOutdated(step, context) &&
        agreement(step.computed, step.stated, SLACK) === 'differ',
    );
    if (differing) return result('fail', differing);
    return steps.length > 0 ? couldNotRun(ID, 'date') : inputsMissing(ID, ['growth']);
  },
};

function stepsOf(growth: Fact, metric: FactKind, context: ScoringContext): Step[] {
  const named = growth.detail?.metric;
  if (named !== undefined && named !== metric) return [];
  const stated = asPercent(growth);
  const figures = context.of(
    metric,
    (fact) => ownStatement(fact) && fact.basis === growth.basis && context.amount(fact) !== undefined,
  );
  return figures.flatMap((end) =>
    figures.flatMap((base) => {
      const apart = endMonth(end.asOf) - endMonth(base.asOf);
      if (endMonth(base.asOf) === -1 || apart !== 12 || base.period !== end.period) return [];
      if (growth.asOf !== undefined && endMonth(growth.asOf) !== endMonth(end.asOf)) return [];
      if (currenciesOf([base, end]).length > 1) return [];
      const from = intervalOf(base);
      const to = intervalOf(end);
      if (!from || !to || !stated || from.low <= 0) return [];
      return [{ base, end, growth, computed: grownBy(from, to), stated }];
    }),
  );
}

/** An undated growth belongs to the newest figure: an older pair of years cannot contradict it. */
function isOutdated({ end, growth }: Step, context: ScoringContext): boolean {
  if (growth.asOf !== undefined) return false;
  return context.has(
    end.kind,
    (fact) =>
      ownStatement(fact) &&
      fact.basis === end.basis &&
      fact.period === end.period &&
      (context.amount(fact) ?? 0) > (context.amount(end) ?? 0) &&
      (fact.asOf === undefined || endMonth(fact.asOf) > endMonth(end.asOf)),
  );
}

function grownBy(from: Interval, to: Interval): Interval {
  const percent = (start: number, end: number) => (end / start - 1) * 100;
  return { low: percent(from.high, to.low), high: percent(from.low, to.high), mid: percent(from.mid, to.mid) };
}

/** A multiple of 3 is growth of 200 %. */
function asPercent(growth: Fact): Interval | undefined {
  const stated = intervalOf(growth);
  if (!stated || growth.unit !== 'multiple') return stated;
  const percent = (multiple: number) => (multiple - 1) * 100;
  return { low: percent(stated.low), high: percent(stated.high), mid: percent(stated.mid) };
}

function result(status: 'pass' | 'fail', { base, end, growth, computed }: Step) {
  return checkResult(
    ID,
    status,
    [base, end, growth],
    message(`check.${ID}.${status}`, {
      base: bareFigure(base) ?? base.text,
      end: bareFigure(end) ?? end.text,
      computed: { percent: Math.round(computed.mid) },
      stated: figureValue(growth),
    }),
  );
}
