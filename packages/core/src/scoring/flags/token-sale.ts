/** F31: a token is sold and no share of the company. */
import { message } from '../../model/message.js';
import type { FlagRule } from './flag.js';

const EQUITY =
  /\b(?:equity|safe|convertible|shares?|pre-?money|post-?money|acciones|participaciones|capital social|nota convertible|actions|bsa)\b/i;

/** A sale by its name: the design of a token, a gift of some, or caps that a product sets for its users sell nothing. */
const SALE =
  /(?<!\p{L})(?:(?:pre|token|public|private|crowd)[- ]?sales?|(?:pre[- ]?)?(?:ico|ido|ieo)s?|initial coin offering|tge|token generation event|preventa|venta (?:de tokens|p[úu]blica|privada)|pr[ée]vente|vente (?:de (?:tokens|jetons)|publique|priv[ée]e))(?!\p{L})/iu;
const NO_SALE =
  /(?<!\p{L})(?:no|sin|pas de|sans|aucune) (?:token |public |private )?(?:pre-?sales?|sales?|icos?|preventa|pr[ée]vente)/iu;

export const tokenSale: FlagRule = {
  meta: { id: 'token-sale', rule: 'F31', kinds: ['token_sale', 'instrument', 'pre_money', 'post_money', 'dilution'] },
  raise: ({ context }) => {
    const tokens = context.of('token_sale', (fact) => SALE.test(fact.quote) && !NO_SALE.test(fact.quote));
    const equity =
      context.has('instrument', (fact) => EQUITY.test(fact.text)) ||
      (['pre_money', 'post_money', 'val_cap', 'dilution'] as const).some((kind) => context.has(kind));
    return tokens.length === 0 || equity
      ? []
      : [{ severity: 'medium', reason: message('flag.token-sale'), facts: tokens }];
  },
};
