/** F02: "we need only 1 % of it", and nothing counted from below. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

/** Larger shares are a plan of a monopoly, not the usual shortcut. */
const SHORTCUT = { least: 0.01, most: 10 };

export const topDownMarket: FlagRule = {
  meta: { id: 'top-down-market', rule: 'F02', kinds: ['market_share_claim'] },
  raise: ({ context, criteria }) => {
    const built = criteria.some((criterion) => criterion.id === 'M3' && criterion.level > 0);
    const claim = context.of('market_share_claim', (fact) => {
      const share = context.amount(fact);
      return share !== undefined && share >= SHORTCUT.least && share <= SHORTCUT.most;
    })[0];
    if (!claim || built) return [];
    const share = { percent: context.amount(claim) ?? 0 };
    return [{ severity: 'medium', reason: message('flag.top-down-market', { share }), facts: [claim] }];
  },
};
