/** `search_decks`: words looked up in the facts and questions of all analyses. */
import { z } from 'zod';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { withoutMarks } from '../../output/without-marks.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { filterInputs, langInput } from './inputs.js';
import { searchOutput } from '../outputs.js';

export const searchDecks = defineTool({
  name: 'search_decks',
  title: 'Search all decks',
  description:
    'Looks words up in all analyses: companies, facts with their slide and quote, and due-diligence questions, better ' +
    `matches first. ${DECK_TEXT}`,
  input: z.strictObject({
    words: z.string().min(1).max(200).describe('Beginnings of words, all of which must stand together'),
    limit: z.int().min(1).max(50).default(10).describe('Most hits of each sort'),
    ...filterInputs,
    lang: langInput,
  }),
  output: searchOutput,
  annotations: READ_ONLY,
  async run({ words, limit, lang, ...among }, { workspace }) {
    const { more, ...hits } = await workspace.search(words, { limit, locale: lang, among });
    return answerFromDeck({ ...(withoutMarks(hits) as object), more });
  },
});
