/** Step 5: unit economics: what a customer costs, pays and is worth. */
import type { Step } from './step.js';

export const monetization: Step = {
  id: 'monetization',
  kinds: ['take_rate', 'cac', 'ltv', 'ltv_cac', 'payback', 'arpa', 'acv', 'gross_margin', 'cost'],
};
