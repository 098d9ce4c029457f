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
