/** Words that `numbers/currencies` looks for, as patterns. Data only. */

export const OWN_SIGN = /^ \d[\d.,]*(?: \d{3})* ?(?:k|K|M|MM|Mds?)? ?[€$£](?!\d)/u;

export const BETWEEN =
  /^ ?(?:mil millones|miles de millones|millones|million(?:s|en)?|milliards?|billones|billions?|mil m{1,2}|mil|mm|mds?|mrd|mio|mia|bn|k|m)?(?!\p{L})\+?/u;

/** "$294.8 billion+ USD", "18 millones de pesos". */
export const LINK = /^\+? ?(?:de |d'|d |of )?/u;
export const SCALED_CODE = /^ ?(md[pd])(?!\p{L})/u;

/** Letters of every rupee, and by what a deck says whose its own are; the first that it names, and none where it names India. */
export const RUPEE_LETTERS = /(?<!\p{L})rs\.?(?!\p{L})|rupees?/iu;
export const INDIAN_RUPEE = /₹|(?<!\p{L})(?:INR|India|Indian)(?!\p{L})/u;
export const OTHER_RUPEES: readonly (readonly [currency: string, names: RegExp])[] = [
  ['PKR', /(?<!\p{L})(?:PKR|Pakistan|Pakistani|Pakistán|Pakistaní)(?!\p{L})/u],
  ['LKR', /(?<!\p{L})(?:LKR|Sri Lankan?)(?!\p{L})/u],
  ['NPR', /(?<!\p{L})(?:NPR|Nepal|Nepali|Népal)(?!\p{L})/u],
];

/** An amount that is scaled or set in thousands. */
export const LARGE =
  /^\d[\d.,]*(?:\s?(?:k|K|m|M|bn|Bn|B|b|[Mm]illion|[Bb]illion|[Tt]rillion)(?![\p{L}\p{N}])|(?<=\d[, ]\d{3}))(?![\p{L}\p{N}])/u;
