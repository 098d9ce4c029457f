/** Words that `extractors/problem-solution` looks for, as patterns. Data only. */

export const PROBLEM = /problem|challenge|pain|dolor|reto|constat|enjeu/u;
export const SOLUTION = /soluti|solucion|propuesta|proposition|how it works|como funciona|comment/u;
export const HURTS =
  /\b(?:lack|difficult|struggl|problem|weaken|fail|fragment|costly|expensive|slow|falta|dificil|costos|manque|difficile|couteux)/u;
export const HELPS =
  /\b(?:we|our|enable|allow|provid|permit|permet|automat|improv|strengthen|help|introduc|use|usamos|nuestr|nous|notre)/u;
