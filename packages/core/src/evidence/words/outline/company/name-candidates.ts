/** Words that `outline/company/name-candidates` looks for, as patterns. Data only. */

export const BRAND_SIGN = /\p{Ll}\p{Lu}|(?:\.(?:ai|io|app|tech)$)|\p{L}\d\p{L}/u;

export const OWNED = /^(?:©|\(c\)|copyright)\s*(?:©\s*)?(?:20\d\d(?:\s*-\s*(?:20)?\d\d)?\s*)?/iu;

/** "Made with Gamma", "Try Pitch": who made the slides. */
export const MADE_WITH =
  /^(?:try pitch$|(?:made|created|built|designed|powered) (?:with|in|by|on)|(?:hecho|creado|diseñado|realizado) (?:con|en|por)|(?:fait|créé|conçu|réalisé) (?:avec|sur|par))(?!\p{L})/iu;

/** A document that was never given a title bears the name of the file that it was printed from. */
export const FILE_ENDING = /\.(?:html?|pptx?|ppsx?|pdf|key|docx?|odp|md|tex)$/iu;
