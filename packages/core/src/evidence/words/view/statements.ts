/** Words that `view/statements` looks for, as patterns. Data only. */

/** Words after which a line runs on whatever comes next. */
export const RUNS_ON =
  /(?:,|&|\+|-|–|—|(?<![\p{L}\p{N}]|\bs[eé]ries? )(?:and|or|of|the|a|an|to|in|for|with|by|on|at|from|that|our|is|are|as|y|o|e|u|de|del|la|el|los|las|en|con|por|para|que|un|una|al|su|se|et|ou|du|des|le|les|une|dans|avec|sur|pour|par|qui|au|aux|sa|son|ses))$/iu;
