/** English: summary. ICU message templates by id. */
export const summary = {} as const;
