/** The twelve caps, and what they limit in one deck. A new one is an entry here and its data in `cap-limits.ts`. */
import { renderMessage } from '../../i18n/render.js';
import type { Cap } from '../../model/scores.js';
import type { Locale, ScoreId } from '../../model/values.js';
import type { CapInput, CapRule } from './cap-rule.js';
import { c6, c7, c8, c9 } from './conflicts.js';
import { c1, c2, c3, c4, c5 } from './gaps.js';
import { c10, c11, c12 } from './reading.js';

export { isSparse, isUnreadable, unreadShare } from './reading.js';

export const capRules: readonly CapRule[] = [c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12];

/** Every limit that applies; a cap without a number limits the recommendation. */
export function applyCaps(input: CapInput, locale: Locale): Cap[] {
  return capRules.flatMap((rule): Cap[] => {
    const found = rule.apply(input);
    if (!found) return [];
    const text = { reason: renderMessage(found.reason, locale), reasonMessage: found.reason };
    const limits = Object.entries(input.context.rubric.caps[rule.id].limits) as [ScoreId | 'overall', number][];
    if (limits.length === 0) return [{ id: rule.id, on: 'recommendation', ...text }];
    return limits
      .filter(([on]) => !found.only || found.only.includes(on))
      .map(([on, max]) => ({ id: rule.id, on, max: found.max ?? max, ...text }));
  });
}
