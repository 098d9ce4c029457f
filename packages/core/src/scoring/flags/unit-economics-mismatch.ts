/** F13: LTV ÷ CAC does not give the stated ratio, or the ratio is too good to last. */
import { message } from '../../model/message.js';
import { bareFigure } from '../../i18n/figure-value.js';
import { failedCheckFlag, type FlagRule } from './flag.js';

const TOO_GOOD = 10;

export const unitEconomicsMismatch: FlagRule = {
  meta: { id: 'unit-economics-mismatch', rule: 'F13', kinds: ['ltv', 'cac', 'ltv_cac'] },
  raise: (input) => {
    const failed = failedCheckFlag('ltv-cac-ratio', 'medium', input);
    if (failed.length > 0) return failed;
    const { context } = input;
    const high = context.actual('ltv_cac', (fact) => (context.amount(fact) ?? 0) >= TOO_GOOD)[0];
    if (!high) return [];
    const reason = message('flag.high-ltv-cac', { ratio: bareFigure(high) ?? high.text });
    // A ratio that follows from the deck's own parts is a question of time, not of arithmetic.
    const recomputed = input.checks.some(({ id, status }) => id === 'ltv-cac-ratio' && status === 'pass');
    return [{ severity: recomputed ? 'low' : 'medium', reason, facts: [high] }];
  },
};
