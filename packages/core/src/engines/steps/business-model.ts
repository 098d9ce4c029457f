/** Step 2: what the company offers, to whom, how far it is, and how it earns. */
import type { Step } from './step.js';

export const businessModel: Step = {
  id: 'business_model',
  kinds: [
    'problem',
    'solution',
    'one_liner',
    'customer_segment',
    'pain',
    'pain_cost',
    'product_stage',
    'trl',
    'tech',
    'scale_claim',
    'certificate',
    'milestone_plan',
    'revenue_model',
    'price',
    'payer',
    'token_sale',
  ],
};
