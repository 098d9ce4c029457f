/** Words that `people/advisor-sentences` looks for, as patterns. Data only. */

export const LABEL =
  /(?<![\p{L}\p{N}])(?:advis[eo]rs?|(?:scientific |medical |clinical )?advisory board|mentors?|asesor(?:es|as|a)?|consejo asesor|mentor(?:es|as|a)|conseill(?:ers?|eres?)|comite (?:strategique|scientifique))(?![\p{L}\p{N}])[ \t]*:?[ \t]+/gu;
