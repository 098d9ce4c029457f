/** Step 1: opens the deck and finds what it is: company, founding, place, and what spoils it as evidence. */
import type { Step } from './step.js';

export const extract: Step = {
  id: 'extract',
  kinds: [
    'company_name',
    'founded',
    'hq',
    'sector_signal',
    'template_token',
    'instruction',
    'superlative',
    'metric_definition',
  ],
};
