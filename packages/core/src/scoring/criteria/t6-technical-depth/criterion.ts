/** T6: can they build what the deck claims? An AI agent listed as CTO is no evidence of that. */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { atLeast } from '../../distinct.js';
import { builders, foundersFirst, linesAbout, ofStudent } from '../../people.js';
import { names, words } from '../../show-value.js';

export const t6 = defineCriterion({
  meta: {
    id: 'T6',
    score: 'team',
    title: 'scoring.T6.title',
    asks: 'scoring.T6.asks',
    weights: [10, 10, 10, 5],
    reason: 'The team must be able to build what the deck claims.',
    kinds: ['technical_depth', 'person', 'ai_agent_role'],
    steps: ['team_evaluation'],
  },
  judge(facts) {
    const depth = facts.of('technical_depth');
    const building = builders(foundersFirst(facts.of('person')));
    const proofs = atLeast(depth, 'specific').filter((fact) => fact.detail?.what !== 'role' && !ofStudent(fact));
    const proof = proofs[0];
    const proven = building.find((person) => linesAbout(person, proofs).length > 0);
    const builder = proven ?? building[0];
    const lead = builder ?? depth.find((fact) => fact.detail?.what === 'role') ?? atLeast(depth, 'named')[0];
    const own = proven ? linesAbout(proven, proofs)[0] : proofs.find((fact) => fact.subjectName === undefined);
    return best(
      [
        builder && own
          ? judged(1, 'scoring.T6.both', [builder, own], { builder: names([builder]), proof: words(own) })
          : undefined,
        builder && proof
          ? judged(0.75, 'scoring.T6.others', [builder, proof], { builder: names([builder]), proof: words(proof) })
          : undefined,
        proof && judged(0.75, 'scoring.T6.proof', [proof], { proof: words(proof) }),
        lead && judged(0.5, 'scoring.T6.lead', [lead], { lead: names([lead]) }),
        depth[0] && hinted(0.25, 'scoring.T6.asserted', [depth[0]]),
      ],
      missing(facts.has('ai_agent_role') ? 'scoring.T6.agent' : 'scoring.T6.none'),
    );
  },
});
