/** The route to the buyer: channels, the first segment, and the order of what follows. */
import { claimsOf, type ClaimRule } from '../claims/claim-rules.js';
import type { Extractor } from '../facts/extractor.js';
import { buildLexicon } from '../../text/lexicon.js';
import { MARKET_LISTS, type MarketList } from '../words/market-words.js';
import { BEACH, HEAD_ALONE, SELLING } from '../words/extractors/gtm.js';

const { channel, route, beachHead, expansion } = MARKET_LISTS;
type GtmList = Extract<MarketList, 'channel' | 'route' | 'beachHead' | 'expansion'>;
const LEXICON = buildLexicon<GtmList>({ channel, route, beachHead, expansion });

export const gtm: Extractor = {
  meta: { id: 'gtm', kinds: ['channel', 'beach_head'] },
  extract: (view) => claimsOf<GtmList>(view, LEXICON, RULES),
};

const numbered = (figures: readonly { type: string }[]): boolean => figures.some((figure) => figure.type !== 'other');

const RULES: readonly ClaimRule<GtmList>[] = [
  {
    kind: 'channel',
    any: ['channel'],
    sections: ['gtm'],
    when: ({ statement }) => !HEAD_ALONE.test(statement.folded),
    strength: ({ measures }) => (numbered(measures()) ? 'specific' : 'named'),
    fewestWords: 1,
  },
  {
    kind: 'channel',
    any: ['channel'],
    and: ['route'],
    notSections: ['gtm', 'problem', 'competition', 'team', 'contact'],
    strength: ({ measures }) => (numbered(measures()) ? 'specific' : 'named'),
  },
  {
    kind: 'channel',
    any: ['channel'],
    sections: ['businessModel', 'roadmap', 'traction', 'ask'],
    notSections: ['problem', 'gtm'],
    when: ({ statement }) => SELLING.test(statement.under.toLowerCase()),
    strength: ({ measures }) => (numbered(measures()) ? 'specific' : 'named'),
    fewestWords: 2,
  },
  {
    kind: 'beach_head',
    any: ['beachHead'],
    sections: ['market', 'gtm', 'roadmap', 'traction', 'businessModel', 'ask', 'other'],
    strength: (context) =>
      context.has('expansion') ||
      (context.names().length >= 2 && BEACH.test(context.statement.folded) && context.inSection('gtm'))
        ? 'specific'
        : 'named',
  },
];
