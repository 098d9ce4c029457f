/** T4: is there somebody who builds and somebody who sells? A solo founder may be both. */
import { defineCriterion, judged, missing } from '../../criterion.js';
import { builders, foundersFirst, sells } from '../../people.js';
import { names } from '../../show-value.js';

export const t4 = defineCriterion({
  meta: {
    id: 'T4',
    score: 'team',
    title: 'scoring.T4.title',
    asks: 'scoring.T4.asks',
    weights: [15, 15, 10, 10],
    reason: 'Somebody must build and somebody must sell; later hires can close the gap.',
    kinds: ['person'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const people = foundersFirst(facts.of('person'));
    const [builder] = builders(people);
    const seller = people.find((person) => sells(person) && person !== builder) ?? people.find(sells);
    if (builder && seller) {
      return judged(1, 'scoring.T4.both', [builder, seller], { builder: names([builder]), seller: names([seller]) });
    }
    if (builder) return judged(0.5, 'scoring.T4.builds', [builder], { builder: names([builder]) });
    if (seller) return judged(0.5, 'scoring.T4.sells', [seller], { seller: names([seller]) });
    return missing('scoring.T4.none');
  },
});
