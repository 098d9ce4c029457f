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
