/** What is asked first at each stage when priority and points are equal. Data only. */
import type { StageColumn } from './question-context.js';

export const STAGE_FOCUS: Record<StageColumn, { first: readonly string[]; reason: string }> = {
  'pre-seed': {
    first: ['Q01', 'Q02', 'Q08', 'Q21', 'Q14', 'Q37', 'Q04', 'Q24'],
    reason: 'Why this team, whom they spoke to, what exists, and what the money will prove.',
  },
  seed: {
    first: ['Q01', 'Q33', 'Q03', 'Q24', 'Q30', 'Q35', 'Q37', 'Q14', 'Q08'],
    reason: 'First customers, signs that they stay, who sells, at what price, and how long the cash lasts.',
  },
  'series-a': {
    first: ['Q26', 'Q30', 'Q31', 'Q35', 'Q27', 'Q34', 'Q13', 'Q36', 'Q07'],
    reason: 'Whether the machine repeats: monthly figures, cohorts, unit economics, cash.',
  },
  'series-b': {
    first: ['Q36', 'Q31', 'Q30', 'Q34', 'Q35', 'Q23', 'Q22', 'Q13'],
    reason: 'Efficiency, concentration, security and what happens at ten times the size.',
  },
};
