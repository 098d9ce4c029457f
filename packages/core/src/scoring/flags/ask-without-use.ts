/** F18: an amount asked for and no word of what it buys. */
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import { isDatedPlan } from '../../model/dated-plan.js';
import { statedAsk } from '../round.js';
import type { FlagRule } from './flag.js';

/** “£3,000 to build the pilot”: the sentence of the amount says what for. */
const PURPOSE = /\d.*(?<!\p{L})(?:to|para|pour|afin d[e’']) ?\p{L}{4,}/iu;

export const askWithoutUse: FlagRule = {
  meta: { id: 'ask-without-use', rule: 'F18', kinds: ['ask', 'use_of_funds', 'hire_plan', 'milestone_plan'] },
  raise: ({ context }) => {
    const ask = statedAsk(context, context);
    const explained =
      context.has('use_of_funds') ||
      context.has('hire_plan', (fact) => fact.strength === 'specific') ||
      context.has('milestone_plan', isDatedPlan);
    if (!ask || explained || PURPOSE.test(ask.quote)) return [];
    return [{ severity: 'low', reason: message('flag.ask-without-use', { ask: figureValue(ask) }), facts: [ask] }];
  },
};
