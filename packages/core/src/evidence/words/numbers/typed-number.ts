/** Words that `numbers/typed-number` looks for, as patterns. Data only. */

export const PERCENT = /^(?:%|percent|por ciento|pour ?cent)$/;
export const MONTHS = /^(?:m|mo|mos|months?|mes|meses|mois)$/;
