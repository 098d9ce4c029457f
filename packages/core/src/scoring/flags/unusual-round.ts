/** F19: a round more than three times above, or less than a third of, what the region and stage know. */
import type { Fact } from '../../model/fact.js';
import { message } from '../../model/message.js';
import { figureValue } from '../../i18n/figure-value.js';
import { regionOf, statedAsk } from '../round.js';
import type { ScoringContext } from '../context.js';
import type { FlagRule } from './flag.js';

const FAR = 3;

export const unusualRound: FlagRule = {
  meta: { id: 'unusual-round', rule: 'F19', kinds: ['ask', 'hq'] },
  raise: ({ context }) => {
    const ask = statedAsk(context, context);
    // A stage taken from the size of the ask would make every ask usual; an unknown one has no norm.
    if (!ask || context.stage === 'unknown') return [];
    const [least, most] = usualAmounts(context, ask);
    const [low, high] = [ask.low ?? ask.value, ask.high ?? ask.value].map((amount) =>
      amount === undefined ? undefined : context.usd({ ...ask, value: amount }),
    );
    const above = low !== undefined && low > most * FAR && context.profile !== 'series-b';
    const below = high !== undefined && high < least / FAR;
    if (!above && !below) return [];
    const reason = message(`flag.unusual-round.${above ? 'above' : 'below'}`, { ask: figureValue(ask) });
    return [{ severity: 'medium', reason, facts: [ask] }];
  },
};

/** Of the region when the deck says where it is; else wide enough for any, since a language is no address. */
function usualAmounts(context: ScoringContext, ask: Fact): readonly [least: number, most: number] {
  const { bands } = context.rubric.benchmarks.ROUND_NORMS;
  const hq = context.of('hq', (fact) => fact.detail?.country !== undefined)[0];
  if (hq) return bands[regionOf(hq, ask, context.evidence.language)][context.profile].amount;
  const amounts = Object.values(bands).map((region) => region[context.profile].amount);
  return [Math.min(...amounts.map(([least]) => least)), Math.max(...amounts.map(([, most]) => most))];
}
