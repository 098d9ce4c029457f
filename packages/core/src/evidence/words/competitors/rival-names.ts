/** Words that `competitors/rival-names` looks for, as patterns. Data only. */

export const FIRST =
  /^(?:unlike |de la |de |of |à |au |from |to |vs\.? |versus |a diferencia de |contrairement à |the |el |la |los |las |le |les |l'|other |otros |autres )/iu;

/** Opens what a class is called: "Generic fleet tools". */
export const KIND_LED =
  /^(?:generic|typical|conventional|gen[eé]ric[oa]s?|g[eé]n[eé]riques?|convencional(?:es)?|classiques?)\s/iu;

/** Behind an abbreviation: "LMS traditionnels", "CRM vendors". */
export const KIND_BEHIND =
  /^\s(?:tra(?:dic|dit)ion\p{L}+|cl[aá]ss?i[cq]\p{L}+|existantes?|existentes?|gen[eé]ric\p{L}+|g[eé]n[eé]riques?|vendors?|tools?|platforms?|providers?|apps?)(?!\p{L})/iu;

/** "LMS", "ERPs". */
export const ABBREVIATION = /^\p{Lu}{2,4}s?$/u;

/** "EUR 3.1m", "45 MUSD": a cell of money, not a head. */
export const AMOUNT =
  /\b(?:USD|EUR|GBP|CHF|MXN|COP|BRL|INR)\b ?\d|\d ?(?:k|m|mm|bn|md|mds|M)? ?(?:USD|EUR|GBP|CHF|MXN|COP|BRL|INR)\b/iu;

/** "Interoperability", "Personalización": nouns of what something can do or is made to be, in en, es and fr, folded. */
export const QUALITY = /(?:[ai]bilit(?:y|ies|es?)|[ai]bilidad(?:es)?|i[sz]ations?|izacion(?:es)?)$/u;

/** "AvMA-accredited firms": what something is, not what it is called. */
export const COMPOUND =
  /-(?:\p{Ll}{2,}ed|based|built|driven|free|friendly|grade|led|native|ready|compatible|compliant)$/u;

export const JOINS = /^(?:of|de|del|la|du|and|y|et|the)$/u;
export const CAPITALISED = /^(?:[\p{Lu}\p{N}&]|\p{Ll}+(?:\p{Lu}|\.\p{L})|(?:of|de|del|du|and|y|et)$)/u;
/** "Acme—we are alone": behind a dash the sentence goes on. */
export const GOES_ON =
  /(?<=\p{L})-(?:we|our|the|they|it|this|none|no|not|but|all|only|nosotros|nuestr[oa]|ningun[oa]?|todos|pero|sin|nous|notre|aucune?|mais|tous|sans)(?!\p{L}).*$/iu;

export const BETWEEN_NAMES = /\s*(?:[,/|;]|\s(?:and|or|y|o|e|et|ou|vs\.?)\s)\s*/u;
export const LEADING_NAME =
  /^\s*(?:the |el |la |los |las |le |les |l'|an? |existing |traditional )?((?:\p{Lu}[\p{L}\p{N}&.'-]*|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)(?: \p{Lu}[\p{L}\p{N}&.'-]*){0,3})/u;

/** Brands whose names are everyday words or firms that the person grammar knows as no names. */
export const BRANDS: ReadonlySet<string> = new Set([
  ...'google amazon microsoft apple facebook meta oracle ibm cisco sap intel nvidia uber airbnb stripe paypal visa mastercard tesla netflix linkedin twitter github chatgpt gemini copilot claude square notion slack zoom indeed steam x instagram whatsapp tiktok reddit discord telegram youtube openai anthropic spotify yelp ebay etsy shopify salesforce hubspot airtable trello asana jira dropbox wechat snapchat'.split(
    ' ',
  ),
  ...[
    'google reviews',
    'amazon reviews',
    'google maps',
    'google drive',
    'google sheets',
    'google classroom',
    'apple pay',
    'google pay',
    'facebook marketplace',
    'open ai',
  ],
]);
