/** Words that `numbers/read-range` looks for, as patterns. Data only. */

// "Levée de 2 M€ à 3 M€" is a range, "de 2 M€ à 3 M€" a growth.
export const ASKED =
  /(?:levee|tour|ronda|round|ask|raising|raise|seeking|buscamos|levantamos|levantar|levantando|captamos|captar|recherchons|levons|besoin|inversion|montant|importe|size|taille|tamano|price|prix|precios?|tarifs?|tarifas?|entre|between)(?: (?:de|of|from|d'|desde))+ ?$/u;

export const CHANGE_LINK = /^(?: (?:d')?[\p{L}(]{1,12}){0,4} ?(?:to|a|al|à|->|→|en|hasta|jusqu'a) ?$/u;

export const LINK = /^(?: ?(?:-|~|\.\.) ?| (?:to|a|al|y|et|and) )(?=[+~]?[\d$€£₹a-z])/u;
export const BETWEEN = /(?:between|entre) (?:los |las |les |the )?$/u;
export const FROM = /(?:^|[ (])(?:from|de|desde|du|des|d')\s?$/u;
export const FROM_VALUE =
  /(?:from|de|desde|depuis|passee?s? de|pas[eo] de|pasado de|pasamos de)(?: [\p{L}]{1,10})? ?$/u;

/** Before a number that counts a step of time, not an amount. */
export const TIME =
  /(?<!\p{L})(?:month|year|week|day|quarter|phase|step|mes|ano|semana|dia|trimestre|fase|mois|annee|semaine|jour|[myq]) ?$/u;
