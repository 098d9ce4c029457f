/** Words that `figures/read-figures` looks for, as patterns. Data only. */

export const UP_FROM =
  /(?:up from|growing from|grew from|grown from|from|frente a|desde|partiendo de|en comparacion con|vs\.?|contre|depuis|partant de|par rapport a|compared (?:to|with)|(?:hace un ano|un ano antes|a year ago|the year before|il y a un an|un an plus tot)(?: (?:it was|they were|there were|we had|eran?|habia|teniamos|c'etait|ils etaient|elles etaient|nous en avions))? ?:?) ?\(?$/u;

/** "ARR a year ago: $1.2M": what it has become may stand anywhere on the slide. */
export const AGO = /(?:hace un ano|a year ago|il y a un an) ?:? ?$/u;
