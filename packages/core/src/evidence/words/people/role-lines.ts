/** Words that `people/role-lines` looks for, as patterns. Data only. */

export const RUNS_ON = /(?:&|\band|\by|\bet|\bof|\bde|,)\s*$/iu;
