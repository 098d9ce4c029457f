/** What the dashboard shows and concludes of each of the latest analyses. */
import type { Listed } from '../../api/read-analyses.js';

export const RECENT_FIELDS = [
  ...(['companyName', 'fileName', 'status', 'failure', 'createdAt', 'sector', 'summary'] as const),
  ...(['overallScore', 'marketScore', 'teamScore', 'productScore', 'tractionScore', 'riskScore'] as const),
  ...(['band', 'recommendation', 'recommendationReason'] as const),
] as const;

export type RecentAnalysis = Listed<(typeof RECENT_FIELDS)[number]>;
