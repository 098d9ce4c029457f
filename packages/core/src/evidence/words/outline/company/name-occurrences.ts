/** Words that `outline/company/name-occurrences` looks for, as patterns. Data only. */

export const HACKATHON = /^hack[ao]/u;

export const ARTICLES = new Set([
  'the',
  'a',
  'an',
  'el',
  'la',
  'los',
  'las',
  'un',
  'una',
  'le',
  'les',
  'une',
  'des',
  'our',
  'your',
  'o',
  'os',
  'der',
  'die',
  'das',
]);
