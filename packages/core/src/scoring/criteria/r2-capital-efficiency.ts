/** R2: how much cash does a unit of new recurring revenue cost? */
import { burnMultiple } from '../cash.js';
import type { Level } from '../../model/scores.js';
import { defineCriterion, hinted, judged, missing, type ScoringText } from '../criterion.js';
import { levelUpTo } from '../ladder.js';
import { shown } from '../show-value.js';

export const r2 = defineCriterion({
  meta: {
    id: 'R2',
    score: 'risk',
    title: 'scoring.R2.title',
    asks: 'scoring.R2.asks',
    kinds: ['burn_multiple', 'burn_net', 'burn_gross', 'arr', 'mrr', 'raised_to_date', 'milestone_done'],
    steps: ['financial'],
  },
  judge(facts, context) {
    const multiple = burnMultiple(facts, context);
    if (multiple) {
      const level = levelUpTo(multiple.value, context.rubric.benchmarks.BURN_MULTIPLE.bands);
      if (!Number.isFinite(multiple.value)) return judged(level, 'scoring.R2.no-growth', multiple.facts);
      const values = { multiple: { multiple: multiple.value } };
      return judged(level, textOf(level), multiple.facts, values);
    }
    const raised = facts.actual('raised_to_date')[0];
    const reached = facts.actual('milestone_done')[0];
    if (!raised) return missing('scoring.R2.none');
    const values = { raised: shown(raised) };
    return reached
      ? judged(0.5, 'scoring.R2.milestones', [raised, reached], values)
      : hinted(0.25, 'scoring.R2.raised', [raised], values);
  },
});

function textOf(level: Level): ScoringText {
  return level >= 0.75 ? 'scoring.R2.good' : level >= 0.5 ? 'scoring.R2.fair' : 'scoring.R2.costly';
}
