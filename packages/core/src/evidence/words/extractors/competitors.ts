/** Words that `extractors/competitors` looks for, as patterns. Data only. */

/** What narrows "no competitor": a clause, a place, a thing. */
export const NARROW =
  /\b(?:that|which|with|in (?:this|our|the) [\p{L}-]+|specifically|dedicated|for|que|con|en (?:este|esta|nuestro|el|la) |para|dedicad|qui|avec|dans|sur ce|pour|integrat\p{L}*)\b/u;

/** "No competitor can copy the three together": of one thing that they lack, not of there being none. */
export const LACKING =
  /(?<!\p{L})(?:competitors?|rivals?|competidor(?:es)?|concurrents?)(?: \p{L}+){0,4}? (?:has|have|can(?:not)?|could|will|offers?|does|provides?|combines?|solves?|puede|pueden|podran?|ofrece|tiene|tienen|hace|combina|resuelve|peut|peuvent|pourra|propose|offre|fait|combine|resout)(?!\p{L})/u;

export const END =
  /\b(?:high|low|more|less|expensive|cheap|manual|automated|generic|specialized|specialised|fast|slow|alto|alta|bajo|baja|caro|barato|generico|especializado|lento|rapido|eleve|elevee|faible|cher|bon marche|generique|specialise|lent|rapide)\b/u;

export const LOW =
  /\b(?:low|less|cheap|manual|generic|slow|bajo|baja|barato|generico|lento|faible|bon marche|generique|lent)\b/u;
