/** Words that `extractors/figures-series` looks for, as patterns. Data only. */

export const CUMULATIVE =
  /(?:\b(?:cumulative|cumulated|total to date|all[- ]time|acumulad[oa]s?|cumulee?s?|en cumule)\b)/u;

/** What is spent or put in adds up on purpose. */
export const MONEY_SPENT =
  /\b(?:capital|cash|funding|burn|invest\p{L}*|inversion\p{L}*|financ\p{L}*|gastos?|depenses?|costs?)\b/u;

export const FOUNDED =
  /(?:founded|established|incorporated|started|launched|fundad[oa]s?|constituid[oa]|nacimos|nacio|creee?s?|fondee?s?|lancee?)(?: (?:in|en|el|back in|desde))?[: ]*\(?$/u;

export const BEGUN = /^(?:launched|started|lance)/u;
