/** Words that name a part of the market by its own name, not the market at large. Data only. */

export const CALLED =
  /(?:^(?:TAM|SAM|SOM)$)|total|serviceable|addressable|obtainable|disponible|direccionable|accesible|alcanzable|servible|adressable|atteignable|capturable|end[eé]re[cç]|atend[ií]vel/iu;

/** Before an amount that the ones before it come to. */
export const COMES_TO =
  /(?:=|→|\b(?:so|thus|hence|i\.?e\.?|that is|equals|soit|donc|o sea|es decir|equivale a|por tanto)),?\s*$/iu;
