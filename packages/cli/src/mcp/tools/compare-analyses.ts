/** `compare_analyses`: two analyses side by side. */
import { z } from 'zod';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { idInput, langInput } from './inputs.js';
import { comparisonOutput } from '../outputs.js';

export const compareAnalyses = defineTool({
  name: 'compare_analyses',
  title: 'Compare two analyses',
  description:
    'Sets two decks, or two versions of one, side by side: scores, figures, criteria and flags that differ, with their ' +
    `slides and quotes. Differences are b minus a. ${DECK_TEXT}`,
  input: z.strictObject({
    a: idInput,
    b: idInput,
    statements: z.boolean().default(false).describe('Also every statement that only one of them makes (long)'),
    lang: langInput,
  }),
  output: comparisonOutput,
  annotations: READ_ONLY,
  async run({ a, b, statements, lang }, { workspace }) {
    const { facts, ...comparison } = await workspace.analyses.compare(a, b, { locale: lang ?? workspace.config.lang });
    return answerFromDeck({ ...comparison, ...(statements ? { facts } : {}) });
  },
});
