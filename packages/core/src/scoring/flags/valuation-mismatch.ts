/** F20: pre-money, round and post-money do not fit, or imply a dilution nobody agrees to. */
import { message } from '../../model/message.js';
import { ownStatement } from '../checks/check.js';
import { statedAsk } from '../round.js';
import { failedCheckFlag, type FlagRule } from './flag.js';

const USUAL = { least: 5, most: 40 };

export const valuationMismatch: FlagRule = {
  meta: { id: 'valuation-mismatch', rule: 'F20', kinds: ['pre_money', 'post_money', 'ask', 'dilution'] },
  raise: (input) => {
    const failed = failedCheckFlag('pre-ask-post', 'medium', input);
    if (failed.length > 0) return failed;
    const { context } = input;
    const ask = statedAsk(context, context);
    // In two currencies a rate would decide, or one of them was misread.
    const pre = context.of(
      'pre_money',
      // A bare "valuation" may be meant before or after the money.
      (fact) => ownStatement(fact) && fact.currency === ask?.currency && fact.detail?.unspecified !== true,
    )[0];
    const post = context.of('post_money', (fact) => ownStatement(fact) && fact.currency === ask?.currency)[0];
    const round = ask && context.usd(ask);
    const before = pre && context.usd(pre);
    const after = (post && context.usd(post)) ?? (before !== undefined && round ? before + round : undefined);
    const stated = context.of('dilution', (fact) => ownStatement(fact) && fact.value !== undefined)[0];
    const dilution = round && after ? (round / after) * 100 : stated?.value;
    if (dilution === undefined || (dilution >= USUAL.least && dilution <= USUAL.most)) return [];
    const facts = round && after ? [ask, post ?? pre] : [stated];
    const id = dilution < USUAL.least ? 'flag.low-dilution' : 'flag.high-dilution';
    const reason = message(id, { dilution: { percent: Math.round(dilution * 10) / 10 } });
    return [{ severity: 'medium', reason, facts: facts.flatMap((fact) => fact ?? []) }];
  },
};
