/** Words that `extractors/figures-pain` looks for, as patterns. Data only. */

// What a whole industry loses is its pain, not its size.
export const LOSS =
  /\b(?:los(?:e|es|ing|t)|costs?|wast(?:e|es|ed|ing)|pierd\w+|cuesta\w*|perdid\w+|malgast\w+|bill for|price of (?:doing nothing|inaction)|doing nothing|inaction|no hacer nada|ne rien faire|perd(?:ent|us?|ues?)?|cout(?:e|ent)|gaspill\w+)\b/u;

export const COMPARED =
  /(?:\b(?:faster|cheaper|quicker|better|lower|fewer|less|smaller|lighter|higher|longer|more (?:\p{L}+)|reduc\w+|savings?(?! accounts?\b)|saves?|cut[s]?|mas (?:rapid\w+|barat\w+|eficient\w+|precis\w+)|menos|menor(?:es)?|ahorr\w+|plus (?:rapide\w*|efficace\w*|precis\w*|leger\w*)|moins|economis\w+|economie\w*|inferieur\w*)\b)/u;

// Answers to a survey.
export const ASKED = /(?:\?|\bsaid\b|\bwould\b|survey|respond|encuest|dijeron|sondage|interrog|declar)/u;

export const COMPARED_WITH =
  /\b(?:than|vs\.?|versus|que|frente a|par rapport a|a diferencia de|compared (?:to|with)) (?:the |el |la |le |les |los )?((?:\p{Lu}[\p{L}\p{N}&.-]*)(?: \p{Lu}[\p{L}\p{N}&.-]*){0,2})/u;

/** That something goes on, is waited for or needed: "it takes 12 years". Folded. */
export const TAKES =
  /(?<!\p{L})(?:takes?|took|taking|waits?|waited|waiting|lasts?|lasted|delay(?:s|ed)?|tardan?|demoran?|esperan?|duran?|llevan?|prend|prennent|attend(?:ent|re)?|dure(?:nt)?|faut)(?!\p{L})/u;
