/** Words that `people/find-people` looks for, as patterns. Data only. */

export const RUNS_ON = /\b(?:at|of|for|from|in|by|the|en|de|del|para|con|chez|pour|avec|la|el|du|des)$/u;
export const CHIEF = /\b(?:c[ftmop]o|chief)\b/u;
export const ADVISER = /advis|ases|conseill|mentor/u;

/** "Currently at Globex, Austin": what follows is where that is, or another firm. */
export const BEHIND_EMPLOYER = /(?:^|\s)(?:at|in|chez|en) \p{Lu}[^,;:|]{1,40},\s*$/u;

/** Opens what is told of somebody: "68 · Valparaíso · retired", "34 years old, nurse". */
export const AGE_FIRST =
  /^[(,\s]*(?:age[ds]? )?(?:1[4-9]|[2-9]\d)(?: ?(?:years?(?: old)?|yo|anos|ans))?(?:\s*[·•|,;/)-]|\s*$)/u;

/** A page that tells who owns the company. */
export const CAP_TABLE =
  /(?<!\p{L})(?:cap(?:italization)? table|esop|option pool|shareholding|tabla de capitalizacion|accionariado|table de capitalisation|actionnariat|bspce)(?!\p{L})/u;

/** Opens the line that says who somebody is: one who gives money, whatever else they founded. Folded. */
export const INVESTOR =
  /^\W*(?:(?:angel|business|lead|seed|early) )?(?:investors?(?! relations)|inversor(?:a|es|as)?|inversionistas?|investisseu(?:r|se)s?|business angels?|angels? (?:at|in))(?!\p{L})/u;
