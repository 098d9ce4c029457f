/** Words that `people/name-candidates` looks for, as patterns. Data only. */

export const RUNS_ON = /(?:&|\band|\by|\bet|\bof|\bde|-|\/)\s*$/iu;
export const ARTICLE_BEHIND = /\b(?:our|nuestr[oa]|notre|the|el|la|le)\s*$/iu;
export const JOINT = /\s+(?:and|&|y|e|et|und)\s+/u;

/** The last alternative is the end of a sentence: "Jane Roe. Knows how buyers say no"; titles end in a full stop too. */
export const SEPARATOR =
  /\s+[-–—|·•/@]\s*|\s*[|•·;]\s*|\s*:\s+|,\s+|\s*\(|\)\s*|(?<=\p{Ll}{2})(?<!\b(?:Prof|Assoc|Asst|Mohd|Engr|Mtro|Mtra|Dipl|Univ|Dept|Inst|Ingr|Shri|Smt|Mrs|Mme|Mlle|Ing|Lic|Eng|Arq|Abg|Mag|Adv|Capt|Col|Gen|Hon|Rev|Drs|Dra))\.\s+(?=\p{Lu})/gu;
