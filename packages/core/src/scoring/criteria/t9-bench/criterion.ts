/** T9: who besides the founders heads a function? */
import type { Level } from '../../../model/scores.js';
import { defineCriterion, judged, missing } from '../../criterion.js';
import { distinct, sameName } from '../../distinct.js';
import { hasRole, leads } from '../../people.js';
import { names } from '../../show-value.js';

const LEVEL_BY_HEADS: readonly Level[] = [0.25, 0.5, 0.75, 1];

export const t9 = defineCriterion({
  meta: {
    id: 'T9',
    score: 'team',
    title: 'scoring.T9.title',
    asks: 'scoring.T9.asks',
    weights: [0, 5, 10, 20],
    reason: 'From series B a company is run by heads of functions, not by its founders alone.',
    kinds: ['person'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const leaders = new Set(facts.of('person', leads).map((fact) => sameName(fact.subjectName ?? fact.text)));
    const heads = distinct(facts.of('person', hasRole)).filter(
      (fact) => !leaders.has(sameName(fact.subjectName ?? fact.text)),
    );
    if (heads.length === 0) return missing('scoring.T9.none');
    const level = LEVEL_BY_HEADS[Math.min(heads.length, LEVEL_BY_HEADS.length) - 1] ?? 0.25;
    return judged(level, 'scoring.T9.heads', heads, { n: heads.length, people: names(heads, 4) });
  },
});
