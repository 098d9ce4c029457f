/** Words that `figures/judge-role` looks for, as patterns. Data only. */

export const ROUND =
  /(?:rais|round|fund|seed|proceeds|ronda|levant|levee|tour de table|inversion|this gives|provides)/u;

export const NOW =
  /(?:current|today|left|remaining|in the bank|actual|queda|por delante|en (?:el )?banco|restant|il reste|devant nous|en banque|aujourd'hui|\bhoy\b)/u;

export const AS_IT_IS =
  /(?:(?:is|sits at|stands at|runs at|we burn|burning|spending|es|esta en|quemamos|gastamos|consumimos|est|s'eleve a|brulons|depensons|consommons) (?:\p{L}+ ){0,2}[~≈]?$)/u;

/** Behind an amount: what somebody is worth. */
export const WORTH =
  /^\s?\+?\s?(?:valuation|valuacion|valoracion|de valorisation|de valuacion|de valoracion)(?!\p{L})/u;

/** Leads a line of the own round: "Seed round: €2M valuation". */
export const OF_A_ROUND =
  /(?<!\p{L})(?:seed|series|round|raise|raising|ask|deal|terms?|offer|cap|safe|pre|post|entry|current|today|our|valuation|ronda|serie|oferta|condiciones|actual|nuestra|valoracion|valuacion|tour|levee|offre|conditions|actuelle|notre|valorisation|amorcage|semilla)(?!\p{L})/u;

const FIRMS =
  '(?:start-?ups?|companies|firms|players|unicorns?|ventures|scale-?ups|empresas|companias|firmas|unicornios?|entreprises|societes|licornes?|jeunes pousses)';

/** Before or behind an amount that was raised: "fintech start-ups: $4.5B", "$4.5B raised by start-ups of the sector". */
export const MANY_FIRMS = new RegExp(`(?<!\\p{L})${FIRMS}(?!\\p{L})[^.;]{0,30}$`, 'u');
export const RAISED_BY_MANY = new RegExp(
  `^ (?:was |were |has been )?(?:raised|invested|funded|levantados?|captados?|invertidos?|leves?|investis?)? ?(?:by|in|por|en|par|dans|aupres de) (?:\\p{L}+ ){0,2}${FIRMS}(?!\\p{L})`,
  'u',
);

/** Two figures set against each other: "Globex $8.17 vs Initech $17.25". */
export const AGAINST = /[\d)] vs\.? \p{L}|(?<!\p{L})vs\.? [^.;|]{2,30}\d/u;
