/** `list_questions`: the due-diligence questions of one analysis. */
import { inLanguage } from '@vc-analyst/core/i18n';
import { prioritySchema, questionCategorySchema } from '@vc-analyst/core/model';
import { z } from 'zod';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { idInput, langInput } from './inputs.js';
import { questionsOutput } from '../outputs.js';

export const listQuestions = defineTool({
  name: 'list_questions',
  title: 'Due-diligence questions',
  description:
    'Answers what to ask the founders: each question with its category, priority, why it is asked (slide and quote, or ' +
    `what is missing), the points at stake, and its answer where there is one. ${DECK_TEXT}`,
  input: z.strictObject({
    id: idInput,
    category: z.array(questionCategorySchema).optional().describe('Only these categories'),
    priority: z.array(prioritySchema).optional().describe('Only these priorities'),
    first: z.boolean().default(false).describe('Only the at most seven to ask first'),
    lang: langInput,
  }),
  output: questionsOutput,
  annotations: READ_ONLY,
  async run({ id, category, priority, first, lang }, { workspace }) {
    const analysis = inLanguage(await workspace.analyses.get(id), lang ?? workspace.config.lang);
    const questions = analysis.questions.filter(
      (question) =>
        (!category || category.includes(question.category)) &&
        (!priority || priority.includes(question.priority)) &&
        (!first || question.first),
    );
    return answerFromDeck({ id: analysis.id, companyName: analysis.companyName, questions });
  },
});
