/** `rank_analyses`: finished analyses, best first, filtered as `vc rank` does. */
import { chooseAnalyses, newestVersions, rankSummaries } from '@vc-analyst/core';
import { z } from 'zod';
import { rowOf } from '../analysis-parts.js';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool, READ_ONLY } from '../tool.js';
import { filterInputs } from './inputs.js';
import { rankingOutput } from '../outputs.js';

export const rankAnalyses = defineTool({
  name: 'rank_analyses',
  title: 'Rank analyses',
  description: `Ranks the analyses of the workspace by overall score, best first, narrowed by the filters. ${DECK_TEXT}`,
  input: z.strictObject({
    ...filterInputs,
    allVersions: z.boolean().optional().describe('Every version of a company’s deck, not only the newest'),
    limit: z.int().min(1).max(200).default(50),
  }),
  output: rankingOutput,
  annotations: READ_ONLY,
  async run({ limit, allVersions, ...wanted }, { workspace }) {
    const held = await workspace.analyses.list({ status: ['completed'] });
    const chosen = rankSummaries(chooseAnalyses(allVersions ? held : newestVersions(held), wanted));
    const ranking = chosen.slice(0, limit).map((summary, index) => ({ rank: index + 1, ...rowOf(summary) }));
    return answerFromDeck({ total: chosen.length, ranking });
  },
});
