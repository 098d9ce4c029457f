/** English: labels. ICU message templates by id. */
export const labels = {} as const;
