/** Step 8: what could go wrong: regulation, dependence, concentration, promises nobody can make. */
import type { Step } from './step.js';

export const risks: Step = {
  id: 'risks',
  kinds: ['regulation', 'top_customer_share', 'dependency', 'execution_risk', 'guaranteed_return'],
};
