/** R8: do the figures of the deck agree with each other? Reads the consistency checks, no facts of its own. */
import type { Level } from '../../../model/scores.js';
import { defineCriterion, missing, type Judgement } from '../../criterion.js';
import { message } from '../../../model/message.js';
import type { ScoringText } from '../../criterion.js';

/** One check that agrees may be chance; three are a habit. */
const LEVEL_BY_PASSED: readonly Level[] = [0.5, 0.75, 1];

export const r8 = defineCriterion<never>({
  meta: {
    id: 'R8',
    score: 'risk',
    title: 'scoring.R8.title',
    asks: 'scoring.R8.asks',
    weights: [10, 10, 10, 10],
    reason: 'Numbers that agree with each other are the first sign of control.',
    kinds: [],
    steps: ['financial', 'market_analysis', 'monetization'],
  },
  judge(_facts, { checks }) {
    const failed = checks.filter((check) => check.status === 'fail');
    const passed = checks.filter((check) => check.status === 'pass');
    const factIds = (list: typeof checks) => [...new Set(list.flatMap((check) => check.factIds))];
    const outcome = (level: Level, text: ScoringText, list: typeof checks): Judgement => ({
      level,
      reason: message(text, {
        n: list.length,
        checks: { list: list.map(({ id }) => ({ message: message(`check.name.${id}`) })) },
      }),
      factIds: factIds(list),
      hint: false,
    });
    if (failed.length > 0) return outcome(0.15, 'scoring.R8.failed', failed);
    if (passed.length === 0) return missing('scoring.R8.none');
    const level = LEVEL_BY_PASSED[Math.min(passed.length, LEVEL_BY_PASSED.length) - 1] ?? 0.5;
    return outcome(level, 'scoring.R8.passed', passed);
  },
});
