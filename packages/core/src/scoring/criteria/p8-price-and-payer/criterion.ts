/** P8: who pays how much for what? */
import type { Fact } from '../../../model/fact.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { mainPrice, pricesBeside } from '../../../model/main-price.js';
import { quoted, shownPerPeriod } from '../../show-value.js';

export const p8 = defineCriterion({
  meta: {
    id: 'P8',
    score: 'product',
    title: 'scoring.P8.title',
    asks: 'scoring.P8.asks',
    weights: [0, 5, 10, 10],
    reason: 'Who pays what is premature before the product and basic after it.',
    kinds: ['revenue_model', 'price', 'payer', 'take_rate'],
    steps: ['business_model', 'monetization'],
  },
  judge(facts) {
    const model = facts.of('revenue_model')[0];
    // What is free is no price.
    const ours = (fact: Fact) => fact.subject === 'company' && fact.value !== 0;
    const prices = [...facts.of('price', ours), ...facts.of('take_rate', ours)];
    const price = mainPrice(facts.of('price', ours)) ?? prices[0];
    const isOfUnit = (fact: Fact) =>
      fact.kind === 'take_rate' || fact.detail?.unit !== undefined || fact.period !== undefined;
    const unit = mainPrice(facts.of('price', (fact) => ours(fact) && isOfUnit(fact))) ?? prices.find(isOfUnit);
    const payer = facts.of('payer')[0];
    const plans: readonly Fact[] = pricesBeside(facts.of('price', ours));
    const told = (fact: Fact) => ({ list: (plans.includes(fact) ? plans : [fact]).map((one) => shownPerPeriod(one)) });
    return best(
      [
        unit && payer && judged(1, 'scoring.P8.complete', [unit, payer], { price: told(unit) }),
        price && judged(0.75, 'scoring.P8.price', [price], { price: told(price) }),
        model && judged(0.5, 'scoring.P8.model', [model], { model: quoted(model) }),
        payer && judged(0.25, 'scoring.P8.payer', [payer], { payer: quoted(payer) }),
      ],
      missing('scoring.P8.none'),
    );
  },
});
