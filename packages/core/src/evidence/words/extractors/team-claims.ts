/** Words that `extractors/team-claims` looks for, as patterns. Data only. */
import { NUMBER_WORDS } from '../numbers/word-amounts.js';

export const NO_FOUNDER = /\b(?:job|role|staff|hire|employee|customer|vciso|ciso|freelancer|support)s?\b/u;
export const TOGETHER =
  /\b(?:founded|working|joined|together|trabaja|trabajamos|travaille|travaillons|fundador|fondateur|team|equipo|equipe|we)\b/u;
export const SALARY = /salar|sueldo/u;
export const FORMER = /\bex[ -]/giu;
export const COMMITMENT = /\bcommitment\b/u;
export const YEARS = /(\d{1,2})\s*\+?\s*(?:years|yrs|anos|ans|annees)/u;
/** "Twelve years". */
export const SPELLED_YEARS = new RegExp(
  String.raw`(?<!\p{L})(${Object.keys(NUMBER_WORDS).join('|')}) (?:years|anos|ans|annees)(?!\p{L})`,
  'u',
);
export const TWO_DECADES = /\b(?:two|dos|deux|2) (?:decades|decadas|decennies)/u;
export const A_DECADE = /\b(?:a|over a|una|une) (?:decade|decada|decennie)/u;

/** “World-class AI” praises a thing; “world-class engineers”, “we are experienced” speak of people. */
export const OF_PEOPLE =
  /\b(?:we|our|us|team|founders?|people|experts?|engineers?|developers?|scientists?|operators?|entrepreneurs?|leaders?|professionals?|specialists?|advisors?|nosotros|nuestr\p{L}*|somos|equipo|fundador\p{L}*|ingenier\p{L}*|expert\p{L}*|profesional\p{L}*|especialistas?|nous|notre|equipe|fondat\p{L}*|ingenieur\p{L}*|professionnel\p{L}*|specialistes?)\b/u;

/** Told of the company, on the card of one of its people: "We arrive with a working device". */
export const OF_US = /^\W*(?:we|our|us|nosotr[oa]s|nuestr[oa]s?|nous|notre|nos)(?!\p{L})/u;

/** Works for another today: "Currently at AWS"; the name stands behind it. */
export const WORKS_AT =
  /(?<!\p{L})(?:(?:currently|presently|still|actualmente|todavia|actuellement|encore)(?:,? (?:[\p{L}-]+ ){0,5}?(?:working|works|employed|trabaja|trabajando|travaille|salarie\p{L}*|senior|lead|staff|principal|engineer|manager|director|consultant|analyst))?(?: [\p{L}-]+){0,3}? (?:at|with|for|en|chez|para) |(?:current (?:role|position)|(?:puesto|cargo) actual|poste actuel) ?: (?:[^,]{3,60}, |[^,]{3,60} (?:at|en|chez) ))/u;

/** What is done, and not who is to do it: "Operations & recruitment". */
export const AREA = /^(?:operations?|operaciones|ops|marketing|legal|juridique)(?!\p{L})/u;

/** Before a post that somebody fills: no post of a company that is told. */
export const CURRENT_ROLE = /^\W*current (?:role|position)/u;

/** One full-time post, which a founder fills. */
export const ONE_POST =
  /(?<!\p{L})(?:1|one|un|une) ?(?:etp|fte|full-?time equivalent|equivalent temps plein)s? ?[(:,-]? ?(?:\p{L}+ )?(?:co-?)?(?:founder|fundador|fondat)/u;

/** Over the posts that are to be filled. */
export const HIRING_PLAN =
  /(?<!\p{L})(?:hiring (?:plan|roadmap|priorities)|(?:planned|key|next|first) hires|plan de (?:contratacion(?:es)?|recrutement|embauche)|contrataciones (?:previstas|clave)|(?:recrutements|embauches) (?:prevus|cles|prioritaires))(?!\p{L})/u;

/** They advise, nobody hires them. */
export const ADVISERS =
  /(?<!\p{L})(?:advis[oe]r(?:s|y)?|advisory board|asesor(?:es|a|as)?|consejo (?:asesor|consultivo)|comite (?:consultatif|asesor|de conseil)|conseillers?|conseilleres?)(?!\p{L})/u;
