/** Words that `numbers/scales` looks for, as patterns. Data only. */

export const SCALE_OR = /^ ?\/ ?(?=(?:b|m|tr)illions?(?!\p{L}))/u;
export const EURO_BEHIND = /^euros?\b/u;
/** Before the letter of "in 36m": so many months. */
export const SPAN_BEFORE =
  /(?<!\p{L})(?:in|over|within|after|first|next|last|en|durante|a|primeros|proximos|ultimos|dans|sur|sous|d'ici|premiers|prochains|derniers) \d{1,2}m$/u;

export const OF_RUNWAY = /^ ?(?:runway|of runway|to |d'autonomie|de caja|\()/u;
export const THOUSANDS_OF = /^ ?(?:€|(?:EUR|CHF|DKK)(?!\p{L}))/u;
export const KORUNAS_BEHIND = /^\.? ?(?:K[cč]|CZK)(?!\p{L})/u;
