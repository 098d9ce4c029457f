/** English: flags. ICU message templates by id. */
export const flags = {} as const;
