/** F24: one customer brings 40 % of revenue or more. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const TOO_MUCH = 40;

export const customerConcentration: FlagRule = {
  meta: { id: 'customer-concentration', rule: 'F24', kinds: ['top_customer_share'] },
  raise: ({ context }) => {
    const top = context.newest('top_customer_share');
    const share = top && context.amount(top);
    if (!top || share === undefined || share < TOO_MUCH) return [];
    const reason = message('flag.customer-concentration', { share: { percent: share } });
    return [{ severity: 'high', reason, facts: [top] }];
  },
};
