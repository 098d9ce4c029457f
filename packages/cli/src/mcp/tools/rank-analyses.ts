/** `rank_analyses`: finished analyses, best first, filtered as `vc rank` does. */
import { rankSummaries } from '@vc-analyst/core';
import { fitVerdictSchema, recommendationSchema, sectorSchema, stageSchema } from '@vc-analyst/core/model';
import { z } from 'zod';
import { chooseRanked } from '../../workspace/choose-ranked.js';
import { rowOf } from '../analysis-parts.js';
import { answerFromDeck, DECK_TEXT } from '../answer.js';
import { defineTool } from '../tool.js';

export const rankAnalyses = defineTool({
  name: 'rank_analyses',
  title: 'Rank analyses',
  description: `Ranks the analyses of the workspace by overall score, best first, narrowed by the filters. ${DECK_TEXT}`,
  input: z.strictObject({
    sector: z.array(sectorSchema).optional().describe('Only these sectors'),
    stage: z.array(stageSchema).optional().describe('Only these funding rounds'),
    recommendation: z.array(recommendationSchema).optional().describe('Only these recommendations'),
    fit: z.array(fitVerdictSchema).optional().describe('Only these verdicts of the fund’s thesis'),
    minScore: z.number().min(0).max(100).optional().describe('Least overall score'),
    allVersions: z.boolean().optional().describe('Every version of a company’s deck, not only the newest'),
    limit: z.int().min(1).max(200).default(50),
  }),
  annotations: { readOnlyHint: true, openWorldHint: false },
  async run({ limit, ...filter }, { workspace }) {
    const chosen = rankSummaries(chooseRanked(await workspace.analyses.list(), filter));
    const ranking = chosen.slice(0, limit).map((summary, index) => ({ rank: index + 1, ...rowOf(summary) }));
    return answerFromDeck({ total: chosen.length, ranking });
  },
});
