/** Words that `figures/as-duration` looks for, as patterns. Data only. */

export const MONTHS = /(?:^|[^\p{L}])(?:months?|meses|mois)(?!\p{L})/u;

export const LASTING = /(?:runway|cash|caja|autonomi|tresorerie|pista|payback|recuper|visibilite)/u;
