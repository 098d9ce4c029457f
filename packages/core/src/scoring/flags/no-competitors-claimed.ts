/** F04: "no competitors". With a narrow clause behind it the claim may be true, and weighs little. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const noCompetitorsClaimed: FlagRule = {
  meta: { id: 'no-competitors-claimed', rule: 'F04', kinds: ['no_competitor_claim'] },
  raise: ({ context }) => {
    const claims = context.of('no_competitor_claim');
    const broad = claims.filter((claim) => claim.strength !== 'specific');
    if (claims.length === 0) return [];
    return broad.length > 0
      ? [{ severity: 'high', reason: message('flag.no-competitors-claimed'), facts: broad }]
      : [{ severity: 'low', reason: message('flag.no-competitors-claimed.narrow'), facts: claims }];
  },
};
