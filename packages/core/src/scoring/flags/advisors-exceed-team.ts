/** F22: many advisers around one or two people. */
import { message } from '../../model/message.js';
import { distinct } from '../distinct.js';
import type { FlagRule } from './flag.js';

const SMALL_TEAM = 2;
/** Two advisers beside a sole founder are ordinary. */
const LEAST_ADVISORS = 3;

export const advisorsExceedTeam: FlagRule = {
  meta: { id: 'advisors-exceed-team', rule: 'F22', kinds: ['advisor', 'person', 'headcount'] },
  raise: ({ context }) => {
    const team = distinct(context.of('person'));
    const advisors = distinct(context.of('advisor'));
    const larger = context.actual('headcount', (fact) => (context.amount(fact) ?? 0) > SMALL_TEAM).length > 0;
    if (team.length === 0 || team.length > SMALL_TEAM || larger) return [];
    if (advisors.length < Math.max(LEAST_ADVISORS, team.length * 2)) return [];
    const reason = message('flag.advisors-exceed-team', { advisors: advisors.length, team: team.length });
    return [{ severity: 'low', reason, facts: [...team, ...advisors] }];
  },
};
