/** Words that `figures/propagate-metric` looks for, as patterns. Data only. */

// A part of the figure before it is not what the sentence is about.
export const PART = /(?:dont|of which|including|incluidos?|incluyendo|de los cuales|de los que) $/u;

// "…; in 2028, $9M": nothing but the next year stands between.
export const NEXT_YEAR =
  /^ ?[;,] ?(?:(?:and|y|et|then|luego|puis) )?(?:(?:in|by|for|en|para|hacia|pour|vers|d'ici) )?20[1-4]\d ?[,:]? ?$/u;

// "$738K in 2025 (2024: $231K)".
export const YEAR_IN_BRACKETS = /^(?: (?:in|en) 20[1-4]\d)? ?\((?:(?:in|en|vs\.?) )?20[1-4]\d ?[:,]? ?$/u;

// "£2m of sales in 2024, £4m in 2025".
export const ANOTHER_YEAR = /^[^.;|]{0,40} (?:in|en) 20[1-4]\d ?(?:[;,]|[;,]? (?:and|y|et)) ?$/u;

export const IN_YEAR = /^ (?:in|en) 20[1-4]\d(?!\d)/u;

export const AFTER = /^ (?:after|despues|apres|post)(?=$| ?[.,;:)])/u;
