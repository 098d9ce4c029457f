/** The collection of analyses: what is kept whole, and what lists read instead. */
import { BUILD_ID } from './build-id.js';
import { analysisSchema, DOCUMENT_VERSION, summarizeAnalysis, type Analysis } from '../model/analysis.js';
import { searchWords, type SearchableSummary } from '../search/search-words.js';

export const analysesCollection = {
  name: 'analyses',
  schema: analysisSchema,
  version: DOCUMENT_VERSION,
  summarize: (analysis: Analysis): SearchableSummary => ({
    ...summarizeAnalysis(analysis),
    searchWords: searchWords(analysis),
  }),
  summaryVersion: 6,
  indexed: ['createdAt', 'overallScore'],
  writtenBy: BUILD_ID === undefined ? undefined : { build: BUILD_ID, fields: analysisSchema.shape },
};
