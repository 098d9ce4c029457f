/** Words that `people/find-people` looks for, as patterns. Data only. */

export const RUNS_ON = /\b(?:at|of|for|from|in|by|the|en|de|del|para|con|chez|pour|avec|la|el|du|des)$/u;
export const CHIEF = /\b(?:c[ftmop]o|chief)\b/u;
export const ADVISER = /advis|ases|conseill|mentor/u;
