/** What the list of analyses shows of each. */
import type { Listed } from '../../api/read-analyses.js';

export const LISTED = [
  ...(['companyName', 'fileName', 'status', 'failure', 'createdAt', 'version', 'previousId', 'ownerId'] as const),
  ...([
    'overallScore',
    'band',
    'recommendation',
    'recommendationReason',
    'coverage',
    'fit',
    'decision',
    'deckAlone',
  ] as const),
  ...(['sector', 'stage', 'ask', 'revenue'] as const),
] as const;

export type ListedRow = Listed<(typeof LISTED)[number]>;
