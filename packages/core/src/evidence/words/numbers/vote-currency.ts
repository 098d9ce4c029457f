/** Words that `numbers/vote-currency` looks for, as patterns. Data only. */

/** Moneda nacional, as Mexicans write it behind an amount. */
export const NATIONAL = /\d ?M\. ?N\.(?!\p{L})/u;

// Names that make a bare `$` doubtful or decide it; accent-free.
export const DOLLAR_PLACES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:mexico|cdmx|mexicano|mexicana|mexican)\b/u, 'MXN'],
  [/\b(?:colombia|bogota|medellin|colombiano|colombiana)\b/u, 'COP'],
  [/\b(?:chile|chileno|chilena)\b/u, 'CLP'],
  [/\b(?:argentina|buenos aires|argentino)\b/u, 'ARS'],
  [/\b(?:canada|quebec|toronto|montreal|vancouver|canadian|canadien|canadienne)\b/u, 'CAD'],
  [/\b(?:australia|sydney|melbourne|australian)\b/u, 'AUD'],
  [/\b(?:singapore|singapur|singapour)\b/u, 'SGD'],
  [/\b(?:new zealand|auckland)\b/u, 'NZD'],
  [/\b(?:hong kong)\b/u, 'HKD'],
];

/** An amount behind a bare sign, without a word that makes it larger. */
export const BARE_AMOUNT = /(?<![\p{L}$])\$ ?(\d[\d.,]*)(?![\d.,]| ?(?:[kmb]|mil|bn)(?!\p{L})| ?mill)/giu;
