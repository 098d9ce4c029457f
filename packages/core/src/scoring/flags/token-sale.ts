/** F31: a token is sold and no share of the company. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const EQUITY =
  /\b(?:equity|safe|convertible|shares?|pre-?money|post-?money|acciones|participaciones|capital social|nota convertible|actions|bsa)\b/i;

export const tokenSale: FlagRule = {
  meta: { id: 'token-sale', rule: 'F31', kinds: ['token_sale', 'instrument', 'pre_money', 'post_money', 'dilution'] },
  raise: ({ context }) => {
    const tokens = context.of('token_sale');
    const equity =
      context.has('instrument', (fact) => EQUITY.test(fact.text)) ||
      (['pre_money', 'post_money', 'val_cap', 'dilution'] as const).some((kind) => context.has(kind));
    return tokens.length === 0 || equity
      ? []
      : [{ severity: 'medium', reason: message('flag.token-sale'), facts: tokens }];
  },
};
