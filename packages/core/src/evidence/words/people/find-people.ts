/** Words that `people/find-people` looks for, as patterns. Data only. */

export const RUNS_ON = /\b(?:at|of|for|from|in|by|the|en|de|del|para|con|chez|pour|avec|la|el|du|des)$/u;
export const CHIEF = /\b(?:c[ftmop]o|chief)\b/u;
export const ADVISER = /advis|ases|conseill|mentor/u;

/** "Currently at Globex, Austin": what follows is where that is, or another firm. */
export const BEHIND_EMPLOYER = /(?:^|\s)(?:at|in|chez|en) \p{Lu}[^,;:|]{1,40},\s*$/u;

/** Opens what is told of somebody: "68 · Valparaíso · retired", "34 years old, nurse". */
export const AGE_FIRST =
  /^[(,\s]*(?:age[ds]? )?(?:1[4-9]|[2-9]\d)(?: ?(?:years?(?: old)?|yo|anos|ans))?(?:\s*[·•|,;/)-]|\s*$)/u;

/** What stands behind a firm's name by law, in capitals where it may be initials. */
export const LEGAL_TAIL =
  /\s(?:SLU|S\.?L|S\.?A|SAS|SASU|SARL|SRL|SpA|BV|NV|AB|OY|KG|UG|AG|GmbH|Ltda?|LLC|Inc|PLC|Pty|Pvt)\.?$/u;

/** Ends the name of a firm. */
export const FIRM_TAIL =
  /\s(?:inc|llc|ltd|limited|gmbh|srl|sas|sarl|eurl|ltda|spa|plc|pty|corp|labs?|group|technologies)\.?$/iu;
