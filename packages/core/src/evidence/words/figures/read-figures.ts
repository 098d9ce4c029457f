/** Words that `figures/read-figures` looks for, as patterns. Data only. */

export const UP_FROM =
  /(?:up from|growing from|grew from|grown from|from|frente a|desde|partiendo de|en comparacion con|vs\.?|contre|depuis|partant de|par rapport a|compared (?:to|with)|(?:hace un ano|un ano antes|a year ago|the year before|il y a un an|un an plus tot)(?: (?:it was|they were|there were|we had|eran?|habia|teniamos|c'etait|ils etaient|elles etaient|nous en avions))? ?:?) ?\(?$/u;

/** "ARR a year ago: $1.2M": what it has become may stand anywhere on the slide. */
export const AGO = /(?:hace un ano|a year ago|il y a un an) ?:? ?$/u;

/** Says of a step of a plan that it is done. */
export const HAS_HAPPENED =
  /✓|✔|✅|☑|(?<!\p{L})(?:already|to date|so far|done|completed|achieved|today|now|current(?:ly)?|since|we (?:have|are|had)|(?:has|have|had) (?:been )?\p{L}+(?:ed|n|t)|ya|hasta (?:la fecha|hoy)|a la fecha|logrado|completad[oa]|hoy|actual(?:mente)?|(?:hemos|han|ha) \p{L}+(?:ado|ido|to|cho)|deja|a ce jour|realise|atteint|termine|aujourd'hui|actuel(?:lement|s|le|les)?|(?:(?:avons|ont) (?:ete )?|a ete )\p{L}+(?:e|i|u)s?)(?!\p{L})/u;

/** A size of the market named before the sign that sets it off, and nothing else before the figure. */
export const SIZE_OPENS = /^[\s•·-]*(TAM|SAM|SOM)(?!\p{L})[^:$€£]{0,40}:\s*[~≈>]?\s?$/u;
