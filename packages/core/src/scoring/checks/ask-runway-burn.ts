/** The round (and the cash at hand) ÷ burn against the runway that the round is said to buy. */
import type { Fact } from '../../model/fact.js';
import { message, type MessageValue } from '../../model/message.js';
import { amountValue, figureValue, monthsValue } from '../../i18n/figure-value.js';
import { checkResult, couldNotRun, inputsMissing, type Check } from './check.js';
import { currenciesOf, factSets, inputFacts, inputName, type Input } from './compare.js';
import { monthly } from './flows.js';
import { intervalOf, over, plus, type Interval } from './interval.js';

const ID = 'ask-runway-burn';
/** Spending changes after a round; a quarter either way is still the same plan. */
const SLACK = 0.25;

const INPUTS = {
  ask: { kinds: ['ask'] },
  burn: { kinds: ['burn_net', 'burn_gross'] },
  runway: { kinds: ['runway'], accept: (fact: Fact) => fact.detail?.after !== 'now', name: 'runway_after' },
} satisfies Record<string, Input>;

export const askRunwayBurn: Check = {
  meta: { id: ID, kinds: ['ask', 'burn_net', 'burn_gross', 'runway', 'cash'] },
  run: (context) => {
    const missing = Object.values<Input>(INPUTS).filter((input) => inputFacts(input, context).length === 0);
    if (missing.length > 0) {
      return inputsMissing(ID, missing.map(inputName));
    }
    const set = factSets(INPUTS, context)[0];
    if (!set) return couldNotRun(ID, 'unit');
    const cash = context.newest('cash');
    const facts = [set.ask, set.burn, set.runway, ...(cash ? [cash] : [])];
    const currencies = currenciesOf(facts);
    if (currencies.length > 1) return couldNotRun(ID, 'currency', { currencies: { list: currencies } });
    const round = intervalOf(set.ask);
    const held = cash && intervalOf(cash);
    const burn = monthly(set.burn);
    const stated = intervalOf(set.runway);
    const funds = round && (held ? plus(round, held) : round);
    const computed = funds && burn && over(funds, burn);
    if (!funds || !computed || !stated) return couldNotRun(ID, 'unit');
    const values = {
      funds: held ? amountValue(funds.mid, set.ask) : figureValue(set.ask),
      burn: figureValue(set.burn),
      computed: monthsTold(computed),
      runway: figureValue(set.runway),
    };
    if (stated.low > computed.high * (1 + SLACK))
      return checkResult(ID, 'fail', facts, message(`check.${ID}.fail`, values));
    if (stated.high < computed.low * (1 - SLACK)) {
      return checkResult(ID, 'notRun', facts, message(`check.${ID}.rising`, values));
    }
    return checkResult(ID, 'pass', facts, message(`check.${ID}.pass`, values));
  },
};

/** A share by which the ends of a round that is asked for as a range differ. */
const WIDE = 0.2;

/** The months of a range of amounts are a range. */
function monthsTold({ low, high, mid }: Interval): MessageValue {
  if (!Number.isFinite(high) || high < low * (1 + WIDE)) return monthsValue(mid);
  return { message: message('check.figure.range', { low: monthsValue(low), high: monthsValue(high) }) };
}
