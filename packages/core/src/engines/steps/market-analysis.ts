/** Step 3: the market: size, growth, buyers, timing, and the way to them. */
import type { Step } from './step.js';

export const marketAnalysis: Step = {
  id: 'market_analysis',
  kinds: [
    'tam',
    'sam',
    'som',
    'market_growth',
    'buyer_count',
    'market_segment',
    'market_share_claim',
    'why_now',
    'channel',
    'beach_head',
  ],
};
