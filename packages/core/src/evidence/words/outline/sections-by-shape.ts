/** Words that `outline/sections-by-shape` looks for, as patterns. Data only. */

export const RAISE =
  /\b(?:raising|we (?:raise|seek|are seeking|are looking for|need)|seeking|looking for|levantamos|levantando|buscamos|solicitamos|nous (?:levons|recherchons|cherchons)|levee de|recherchons)\b/u;

export const SUM =
  /(?:[$€£₹]|\b(?:usd|eur|gbp|chf|mxn)\b)\s?\d|\d\s?(?:[kmb]|mds?|mm|mio|mil)?\s?(?:[$€£₹]|\b(?:usd|eur|gbp|chf|euros?|dollars?|dolares|libras|pesos|pounds)\b)/u;

export const INVESTORS = /\b(?:investors?|inversor(?:es|as|a)?|inversionistas?|investisseurs?|business angels?)\b/u;

export const ROUND_NAME =
  /\b(?:(?:pre-?)?seed|(?:pre-?)?semilla|(?:pre-?)?amorcage|s[eé]ries? [a-d]|round|ronda|tour|levee)\b/u;

/** What stands beside the amount on the page of a round. */
export const TERMS: readonly RegExp[] = [
  /\b(?:pre|post)-?money\b|\bvaluation\b|\bvaloracion\b|\bvaluacion\b|\bvalorisation\b/u,
  /\b(?:s[eé]ries? [a-d]|seed|semilla|amorcage|safe|bsa[- ]air|convertible)\b/u,
  /\b(?:runway|autonomi[ae])\b/u,
  /\b(?:committed|commitments?|comprometid\w+|compromisos|engages?|suscriben|souscrivent)\b/u,
  /\b(?:use of (?:funds|proceeds)|uso de (?:los )?fondos|destino|emploi des fonds|utilisation des fonds)\b/u,
  /\b(?:raised|funding so far|total funding|levantado|captado|financiacion acumulada|fonds leves|deja leve)\b/u,
];

/** "Why we win", with a rival named under it. */
export const APART =
  /\b(?:why we(?:'ll| will)? win|why us|sets us apart|makes us different|we are different|our edge|por que ganamos|por que nosotros|nos diferencia|nos hace diferentes|pourquoi nous|nous distingue|notre difference)\b/u;

export const UNLIKE = /\b(?:[Uu]nlike|[Vv]ersus|vs\.?|[Aa] diferencia de|[Ff]rente a|[Cc]ontrairement à) \p{Lu}/u;

/** "Repairing a car costs 43 % more today", "La livraison coûte trop cher". */
export const COSTS_MORE =
  /\b(?:costs?|cuestan?|coutent?|takes?|tardan?|prend|prennent)\b[^.]{0,24}\b(?:more|mas|plus|too (?:much|long)|demasiado|trop)\b/u;

/** "Twelve minutes, no booth, no audiologist". */
export const WITHOUT = /\b(no|sin|sans) \p{L}+,? (?:(?:and|y|et) )?(?:\1|ni) \p{L}+/u;

export const VERB =
  /^(?!is$|has$|was$|es$|est$|ha$|a$|raises$|levanta$|lève$|team$|equipo$|vs\.?$)\p{Ll}{3,}(?:s|a|e|t)$/u;

export const ANOTHER_RAISED =
  /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}]{2,30}(?: \p{Lu}[\p{L}\p{N}]{1,30})?) (?:has |have )?(?:raised|captó|ha captado|levantó|ha levantado|a levé)(?!\p{L})/u;

export const YEAR = /^(?:fy|cy|exercice|ejercicio|year|ano|curso)?\W{0,4}20[1-4]\d\s?[a-z]?\b/u;

export const RESULT =
  /\b(?:revenues?|sales|turnover|ebitda|(?:gross|net) (?:margin|profit|income)|(?:operating )?costs?|opex|expenses|ingresos|ventas|facturacion|gastos|costes|costos|margen(?: bruto)?|beneficio|resultado|chiffre d.affaires|revenus?|ventes|charges|couts?|marge(?: brute)?|resultat)\b/u;

export const ECONOMICS =
  /\b(?:cac|ltv|arpu|arpa|payback|acquisition cost|lifetime value|coste de captacion|valor del cliente|cout d.acquisition|valeur vie)\b/u;

export const AHEAD =
  /\b(?:forecasts?|projected|projections?|planned|plan|budget|expected|previst[oa]s?|prevision(?:es|s|nel)?|proyecciones|proyectad[oa]s?|presupuesto|prevu(?:e?s?)?|estimations?|objectifs?)\b/u;

export const LIVE =
  /\b(?:(?:live|in service|in production|online) (?:since|in)|in daily use|en servicio|en produccion|en linea desde|en ligne depuis|en service|en production|disponible depuis|ya funciona)\b/u;

export const ASKED = /^(?:what is|what s|que es|qu'est-ce que|c'est quoi) (.{2,40}?)\??$/u;
export const WE_DO =
  /^(?:we|nous) (?!are\b|don\b|do\b|did\b|can\b|will\b|would\b|were\b|have\b|earn|make money|raise|need|want|know|believe|sent\b|saw\b|met\b|charge|sell\b|won\b|grow|grew|nous\b|levons|recherchons|cherchons|sommes|avons|gagnons|voulons|croyons)[a-z]{3,}/u;
