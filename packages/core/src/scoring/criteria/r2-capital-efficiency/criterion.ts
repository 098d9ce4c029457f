/** R2: how much cash does a unit of new recurring revenue cost? */
import { burnMultiple } from '../../cash.js';
import type { Fact } from '../../../model/fact.js';
import type { Level } from '../../../model/scores.js';
import { defineCriterion, hinted, judged, missing, type Judgement, type ScoringText } from '../../criterion.js';
import { levelUpTo } from '../../ladder.js';
import { shown } from '../../show-value.js';

export const r2 = defineCriterion({
  meta: {
    id: 'R2',
    score: 'risk',
    title: 'scoring.R2.title',
    asks: 'scoring.R2.asks',
    weights: [0, 5, 15, 20],
    reason: 'What a unit of growth costs is measurable from series A on.',
    kinds: ['burn_multiple', 'burn_net', 'burn_gross', 'arr', 'mrr', 'raised_to_date', 'milestone_done'],
    steps: ['financial'],
  },
  /** A bad multiple never earns less than saying only what was raised. */
  judge(facts, context) {
    const raised = facts.actual('raised_to_date')[0];
    const reached = facts.actual('milestone_done')[0];
    const without = judgeRaised(raised, reached);
    const multiple = burnMultiple(facts, context);
    if (!multiple) return without;
    const level = levelUpTo(multiple.value, context.rubric.benchmarks.BURN_MULTIPLE.bands);
    const text = Number.isFinite(multiple.value) ? textOf(level) : 'scoring.R2.no-growth';
    const values = Number.isFinite(multiple.value) ? { multiple: { multiple: multiple.value } } : {};
    return level >= without.level
      ? judged(level, text, multiple.facts, values)
      : judged(without.level, text, [...multiple.facts, raised, reached], values);
  },
});

function judgeRaised(raised: Fact | undefined, reached: Fact | undefined): Judgement {
  if (!raised) return missing('scoring.R2.none');
  const values = { raised: shown(raised) };
  return reached
    ? judged(0.5, 'scoring.R2.milestones', [raised, reached], values)
    : hinted(0.25, 'scoring.R2.raised', [raised], values);
}

function textOf(level: Level): ScoringText {
  return level >= 0.75 ? 'scoring.R2.good' : level >= 0.5 ? 'scoring.R2.fair' : 'scoring.R2.costly';
}
