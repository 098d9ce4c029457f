/** Words that `extractors/figures-price` looks for, as patterns. Data only. */

export const ONCE = /(?:one[- ]?time|set-?up|once|pago unico|unica vez|en une fois|frais de mise)/u;

export const PRICE_PAGE =
  /(?:\b(?:pricing|prices?|plans?|subscriptions?|precios?|planes|tarifas?|suscripcion|tarifs?|formules?|abonnements?|offres?)\b|\/ ?(?:mes|mois|month|mo)\b|par mois|al mes|per month)/u;

export const COST =
  /(?:\b(?:earns?|earned|makes?|income|gana|ganan|gagne|cost|costs|saves?|savings?|salar(?:y|ies)|wage|spend|spends|burn|budget|coste|cuesta|gasta|ahorr\w+|salario|cout|coute|depense|economis\w+|salaire|recover(?:y|ies|ed|s)?|recuper\w+|recouvr\w+|postage|referral bonus|cac|network fees?)\b)/u;

/** What an amount is called that is earned or spent, and not asked: the label over it. */
export const CALLED_COST =
  /(?<!\p{L})(?:costs?|costes?|costos?|couts?|gross profit|margins?|margen|marge|cac)(?!\p{L})/u;

/** Heads figures of what a customer costs or brings: no price stands under it. */
export const OF_ECONOMICS =
  /(?:\b(?:costs?|cac|acquisition|unit economics|lifetime value|ltv|savings?|costes?|costos?|adquisicion|economia unitaria|valor de vida|ahorros?|couts?|economie unitaire|economies?)\b)/u;

/** "Starting at", or "from" where an amount is named after a label: "grown from" is no price. */
export const FROM =
  /(?:\b(?:start(?:s|ing)? (?:at|from)|a partir de|(?:plans?|packages?|prices?|planes|precios|tarifas|offres?|tarifs?) (?:from|desde|des))|(?:^|[\n:(|•–—-]) ?(?:from|desde|des)) ?$/u;

/** "3 months = $25", "1 mes: 10 €": what a stretch of time costs. */
export const FOR_TIME =
  /(?:^|[^\p{L}\p{N}])(\d{1,2}) ?-?(months?|years?|weeks?|days?|mes(?:es)?|anos?|semanas?|dias?|mois|ans?|semaines?|jours?) ?(?:[=:→]|-{1,2}|–) ?$/u;

export const OFFERED =
  /\b(?:pricing|prices?|priced|plans?|tiers?|packages?|subscri\w+|members?hip|fees?|pay(?:s|ing)?|charges?|charged|licen[cs]es?|free|precios?|planes|tarifas?|suscri\w+|membresia|cuota|pag(?:a|an|ar|o)|cobr\w+|licencias?|gratis|prix|tarifs?|formules?|abonne\w*|adhesion|forfaits?|pai(?:e|ent)|payer|factur\w+|licences?|gratuit)\b/u;

export const RATE = /^(?:per|par|por|al|cada|\/)/u;
export const MONTHLY = /(?:\/ ?(?:mes|mois|month|mo)\b|par mois|al mes|per month|monthly|mensuel|mensual)/u;
export const YEARLY = /(?:\/ ?(?:ano|an|year|yr)\b|par an\b|al ano|per year|yearly|annuel|anual)/u;

/** What something trades at, and what buyers spend at a time or would pay, is nobody's to charge. */
export const TRADED =
  /\b(?:willing(?:ness)? to pay|disposicion a pagar|dispuest[oa]s? a pagar|consentement a payer|prete?s? a payer|average (?:order|basket)|order value|basket size|aov|ticket (?:medio|promedio)|pedido medio|panier moyen|(?:liquidation|strike|exercise|spot|floor) price|precio de (?:liquidacion|ejercicio)|prix (?:de |d')(?:liquidation|exercice))\b/u;

/** Networks whose fee for a transaction is a cost of whoever runs on them. */
export const ON_CHAIN =
  /(?<!\p{L})(?:ethereum|polygon|solana|hedera|stellar|avalanche|arbitrum|on-?chain|blockchain)(?!\p{L})/u;
/** Says that it is charged. */
export const CHARGES = /(?<!\p{L})(?:charg\p{L}*|cobr\p{L}*|factur\p{L}*|our fee)(?!\p{L})/u;
export const PER_TRANSACTION = /(?:(?:per|por|par) (?:transaction|transaccion|tx)|\/ ?tx)(?!\p{L})/u;
