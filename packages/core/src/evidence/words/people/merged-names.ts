/** Words that `people/merged-names` looks for, as patterns. Data only. */

export const TITLE = /^(?:Dr|Dra|Prof|Ing|Mr|Mrs|Ms)[.:]?$/iu;
