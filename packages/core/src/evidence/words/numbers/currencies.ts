/** Words that `numbers/currencies` looks for, as patterns. Data only. */

export const OWN_SIGN = /^ \d[\d.,]*(?: \d{3})* ?(?:k|K|M|MM|Mds?)? ?[€$£](?!\d)/u;

export const BETWEEN =
  /^ ?(?:mil millones|miles de millones|millones|million(?:s|en)?|milliards?|billones|billions?|mil m{1,2}|mil|mm|mds?|mrd|mio|mia|bn|k|m)?(?!\p{L})\+?/u;

/** "$294.8 billion+ USD", "18 millones de pesos". */
export const LINK = /^\+? ?(?:de |d'|d |of )?/u;
export const SCALED_CODE = /^ ?(md[pd])(?!\p{L})/u;

/** An amount that is scaled or set in thousands. */
export const LARGE =
  /^\d[\d.,]*(?:\s?(?:k|K|m|M|bn|Bn|B|b|[Mm]illion|[Bb]illion|[Tt]rillion)(?![\p{L}\p{N}])|(?<=\d[, ]\d{3}))(?![\p{L}\p{N}])/u;
