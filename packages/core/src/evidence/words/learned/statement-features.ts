/** Words that `learned/statement-features` looks for, as patterns. Data only. */

export const MONEY = /[$€£₹]|\b(?:usd|eur|gbp|inr)\b/iu;
