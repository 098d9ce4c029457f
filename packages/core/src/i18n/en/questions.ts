/** English: questions. ICU message templates by id. */
export const questions = {} as const;
