/** Words that `extractors/problem-solution` looks for, as patterns. Data only. */

export const PROBLEM = /problem|challenge|pain|dolor|reto|constat|enjeu/u;
export const SOLUTION = /soluti|solucion|propuesta|proposition|how it works|como funciona|comment/u;
export const HURTS =
  /\b(?:lack|difficult|struggl|problem|weaken|fail|fragment|costly|expensive|slow|falta|dificil|costos|manque|difficile|couteux)/u;
export const HELPS =
  /\b(?:we|our|enable|allow|provid|permit|permet|automat|improv|strengthen|help|introduc|use|usamos|nuestr|nous|notre)/u;

/** Behind the company's name, what tells of its round, people or past rather than of what it does. */
export const NO_OFFER =
  /^(?:(?:is|are|was|were|has|have|had|will|esta|es|fue|ha|est|a|sera|va) )?(?:also )?(?:rais(?:es|ed|ing)|seek(?:s|ing)|founded|incorporated|based|headquartered|team|deck|pitch|investor|raise|busca|buscando|levanta|levantando|fundad[ao]|constituid[ao]|cherche|leve|recherche|fondee?|creee?|basee?|and|y|et|vs|versus)(?!\p{L})/u;
