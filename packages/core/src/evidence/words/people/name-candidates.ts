/** Words that `people/name-candidates` looks for, as patterns. Data only. */

export const RUNS_ON = /(?:&|\band|\by|\bet|\bof|\bde|-|\/)\s*$/iu;
export const ARTICLE_BEHIND = /\b(?:our|nuestr[oa]|notre|the|el|la|le)\s*$/iu;
export const JOINT = /\s+(?:and|&|y|e|et|und)\s+/u;
