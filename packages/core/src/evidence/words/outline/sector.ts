/** Words that `outline/sector` looks for, as patterns. Data only. */

export const DEFINES = /\b(?:is an?|is the|es una?|est une?|for|para|pour)\b/u;
