/** Words that `people/person-features` looks for, as patterns. Data only. */

export const BY_TEAM =
  /(?:^|\s)(?:by|por|par|von|autor|author|auteur|team|equipo|equipe|members|group|grupo|groupe)\s*\d*\s*:?\s/u;
