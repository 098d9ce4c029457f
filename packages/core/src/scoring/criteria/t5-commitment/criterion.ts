/** T5: are they in it full time? */
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';

export const t5 = defineCriterion({
  meta: {
    id: 'T5',
    score: 'team',
    title: 'scoring.T5.title',
    asks: 'scoring.T5.asks',
    weights: [10, 10, 5, 0],
    reason: 'Full time is a question of the first rounds and goes without saying at series B.',
    kinds: ['commitment'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const said = (level: string) => facts.of('commitment', (fact) => fact.detail?.level === level)[0];
    const full = said('full');
    const implied = said('implied');
    const part = said('part');
    const planned = said('planned');
    const elsewhere = said('elsewhere');
    return best(
      [
        full && judged(1, 'scoring.T5.full', [full]),
        implied && judged(0.5, 'scoring.T5.implied', [implied], { line: words(implied) }),
        planned && judged(0.25, 'scoring.T5.planned', [planned], { line: words(planned) }),
        elsewhere && judged(0.15, 'scoring.T5.elsewhere', [elsewhere], { line: words(elsewhere) }),
        part && judged(0.15, 'scoring.T5.part', [part], { line: words(part) }),
      ],
      missing('scoring.T5.none'),
    );
  },
});
