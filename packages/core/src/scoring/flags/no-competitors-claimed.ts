/** F04: "no competitors", in the deck's own words. With a narrow clause behind it the claim may be true, and weighs little. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

export const noCompetitorsClaimed: FlagRule = {
  meta: { id: 'no-competitors-claimed', rule: 'F04', kinds: ['no_competitor_claim'] },
  raise: ({ context }) => {
    const claims = context.of('no_competitor_claim');
    const broad = claims.filter((claim) => claim.strength !== 'specific');
    const facts = broad.length > 0 ? broad : claims;
    const [first] = facts;
    if (!first) return [];
    const words = { slide: first.slide, quote: first.quote.replace(/\s+/g, ' ').replace(/[.;:,\s]+$/, '') };
    return broad.length > 0
      ? [{ severity: 'high', reason: message('flag.no-competitors-claimed', words), facts }]
      : [{ severity: 'low', reason: message('flag.no-competitors-claimed.narrow', words), facts }];
  },
};
