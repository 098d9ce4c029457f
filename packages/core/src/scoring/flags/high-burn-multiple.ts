/** F17: cash burnt for each unit of new ARR, stated or computed. */
import { message } from '../../model/message.js';
import { burnMultiple } from '../cash.js';
import { CASH_LIMITS } from '../cap-limits.js';
import type { FlagRule } from './flag.js';

const SUSPECT = 2;

export const highBurnMultiple: FlagRule = {
  meta: { id: 'high-burn-multiple', rule: 'F17', kinds: ['burn_multiple', 'burn_net', 'arr', 'mrr'] },
  raise: ({ context }) => {
    const multiple = burnMultiple(context, context);
    if (!multiple || !Number.isFinite(multiple.value) || multiple.value <= SUSPECT) return [];
    const reason = message('flag.high-burn-multiple', { multiple: { multiple: Math.round(multiple.value * 10) / 10 } });
    return [{ severity: multiple.value > CASH_LIMITS.burnMultiple ? 'high' : 'medium', reason, facts: multiple.facts }];
  },
};
