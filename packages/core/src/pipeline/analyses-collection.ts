/** The collection of analyses: what is kept whole, and what lists read instead. */
import { BUILD_ID } from './build-id.js';
import { analysisSchema, DOCUMENT_VERSION } from '../model/analysis.js';
import { SEARCHED_FIELDS } from './analyses-filter.js';
import { storedSummary } from '../search/stored-summary.js';

export type { StoredSummary } from '../search/stored-summary.js';

/** What a database keeps of a summary in columns: what lists are narrowed, sorted and searched by, and figures made of. */
export const analysesColumns = {
  indexed: ['createdAt', 'overallScore'],
  filtered: [
    ...['status', 'sector', 'stage.value', 'businessModel', 'recommendation', 'recommendationReason'],
    ...['fit.verdict', 'decision.value', 'ownerId', 'company'],
  ],
  counted: ['overallScore', 'coverage.overall', 'createdAt', 'version', 'ratings.count', 'ratings.sum'],
  searched: SEARCHED_FIELDS,
  // Most of what a list would have to unpack of each row.
  unlisted: ['searchWords', 'summaryParts'],
};

export const analysesCollection = {
  ...analysesColumns,
  name: 'analyses',
  schema: analysisSchema,
  version: DOCUMENT_VERSION,
  summarize: storedSummary,
  summaryVersion: 7,
  writtenBy: BUILD_ID === undefined ? undefined : { build: BUILD_ID, fields: analysisSchema.shape },
};
