/** T3: what have they built or sold before? An earlier failure neither helps nor hurts. */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { words } from '../../show-value.js';
import { atLeast } from '../../distinct.js';
import { ofStudent } from '../../people.js';

export const t3 = defineCriterion({
  meta: {
    id: 'T3',
    score: 'team',
    title: 'scoring.T3.title',
    asks: 'scoring.T3.asks',
    weights: [15, 15, 15, 15],
    reason: 'Founders who succeeded before do so again more often (30 v. 18 %, Gompers et al. 2010).',
    kinds: ['track_record', 'exit'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const exit = facts.of('exit')[0];
    const records = facts.of('track_record', (fact) => !ofStudent(fact));
    const scaled = atLeast(records, 'specific')[0];
    const company = atLeast(records, 'named')[0];
    return best(
      [
        exit && judged(1, 'scoring.T3.exit', [exit], { line: words(exit) }),
        scaled && judged(0.75, 'scoring.T3.scaled', [scaled], { line: words(scaled) }),
        company && judged(0.5, 'scoring.T3.company', [company], { line: words(company) }),
        records[0] && hinted(0.25, 'scoring.T3.asserted', [records[0]]),
      ],
      missing('scoring.T3.none'),
    );
  },
});
