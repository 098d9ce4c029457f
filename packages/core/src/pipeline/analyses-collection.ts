/** The collection of analyses: what is kept whole, and what lists read instead. */
import { BUILD_ID } from './build-id.js';
import { analysisSchema, DOCUMENT_VERSION } from '../model/analysis.js';
import { storedSummary } from '../search/stored-summary.js';

export type { StoredSummary } from '../search/stored-summary.js';

export const analysesCollection = {
  name: 'analyses',
  schema: analysisSchema,
  version: DOCUMENT_VERSION,
  summarize: storedSummary,
  summaryVersion: 6,
  indexed: ['createdAt', 'overallScore'],
  // Half of what a list would have to unpack of each row.
  unlisted: ['searchWords'],
  writtenBy: BUILD_ID === undefined ? undefined : { build: BUILD_ID, fields: analysisSchema.shape },
};
