/** Words that `outline/section-headings` looks for, as patterns. Data only. */

/** "Join us on Telegram" leads elsewhere. */
export const ELSEWHERE = /^ ?(?:on|at|en|sur|chez)\b/iu;

export const WHY_NOW = /^\W*why\b.{0,60}\bnow\b/iu;
