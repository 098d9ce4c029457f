/** Step 9: turns the facts into levels, scores, recommendation, questions and summary; it looks for no facts of its own. */
import type { Step } from './step.js';

export const aiScoring: Step = {
  id: 'ai_scoring',
  kinds: [],
};
