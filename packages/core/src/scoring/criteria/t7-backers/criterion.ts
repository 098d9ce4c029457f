/** T7: which advisors, board members and investors stand behind it, and why are they relevant? */
import { defineCriterion, judged, missing } from '../../criterion.js';
import { atLeast, distinct } from '../../distinct.js';
import { names } from '../../show-value.js';

export const t7 = defineCriterion({
  meta: {
    id: 'T7',
    score: 'team',
    title: 'scoring.T7.title',
    asks: 'scoring.T7.asks',
    weights: [10, 5, 10, 10],
    reason: 'People who put name or money to it; at seed the customers say more.',
    kinds: ['advisor', 'board_member', 'investor'],
    steps: ['team_evaluation', 'financial'],
  },
  judge(facts) {
    const people = [...facts.of('advisor'), ...facts.of('board_member')];
    const investors = facts.of('investor');
    const all = distinct([...people, ...investors]);
    if (all.length === 0) return missing('scoring.T7.none');
    const relevant = distinct([...atLeast(people, 'specific'), ...investors]);
    return relevant.length >= 2
      ? judged(1, 'scoring.T7.relevant', relevant, { people: names(relevant) })
      : judged(0.5, investors.length > 0 ? 'scoring.T7.named' : 'scoring.T7.advised', all, { people: names(all) });
  },
});
