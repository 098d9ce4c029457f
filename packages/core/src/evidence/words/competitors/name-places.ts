/** Words that `competitors/name-places` looks for, as patterns. Data only. */

export const SIGNS = /\s*[,/|;()•·:+]\s*|\s[-–—]\s|\s(?:and|or|y|o|e|et|ou|vs\.?|&)\s/u;
