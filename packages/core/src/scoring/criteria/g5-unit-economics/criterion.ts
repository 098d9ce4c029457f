/** G5: does a customer bring more than it costs, and how soon? Of ratio and payback the weaker one counts. */
import { defineCriterion, hinted, judged, missing, planOnly, plansOf, type Judgement } from '../../criterion.js';
import { levelFrom, levelUpTo } from '../../ladder.js';
import { shown } from '../../show-value.js';
import { ltvToCac, recomputedLtvToCac, type UnitKind } from '../../unit-economics.js';

export const g5 = defineCriterion<UnitKind>({
  meta: {
    id: 'G5',
    score: 'traction',
    title: 'scoring.G5.title',
    asks: 'scoring.G5.asks',
    weights: [0, 5, 10, 10],
    reason: 'Unit economics are noise before there are enough customers.',
    kinds: ['ltv_cac', 'ltv', 'cac', 'payback', 'arpa', 'acv', 'gross_margin', 'churn'],
    steps: ['monetization', 'financial'],
  },
  judge(facts, context) {
    const { LTV_CAC, PAYBACK_MONTHS } = context.rubric.benchmarks;
    const ratio = ltvToCac(facts, context);
    const again = recomputedLtvToCac(facts, context);
    const tolerance = context.rubric.thresholds.recomputeTolerance;
    const readings: Judgement[] = [];
    if (ratio) {
      const values = { ratio: { multiple: ratio.value } };
      const level = levelFrom(ratio.value, LTV_CAC.bands);
      const agrees = again && Math.abs(again.value - ratio.value) <= ratio.value * tolerance;
      readings.push(
        agrees && level === 0.75
          ? judged(1, 'scoring.G5.recomputed', [...ratio.facts, ...again.facts], values)
          : judged(level, level >= 0.75 ? 'scoring.G5.ratio' : 'scoring.G5.low-ratio', ratio.facts, values),
      );
    }
    const payback = facts.scoring('payback');
    const months = payback && context.amount(payback);
    if (payback && months !== undefined) {
      const level = levelUpTo(months, PAYBACK_MONTHS.bands);
      readings.push(judged(level, 'scoring.G5.payback', [payback], { months }));
    }
    const weakest = readings.sort((a, b) => a.level - b.level)[0];
    if (weakest) return { ...weakest, factIds: [...new Set(readings.flatMap((reading) => reading.factIds))] };
    const part = facts.scoring('cac') ?? facts.scoring('ltv');
    if (part) return hinted(0.15, 'scoring.G5.part', [part], { figure: shown(part) });
    const [plan] = plansOf(facts, ['ltv_cac', 'payback', 'cac', 'ltv']);
    return plan ? planOnly('scoring.G5.plan', plan, { figure: shown(plan) }) : missing('scoring.G5.none');
  },
});
