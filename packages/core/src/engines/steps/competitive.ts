/** Step 6: the competition and what sets the company apart from it. */
import type { Step } from './step.js';

export const competitive: Step = {
  id: 'competitive',
  kinds: [
    'competitor',
    'competitor_category',
    'no_competitor_claim',
    'competition_matrix',
    'status_quo',
    'advantage',
    'comparison',
    'defensibility',
    'ip',
    'competitive_response',
  ],
};
