/** Words that `extractors/gtm` looks for, as patterns. Data only. */

export const SELLING = /\b(?:acqui|sales|marketing|venta|comercial|vente|commerc|distribu)/u;
export const BEACH = /beach/u;
