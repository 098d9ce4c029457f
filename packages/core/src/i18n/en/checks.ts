/** English: checks. ICU message templates by id. */
export const checks = {} as const;
