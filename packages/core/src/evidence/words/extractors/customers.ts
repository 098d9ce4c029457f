/** Words that `extractors/customers` looks for, as patterns. Data only. */

export const FUND =
  /\b(?:Capital|Ventures?|Partners|Fund|Angels?|VC|Accelerator|Labs?|Combinator|Techstars|Startups|Bank|Holdings?|Group|Invest\p{L}*|Fondo|Fonds|Bpifrance|ENISA|CDTI|CORFO)\b/u;

/** "Client-side", "côté client": where software runs, and whose fee it is. */
export const BY_PLACE = /(?<!\p{L})(?:client|customer)[- ](?:side|facing)(?!\p{L})|(?:lado|cote) (?:del |du )?client/u;

/** "Workshop → paid pilot → contract": how it is to go. */
export const A_WAY = /(?:→|->|=>|⇒).*(?:→|->|=>|⇒)/u;

export const INTENT_IN_SHORT = /\bLO[Ii]s?\b|\bMOUs?\b|\bMoUs?\b/u;
export const INTENT = /intent|intenc|interes|interet|understanding/u;
export const OPENS_NAMES = /(?:with|con|avec|by|por|par|at|en|chez|include|including|such as|like|como|comme)$/u;
export const NAMES_AHEAD = /^\s*(?::|include[s]?|including|such as|like|como|incluyen|comme|dont|tels que|-)\s*/u;
export const LEAD_OF_NAMES = /^\s*(?::|includes?|including|such as|like|como|incluyen|comme|dont|tels que|-)\s*/u;

/** "“…” — the answer, not just the alert": the sentence goes on behind its quotation, and names nobody. */
export const GOES_ON =
  /["”»]\s*[-–—:,]\s*(?:the|this|that|not|and|el|la|lo|esto|eso|no|y|le|les|ce|c['’]est|et|pas)\s[^\p{Lu}]*$/u;

/** A title that says whose words stand below it: “What farmers say”, “Opiniones de clientes”, “Ils en parlent”. */
export const SAID_BY =
  /\b(?:says?|said|saying|testimonials?|reviews?|feedback|dicen|opinan|opinion(?:es)?|testimonios?|disent|parlent|avis|temoignages?)\b/u;

/** A plant of one's own, and no customer who tries: "pilot-plant equipment". Folded. */
export const PILOT_PLANT =
  /(?<!\p{L})(?:pilot[- ](?:plants?|line|scale|production|reactors?|facility)|plantas? piloto|linea piloto|(?:usine|ligne|unite|atelier) pilote)(?!\p{L})/u;

/** Pilots that are looked for: "seeking pilot communities". */
export const PILOT_SOUGHT =
  /(?<!\p{L})(?:seek(?:ing|s)?|looking for|search(?:ing)? for|recruiting|open to|want(?:ed)?|need(?:ed)?|busca(?:mos|ndo)?|en busca de|cherch(?:ons|e)|recherch(?:ons|e)|en recherche d[e'])(?: [\p{L}\d+-]+){0,4}? ?(?:pilots?|pilotos?|pilotes?)(?!\p{L})/u;

/** Pilots that are to come, are asked to join, or fly: "prochains pilotes", "pre-pilot", "drone pilots". Folded. */
export const NO_PILOT_YET =
  /(?:^\W*(?:join|rejoignez|unete|sumate|unase)(?: \p{L}+){0,3} (?:pilots?|pilotos?|pilotes?)(?!\p{L}))|(?<!\p{L})(?:(?:next|upcoming|future|proposed|proximos?|futuros?|prochains?|futurs?) (?:\p{L}+ ){0,1}(?:pilots?|pilotos?|pilotes?)|pre[- ](?:pilots?|piloto|pilote)|(?:drone|airline|helicopter|fighter) pilots|pilotos? de dron\p{L}*|pilotes? de drones?|(?:letters?|cartas?|lettres?) (?:of intent|de intencion|d'intention) (?:for|to|para|pour|sur) (?:\p{L}+ ){0,2}pilot\p{L}*|(?:discussions?|talks?|conversaciones) pilotes?|(?:pilots?|pilotos?|pilotes?)(?: \p{L}+){0,3} (?:to be|will be|(?:are|is) (?:still )?to|por (?:firmar|iniciar|empezar|confirmar|definir)|seran|sont a|seront|reste(?:nt)? a))(?!\p{L})/u;

/** Behind the name of a network of blocks. */
export const NETWORK = /\b(?:testnet|mainnet|blockchain|devnet)\b/iu;

/** Ends the address of a page that somebody hosts for its makers. */
export const HOSTED =
  /\.(?:github\.io|gitlab\.io|vercel\.app|netlify\.app|herokuapp\.com|web\.app|pages\.dev|streamlit\.app)(?:\/\S*)?$/u;
