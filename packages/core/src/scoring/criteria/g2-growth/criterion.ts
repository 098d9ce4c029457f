/** G2: how fast does that business grow, from what to what? */
import type { Level } from '../../../model/scores.js';
import { best, defineCriterion, judged, missing, type CriterionContext, type Judgement } from '../../criterion.js';
import { growthRates, MONEY_METRICS, USE_METRICS, type GrowthKind, type GrowthRate } from '../../growth-rates.js';
import { levelFrom, lowerOf } from '../../ladder.js';
import { aside, shown } from '../../show-value.js';
import { stageName } from '../../stage-name.js';

export const g2 = defineCriterion<GrowthKind>({
  meta: {
    id: 'G2',
    score: 'traction',
    title: 'scoring.G2.title',
    asks: 'scoring.G2.asks',
    weights: [0, 20, 25, 25],
    reason: 'Growth on that metric is what the next round will pay for.',
    kinds: ['growth_yoy', 'growth_mom', 'growth_multiple', 'monthly_series', ...MONEY_METRICS, ...USE_METRICS],
    steps: ['financial'],
  },
  judge(facts, context) {
    return best(
      growthRates(facts, context).map((rate) => judgeRate(rate, context)),
      missing('scoring.G2.none'),
    );
  },
});

/** The limit that bites is the reason; without one the band of the stage is. */
function judgeRate(rate: GrowthRate, context: CriterionContext): Judgement {
  const reached = levelFrom(rate.yearly, context.rubric.thresholds.growth[context.profile]);
  const stated = rate.facts[0]?.kind.startsWith('growth_') ? shown(rate.facts[0]) : { percent: rate.yearly };
  const yearly = ['growth_mom', 'growth_multiple'].includes(rate.facts[0]?.kind ?? '')
    ? { percent: rate.yearly }
    : undefined;
  const values = { growth: stated, aside: aside(yearly), stage: stageName(context.profile) };
  const limits = [
    { limit: 0.5, applies: rate.thin, text: 'scoring.G2.thin' },
    { limit: 0.5, applies: !rate.based, text: 'scoring.G2.no-base' },
    { limit: 0.75, applies: !rate.money, text: 'scoring.G2.users' },
    { limit: 0.75, applies: !rate.dated, text: 'scoring.G2.undated' },
  ] as const;
  const biting = limits.find(({ limit, applies }) => applies && reached > limit);
  const level = limits.filter(({ applies }) => applies).reduce<Level>((low, { limit }) => lowerOf(low, limit), reached);
  if (rate.yearly <= 0) return judged(level, 'scoring.G2.shrinking', rate.facts, values);
  if (biting) return judged(level, biting.text, rate.facts, values);
  return judged(
    level,
    level === 1 ? 'scoring.G2.top' : level >= 0.75 ? 'scoring.G2.good' : 'scoring.G2.below',
    rate.facts,
    values,
  );
}
