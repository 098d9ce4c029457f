/** R5: why does it win, also when the large ones react? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast, distinct } from '../../distinct.js';
import { names, words } from '../../show-value.js';

export const r5 = defineCriterion({
  meta: {
    id: 'R5',
    score: 'risk',
    title: 'scoring.R5.title',
    asks: 'scoring.R5.asks',
    weights: [10, 10, 10, 5],
    reason: 'Nineteen per cent of post-mortems name being outcompeted (CB Insights).',
    kinds: ['competitor', 'competitive_response', 'advantage', 'comparison', 'defensibility'],
    steps: ['competitive'],
  },
  judge(facts) {
    const answers = facts.of('competitive_response');
    const switching = facts.of('defensibility', (fact) => fact.detail?.mechanism === 'switching');
    const answer = atLeast(answers, 'named')[0] ?? atLeast(switching, 'named')[0];
    const why = atLeast(facts.of('advantage'), 'named')[0] ?? facts.of('comparison')[0] ?? answers[0];
    const competitors = distinct(facts.of('competitor'));
    return best(
      [
        answer && judged(1, 'scoring.R5.answer', [answer], { line: words(answer) }),
        why &&
          (why.text.includes(' | ')
            ? judged(0.5, 'scoring.R5.table', [why])
            : judged(0.5, 'scoring.R5.why', [why], { line: words(why) })),
        competitors.length > 0
          ? hinted(0.25, 'scoring.R5.listed', competitors, { competitors: names(competitors) })
          : undefined,
      ],
      missing('scoring.R5.none'),
    );
  },
});
