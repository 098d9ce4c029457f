/** P2: what exists today? Plans do not count; paying customers prove a live product. */
import type { Fact } from '../../../model/fact.js';
import type { Level } from '../../../model/scores.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { lowerOf } from '../../ladder.js';

const STATES = ['idea', 'prototype', 'prelaunch', 'mvp', 'live', 'paying'] as const;
type State = (typeof STATES)[number];
const SOLD_MOST: Level = 0.5;

export const p2 = defineCriterion({
  meta: {
    id: 'P2',
    score: 'product',
    title: 'scoring.P2.title',
    asks: 'scoring.P2.asks',
    weights: [20, 20, 15, 15],
    reason: 'What exists beats what is planned.',
    kinds: ['product_stage', 'trl', 'paying_customers', 'arr', 'mrr', 'revenue', 'users', 'mau', 'dau', 'pilot'],
    steps: ['business_model', 'financial'],
  },
  judge(facts, context) {
    const levels = context.rubric.thresholds.productStage[context.profile];
    // What is to be launched may be built to any degree.
    const levelOf = (state: State) => levels[state === 'prelaunch' ? 'prototype' : state];
    const some = (fact: Fact) => (context.amount(fact) ?? 0) > 0;
    // "Current stage: concept" is believed before any other word for what is there.
    const said = facts.of('product_stage', ({ basis, detail }) => basis === 'actual' && detail?.said === true);
    const stages = said.length > 0 ? said : facts.of('product_stage', (fact) => fact.basis === 'actual');
    const readings: { state: State; fact: Fact }[] = [
      ...stages.flatMap((fact) => {
        const state = STATES.find((name) => name === fact.detail?.level);
        // That somebody pays is shown by who or how much, not by the word.
        return state ? [{ state: state === 'paying' ? ('live' as const) : state, fact }] : [];
      }),
      ...facts.actual('trl', some).map((fact) => ({ state: stateOfReadiness(context.amount(fact) ?? 0), fact })),
      // Whoever uses it has something to use; a pilot tries it out.
      ...[...facts.actual('users', some), ...facts.actual('mau', some), ...facts.actual('dau', some)].map((fact) => ({
        state: 'live' as const,
        fact,
      })),
      ...facts.actual('pilot').map((fact) => ({ state: 'mvp' as const, fact })),
      ...[...facts.actual('paying_customers', some), ...facts.actual('arr', some), ...facts.actual('mrr', some)].map(
        (fact) => ({ state: 'paying' as const, fact }),
      ),
    ];
    // Somebody pays for something; for what, and how far it is built, is not said.
    const sold = facts.actual('revenue', some)[0];
    return best(
      [
        ...readings
          .toSorted(firstToBeLaunched)
          .map(({ state, fact }) => judged(levelOf(state), `scoring.P2.${state}`, [fact])),
        sold && judged(lowerOf(levels.live, SOLD_MOST), 'scoring.P2.sold', [sold]),
      ],
      missing('scoring.P2.none'),
    );
  },
});

/** Of equal states what the deck says of its launch is told. */
const firstToBeLaunched = (a: { state: State }, b: { state: State }): number =>
  Number(b.state === 'prelaunch') - Number(a.state === 'prelaunch');

/** Readiness 9 is in use, 7–8 shown in its surroundings, 4–6 in the laboratory or a test site. */
function stateOfReadiness(level: number): State {
  return level >= 9 ? 'live' : level >= 7 ? 'mvp' : level >= 4 ? 'prototype' : 'idea';
}
