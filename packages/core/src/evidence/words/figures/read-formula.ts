/** Words that `figures/read-formula` looks for, as patterns. Data only. */

/** A year of monthly prices. */
export const A_YEAR = /^ ?[x×*] ?12(?: (?:months|meses|mois))?(?![\p{L}\p{N}.,])/u;

export const OF_COUNTED = /^ ?(?:d['’]|de |des )?\p{L}{3,}/u;
