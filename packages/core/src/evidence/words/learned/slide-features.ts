/** Words that `learned/slide-features` looks for, as patterns. Data only. */

export const MONEY = /[$€£₹]|\b(?:usd|eur|inr|gbp)\b/iu;
