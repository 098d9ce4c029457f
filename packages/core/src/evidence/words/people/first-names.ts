/** Words that `people/first-names` looks for, as patterns. Data only. */

export const BETWEEN = /\s*(?:[,;|•·/]|\s(?:and|y|e|et|und|&)\s)\s*/u;

/** What says that people follow, whatever they are called. */
export const SAID_TO_BE =
  /^(?:by|por|par|von|team|equipo|equipe|authors?|autores|auteurs|members|miembros|membres)\s?:/u;
