/** `list_analyses`: what the workspace holds, newest first, searched by words. */
import { storeFilter } from '@vc-analyst/core';
import { z } from 'zod';
import { rowOf } from '../analysis-parts.js';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { filterInputs } from './inputs.js';
import { listOutput } from '../outputs.js';

export const listAnalyses = defineTool({
  name: 'list_analyses',
  title: 'List analyses',
  description: `Lists the analyses of the workspace with their scores, newest first, a page at a time. ${DECK_TEXT}`,
  input: z.strictObject({
    search: z
      .string()
      .max(200)
      .optional()
      .describe('Words that must stand in the company’s name, file name or summary'),
    ...filterInputs,
    limit: z.int().min(1).max(200).default(50).describe('Most analyses a page'),
    cursor: z.string().max(2000).optional().describe('"next" of the page before'),
  }),
  output: listOutput,
  annotations: READ_ONLY,
  async run({ search, limit, cursor, ...wanted }, { workspace }) {
    const filter = storeFilter({ ...wanted, q: search });
    const { items, total, next } = await workspace.analyses.page({ limit, cursor, filter });
    return answerFromDeck({ total, next: next ?? null, analyses: items.map(rowOf) });
  },
});
