/** English: scoring. ICU message templates by id. */
export const scoring = {} as const;
