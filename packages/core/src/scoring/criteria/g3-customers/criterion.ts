/** G3: who buys, how many of them pay, and can they be called? */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { distinct } from '../../distinct.js';
import { names, shown } from '../../show-value.js';

export const g3 = defineCriterion({
  meta: {
    id: 'G3',
    score: 'traction',
    title: 'scoring.G3.title',
    asks: 'scoring.G3.asks',
    weights: [20, 15, 10, 10],
    reason: 'Named, paying customers can be called.',
    kinds: ['customers', 'paying_customers', 'logo', 'signups', 'waitlist', 'loi'],
    steps: ['financial'],
  },
  judge(facts, context) {
    const some = (fact: Fact) => (context.amount(fact) ?? 0) > 0;
    const paying = facts.scoring('paying_customers', some);
    const counted = facts.scoring('customers', some);
    const logos = distinct(facts.of('logo', (fact) => fact.basis === 'actual'));
    const interest = facts.actual('waitlist')[0] ?? facts.actual('loi')[0] ?? facts.actual('signups')[0];
    const named = { names: names(logos), n: logos.length };
    return best(
      [
        paying && logos.length > 0
          ? judged(1, 'scoring.G3.paying-named', [paying, ...logos], { ...named, paying: shown(paying) })
          : undefined,
        logos.length >= 3 ? judged(0.75, 'scoring.G3.names', logos, named) : undefined,
        paying && judged(0.75, 'scoring.G3.paying', [paying], { paying: shown(paying) }),
        counted && judged(0.5, 'scoring.G3.count', [counted], { count: shown(counted) }),
        logos.length > 0 ? judged(0.5, 'scoring.G3.few-names', logos, named) : undefined,
        interest && hinted(0.25, 'scoring.G3.interest', [interest]),
      ],
      missing('scoring.G3.none'),
    );
  },
});
