/** F41: the round is asked for in one currency and divided in another, and no amount stands in both. */
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import type { Fact } from '../../model/fact.js';
import { statedAsk } from '../round.js';
import type { FlagRule } from './flag.js';

/** Fewer parts may be an aside. */
const FEWEST_PARTS = 2;

export const roundInTwoCurrencies: FlagRule = {
  meta: { id: 'round-in-two-currencies', rule: 'F41', kinds: ['ask', 'use_of_funds'] },
  raise: ({ context }) => {
    const ask = statedAsk(context, context);
    const parts = context.of('use_of_funds', (fact) => fact.unit === 'money');
    const asked = new Set(context.of('ask').map((fact) => fact.currency));
    const [first] = parts;
    if (!ask || !first || parts.length < FEWEST_PARTS || ![ask, ...parts].every(isWritten)) return [];
    if (parts.some((part) => part.currency !== first.currency || asked.has(part.currency))) return [];
    const reason = message('flag.round-in-two-currencies', { ask: figureValue(ask), part: figureValue(first) });
    return [{ severity: 'low', reason, facts: [ask, ...parts] }];
  },
};

/** The currency stands in the deck and needs no guess. */
const isWritten = ({ currency, ambiguous = [] }: Fact): boolean =>
  currency !== undefined && !ambiguous.includes('currency-assumed') && !ambiguous.includes('dollar-which');
