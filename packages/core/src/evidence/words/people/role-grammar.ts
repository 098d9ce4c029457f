/** Words that `people/role-grammar` looks for, as patterns. Data only. */

export const IN =
  /^\s*(?:,|\()?\s*(?:at|of|@|from|de|del|en|chez|du|d'|bei|von|da)\s+(?:the\s+|la\s+|el\s+)?(\p{Lu}[\p{L}\p{N}&.'-]{1,30}(?:\s\p{Lu}[\p{L}\p{N}&.'-]{1,30}){0,3})/iu;

export const ROLE_ENDS = /[,;|(•·:.]|\s[-–—]\s|\s(?:at|with|who|and has|en|chez)\s|$/u;

export const EMPLOYER = /(?:\b(?:at|en|chez|@) (?:the |la |el )?|\b[Ee]x[ -])\p{Lu}/u;
