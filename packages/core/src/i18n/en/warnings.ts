/** English: warnings. ICU message templates by id. */
export const warnings = {} as const;
