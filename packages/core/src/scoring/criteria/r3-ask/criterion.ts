/** R3: how much is asked for, what is it spent on, and what will it prove by when? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { isDatedPlan } from '../../../model/dated-plan.js';
import { statedAsk, useOfFundsAddsUp, useOfFundsTotal } from '../../round.js';
import { shown } from '../../show-value.js';

export const r3 = defineCriterion({
  meta: {
    id: 'R3',
    score: 'risk',
    title: 'scoring.R3.title',
    asks: 'scoring.R3.asks',
    weights: [20, 15, 10, 10],
    reason: 'An investor must know what is asked for and what it buys.',
    kinds: ['ask', 'ask_text', 'use_of_funds', 'milestone_plan'],
    steps: ['financial', 'business_model'],
  },
  judge(facts, context) {
    const ask = statedAsk(facts, context);
    const raising = facts.of('ask_text')[0] ?? facts.of('ask', ({ basis }) => basis !== 'example')[0];
    if (!ask) return raising ? hinted(0.15, 'scoring.R3.raising', [raising]) : missing('scoring.R3.none');
    const funds = facts.of('use_of_funds', ({ value }) => value !== undefined);
    const told = facts.of('use_of_funds');
    const values = { ask: shown(ask) };
    const addsUp = useOfFundsAddsUp(context.checks);
    const plan = facts.of('milestone_plan', isDatedPlan)[0];
    const sum = useOfFundsTotal(context.checks);
    return best(
      [
        addsUp && plan ? judged(1, 'scoring.R3.complete', [ask, ...funds, plan], values) : undefined,
        addsUp ? judged(0.75, 'scoring.R3.funds', [ask, ...funds], values) : undefined,
        addsUp === false && sum !== undefined
          ? judged(0.5, 'scoring.R3.sum', [ask, ...funds], { ...values, sum })
          : undefined,
        funds.length > 0 ? judged(0.5, 'scoring.R3.list', [ask, ...funds], values) : undefined,
        told.length > 0 ? judged(0.25, 'scoring.R3.words', [ask, ...told], values) : undefined,
        judged(0.25, 'scoring.R3.amount', [ask], values),
      ],
      missing('scoring.R3.none'),
    );
  },
});
