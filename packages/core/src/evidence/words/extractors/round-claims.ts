/** Words that `extractors/round-claims` looks for, as patterns. Data only. */

/** "20 months of runway to Series A": a round to come. */
export const AIM =
  /\b(?:runway|months|until|reach|ready for|meses|hasta|alcanzar|mois|jusqu'a|atteindre)\b[^.;|]{0,60}?(?<!\b(?:after|since|from|desde|tras|depuis|apres) (?:our |the |la |nuestra |notre )?)\b(series? [a-d])\b/u;

/** "Seed deck, September 2026", "Pre-seed · 2026": the cover says what round the deck is for. */
export const COVER_WORDS =
  /\b(?:deck|pitch|round|presentation|presentacion|target|investors?|inversores|investisseurs|dossier|ronda|tour|levee|20[2-4]\d)\b/u;

/** Words that say a round is open even where an earlier one is told beside it. */
export const OPEN = /\b(?:raising|seeking|looking for|levantando|levantamos|buscamos|levons|recherchons)\b/u;

/** "Lead of the $8M seed, 2024", "seed cerrada en 2023", "levée d'amorçage de 2023", "our seed investors". */
export const PAST =
  /\b(?:lead (?:investor )?of|led (?:by|the|our)|(?:current|existing|previous|prior|seed) investors|(?:socios|inversores) (?:actuales|anteriores|de la ronda)|investisseurs (?:actuels|historiques)|closed|cerrad[ao]s?|bouclee?|conclue?|realisee?)\b|\b(?:seed|series [a-d]|serie [a-d]|semilla|amorcage),? (?:\(|in |en |de |of )?20[0-4]\d\b/u;

export const OURS = /\b(?:we|nous|buscamos|levantamos|our)\b/u;
export const SAFE_NOTE = /\b(?:SAFEs?|safe notes?|future equity)\b/u;
export const NOTE_ALONE = /^(?:air|bsa)$/u;
export const NOTE = /convertib|participativo|(?:\b(?:BSA|OCA)\b)/u;
export const NOTE_FOLDED = /convertib/u;
export const TOKEN = /\b(?:token\w*|icos?|crowdsales?)\b/u;
export const SERIES = /^series? /u;
export const OF_OTHERS = /\b(?:competitor|incumbent|they|portfolio|startups|companies|competidor|concurrent)\b/u;

/** That it is so today: "we are profitable", "rentables desde 2023", "seuil de rentabilité atteint". */
export const PROFITABLE_NOW = new RegExp(
  [
    // Who is so, then what.
    "(?:we(?:'re| are| have been)|(?:company|business|firm|operations?) (?:is|are|has been)|already|currently) (?:\\p{L}+ ){0,2}?(?:profitable|(?:cash ?-?flow|ebitda)[- ]positive|(?:at )?break(?:ing)?[- ]?even|self[- ](?:sustaining|financed))",
    '(?:somos|estamos|ya|hoy|actualmente|(?:empresa|negocio|compania) es) (?:\\p{L}+ ){0,3}?(?:rentables?|(?:ebitda|caja) positiv[oa]|equilibrio|autofinanciad\\p{L}*)',
    "(?:sommes|(?:entreprise|societe|activite) est|deja|desormais) (?:\\p{L}+ ){0,2}?(?:rentables?|a l'equilibre|beneficiaires?|(?:ebitda|tresorerie) positi(?:f|ve))",
    // What, then since when.
    '(?:profitable|(?:cash ?-?flow|ebitda)[- ]positive|self[- ]financed|break-?even)(?: \\p{L}+)? (?:since|today|already|for the (?:last|past))',
    '(?:rentables?|(?:ebitda|caja) positiv[oa]|autofinanciad\\p{L}*)(?: \\p{L}+)? (?:desde|hoy)',
    "(?:rentables?|beneficiaires?|a l'equilibre|(?:ebitda|tresorerie) positi(?:f|ve)|autofinance\\p{L}*)(?: \\p{L}+)? (?:depuis|aujourd'hui)",
    // Reached, and how many are so.
    '(?:reached|achieved|hit) (?:\\p{L}+ ){0,2}?(?:break-?even|profitability)|(?:break-?even|profitability)(?: point)? (?:was |has been )?(?:reached|achieved)',
    '(?:alcanzamos|alcanzad[oa]|hemos alcanzado|logramos|logrado) (?:\\p{L}+ ){0,3}?(?:rentabilidad|equilibrio)|(?:rentabilidad|punto de equilibrio) (?:ya )?(?:alcanzad[oa]|lograd[oa])',
    "(?:avons atteint|a atteint|atteint) (?:\\p{L}+ |l'){0,3}?(?:rentabilite|equilibre|point mort)|(?:rentabilite|seuil de rentabilite|point mort) (?:deja )?(?:atteinte?|franchie?)",
    '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|all) profitable \\p{L}+',
  ]
    .map((form) => `(?<!\\p{L})(?:${form})(?!\\p{L})`)
    .join('|'),
  'u',
);
