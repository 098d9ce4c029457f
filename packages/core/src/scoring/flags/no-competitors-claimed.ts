/** F04: "no competitors", in the deck's own words. With a narrow clause behind it the claim may be true, and weighs little. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const NOBODY =
  /(?<!\p{L})(?:no|not|without|zero|none|sin|ning[úu]n\p{L}*|pas|aucune?|sans|nobody|nadie|personne)(?!\p{L}).{0,30}(?<!\p{L})(?:compet|concurr|rival)/iu;

/** "No competitor in Chile has this": of one thing that they lack, not of there being none. */
const LACKING =
  /(?:compet|concurr|rival)\p{L}*(?:\s+\p{L}+){0,4}?\s+(?:has|have|offers?|does|provides?|combines?|solves?|tiene|tienen|ofrece|hace|combina|resuelve|propose|offre|fait|combine|r[ée]sout)(?!\p{L})/iu;

export const noCompetitorsClaimed: FlagRule = {
  meta: { id: 'no-competitors-claimed', rule: 'F04', kinds: ['no_competitor_claim'] },
  raise: ({ context }) => {
    const rivals = context.of('competitor', (fact) => fact.subjectName !== undefined);
    // Beside rivals by name “the only one that” places the company; “no competitor” does not fit them.
    const claims = context.of(
      'no_competitor_claim',
      (claim) => rivals.length === 0 || (NOBODY.test(claim.quote) && !LACKING.test(claim.quote)),
    );
    const broad = claims.filter((claim) => claim.strength !== 'specific' && !LACKING.test(claim.quote));
    const facts = broad.length > 0 ? broad : claims;
    const [first] = facts;
    if (!first) return [];
    const words = { slide: first.slide, quote: first.quote.replace(/\s+/g, ' ').replace(/[.;:,\s]+$/, '') };
    if (rivals.length > 0) {
      const named = { rivals: { list: [...new Set(rivals.map(({ subjectName }) => subjectName ?? ''))].slice(0, 3) } };
      const reason = message('flag.no-competitors-claimed.named', { ...words, ...named });
      return [{ severity: 'low', reason, facts: [...facts, ...rivals.slice(0, 1)] }];
    }
    return broad.length > 0
      ? [{ severity: 'high', reason: message('flag.no-competitors-claimed', words), facts }]
      : [{ severity: 'low', reason: message('flag.no-competitors-claimed.narrow', words), facts }];
  },
};
