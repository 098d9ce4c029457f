/** Words that `extractors/gtm` looks for, as patterns. Data only. */

export const SELLING = /\b(?:acqui|sales|marketing|venta|comercial|vente|commerc|distribu)/u;
export const BEACH = /beach/u;

/** The head of a list or column of channels, which names none. */
export const HEAD_ALONE =
  /^\W*(?:(?:our|key|main|sales|acquisition|distribution|marketing|go-to-market|gtm) )?(?:channels?|canal(?:es)?|canaux|canal)(?: (?:de (?:venta|ventas|distribucion|adquisicion|vente|distribution|acquisition)|principal(?:es)?|cles?|principaux))?\W*$/u;
