/** G9: what has been reached, and when? */
import { defineCriterion, judged, missing } from '../../criterion.js';

const ENOUGH = 3;

export const g9 = defineCriterion({
  meta: {
    id: 'G9',
    score: 'traction',
    title: 'scoring.G9.title',
    asks: 'scoring.G9.asks',
    weights: [15, 5, 5, 0],
    reason: 'Milestones kept are the early form of a track record.',
    kinds: ['milestone_done'],
    steps: ['financial'],
  },
  judge(facts) {
    const reached = facts.actual('milestone_done');
    const dated = reached.filter((fact) => fact.asOf !== undefined || fact.strength === 'specific');
    if (dated.length >= ENOUGH) return judged(1, 'scoring.G9.dated', dated, { n: dated.length });
    return reached.length > 0
      ? judged(0.5, 'scoring.G9.list', reached, { n: reached.length })
      : missing('scoring.G9.none');
  },
});
