/** Step 4: the people: founders, executives, advisors, their background and commitment. */
import type { Step } from './step.js';

export const teamEvaluation: Step = {
  id: 'team_evaluation',
  kinds: [
    'person',
    'advisor',
    'board_member',
    'headcount',
    'background',
    'domain_experience',
    'track_record',
    'exit',
    'commitment',
    'technical_depth',
    'ai_agent_role',
    'open_role',
    'hire_plan',
    'prestige',
  ],
};
