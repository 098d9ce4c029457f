/** Words that `claims/denied` looks for, as patterns on accent-free lower case. Data only. */

/** Right before what is denied, a few words between: "no prior", "no customers or signed", "sin", "pas encore de". */
export const DENIED_BEFORE =
  /(?<![\p{L}-])(?:no|not(?! (?:only|just))|never|without|neither|nor|zero(?! (?:to|a)(?!\p{L}))|sin|ningun[oa]?s?|nunca|ni|aucune?s?|pas|sans|jamais)(?: (?!(?:but|pero|sino|mais)(?!\p{L}))[\p{L}'’/-]+){0,4} $/u;

/** Right behind: "pilots: none", "exit not yet reached", "pilotes : aucun". */
export const DENIED_BEHIND =
  /^[^.;,|\d]{0,24}?(?:[:–-] ?(?:(?:none|zero|ningun[oa]?s?|aucune?|neant)(?!\p{L})|(?:no|nada)(?! ?\p{L}))|(?<!(?:and|but|that|which|y|pero|que|et|mais|qui) )(?<!\p{L})(?:not yet|(?:has|have) not|are not|is not|aun no|todavia no|no (?:se ha|hay)|pas encore|n'(?:est|a|ont) pas)(?!\p{L}))/u;

/** Opens a statement that says there is none. */
export const OPENS_DENIED =
  /^\W*(?:no|none|not (?:yet|any)|never|without|sin|ningun[oa]?|aun no|todavia no|no hay|no tenemos|aucune?|pas (?:de|d'|encore)|sans)(?![\p{L}-])/u;
