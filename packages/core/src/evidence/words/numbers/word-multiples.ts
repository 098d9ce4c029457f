/** Words that `numbers/word-multiples` looks for, as patterns. Data only. */

export const WORDS =
  /(?<![\p{L}\p{N}])(?:(doubled|duplicamos|duplicado|duplico|doublé|doublés|doublée)|(tripled|triplicamos|triplicado|triplico|triplé|triplés|triplée)|(quadrupled|cuadruplicamos|cuadruplicado|cuadruplico|quadruplé))(?![\p{L}\p{N}])/gu;

export const TIMES = /(?:doubl|dupli|tripl|quadrupl|cuadrupl)/u;
