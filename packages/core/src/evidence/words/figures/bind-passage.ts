/** Words that `figures/bind-passage` looks for, as patterns. Data only. */

export const BILLS = /^factur/u;

export const ROUND_NAME = /^(?:pre-?)?(?:seed|semilla|amorcage)$|^serie?s? [a-c]$/u;

export const APART =
  /(?:^ ?\p{L}[^.;|]* (?:from|by|to|for|via|per|worth|whose|par|por|para|pour|entre|with|con|avec) )|[=×✕]| [x*] |(?:^ ?[\p{L}]+ ?\/)/u;

export const WITHIN = /\p{L}[^.;|:]* (?:in|across|over|with|en|con|dans|avec|sur) ?[~≈]?$/u;

export const AGAINST = /(?:\p{L}[^.;|:]* (?:against|contra|contre|vs\.?) ?[~≈]?$)|[×✕]|(?:(?:^| )[x*] ?$)/u;

export const EQUALS = /^\s*(?:[:=]|of|is|was|de|es|est|:? ?\()?\s*(?:[~≈<>]|about|approx\.?)?\s*$/iu;
export const OF = /^\s*(?:of|in|de|d'|en)?\s*$/iu;
export const ANOTHER = / (?:and|y|et|&|but|with|con|avec|at|up) /u;

/** Between a percentage and what it is a part of. */
export const OF_WHOLE =
  /^ ?(?:of|de|del|du|des|d')(?: (?:the|our|all|total|los|las|el|la|le|les|l'|nos|nuestros|nuestras))* ?$/u;

/** Between an amount and what it is to lead to: "$300K to reach revenue". */
export const TO_REACH =
  /^ ?(?:to (?:reach|get to|hit|start|generate)(?: first| our first)?|until|hasta(?: llegar a)?(?: los| nuestros)?|para (?:llegar a|alcanzar|generar)(?: los| nuestros)?(?: primeros)?|jusqu'aux?|pour (?:atteindre|arriver a|generer)(?: les| nos| des)?(?: premiers)?) ?$/u;
