/** Words that `competitors/find-competitors` looks for, as patterns. Data only. */

export const OTHERS = /^\s*(?:other|otr[oa]s|autres?|most|traditional|existing)\s/iu;
export const NAMES_FOLLOW = /^\s*(?::|-|\(|are|is|include|son|sont|incluyen)/u;

/** "in Punta Arenas (Magallanes)": the region of a place, told behind it. */
export const PLACE_AHEAD = /(?:^|[\s,(])(?:en|in|at|à|au|near|from|desde|cerca de)\s(?:\p{Lu}[\p{L}'.-]*\s){1,4}\($/u;

export const BARE: ReadonlySet<string> = new Set(['vs', 'versus']);

/** Behind the "VS" of a name. */
export const EDITOR = /^ code(?!\p{L})/iu;

/** "Acme (car parks), Beta (storage)": what is said of each name of a list. */
export const ASIDES = /(?<=\p{L}) \([^()]{2,40}\)(?= ?(?:,|;|\.|-|–|—|$|(?:and|y|e|et|or|o|ou)\s))/gu;

/** What there is today, whoever runs it: "Current process", "Cadastre actuel", "Banca tradicional". */
export const AS_OF_TODAY =
  /^(?:current|existing|traditional|today's|actual) |\s(?:actuel(?:le)?s?|existante?s?|traditionnel(?:le)?s?|actual(?:es)?|existentes?|tradicional(?:es)?|today|hoy|aujourd.hui)$/u;
