/** The collection of analyses: what is kept whole, and what lists read instead. */
import { analysisSchema, DOCUMENT_VERSION, summarizeAnalysis } from './model/analysis.js';

export const analysesCollection = {
  name: 'analyses',
  schema: analysisSchema,
  version: DOCUMENT_VERSION,
  summarize: summarizeAnalysis,
  summaryVersion: 3,
};
