/** `read_analysis`: one analysis, in parts or whole. */
import { inLanguage } from '@vc-analyst/core/i18n';
import { z } from 'zod';
import { partOf, PARTS } from '../analysis-parts.js';
import { answerFromDeck, answerText, DECK_TEXT, wholeJson } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { idInput, langInput } from './inputs.js';
import { partOutput } from '../outputs.js';

export const readAnalysis = defineTool({
  name: 'read_analysis',
  title: 'Read an analysis',
  description:
    'Answers one analysis. "overview" has the verdict, scores, key figures with slide and quote, flags and first ' +
    'questions; "facts" every fact with its slide and quote; "criteria" every criterion with its points, reason and ' +
    'evidence; "flags" also the consistency checks and caps; "questions" all due-diligence questions; "fund" the ' +
    `decision, comments, corrections and fit with the thesis; "whole" the document (long). ${DECK_TEXT}`,
  input: z.strictObject({
    id: idInput,
    part: z.enum(PARTS).default('overview').describe('What to answer of it'),
    lang: langInput,
  }),
  output: partOutput,
  annotations: READ_ONLY,
  async run({ id, part, lang }, { workspace }) {
    const analysis = await workspace.analyses.get(id);
    const locale = lang ?? workspace.config.lang;
    if (part !== 'whole') return answerFromDeck(partOf(analysis, part, locale));
    const text = wholeJson(inLanguage(analysis, locale));
    return answerText(text, JSON.parse(text) as object);
  },
});
