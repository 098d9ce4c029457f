/** M3: is the market built from below, as buyers times price? */
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { agreeingBuild, buyerCounts, marketBuilds } from '../../market-build.js';
import { shown, shownPerPeriod } from '../../show-value.js';

export const m3 = defineCriterion({
  meta: {
    id: 'M3',
    score: 'market',
    title: 'scoring.M3.title',
    asks: 'scoring.M3.asks',
    weights: [15, 20, 20, 15],
    reason: 'Buyers times price is the only size that can be checked; by series B revenue says it better.',
    kinds: ['buyer_count', 'tam', 'sam', 'som', 'price', 'arpa', 'acv'],
    steps: ['market_analysis', 'business_model', 'monetization'],
  },
  judge(facts, context) {
    const buyers = buyerCounts(facts)[0];
    if (!buyers) return missing('scoring.M3.none');
    const agreeing = agreeingBuild(facts, context);
    const build = marketBuilds(facts, context)[0];
    return best(
      [
        agreeing &&
          judged(1, 'scoring.M3.agrees', [agreeing.build.buyers, agreeing.build.price, agreeing.size], {
            buyers: shown(agreeing.build.buyers),
            price: shownPerPeriod(agreeing.build.price),
            size: shown(agreeing.size),
          }),
        build &&
          judged(0.75, 'scoring.M3.priced', [build.buyers, build.price], {
            buyers: shown(build.buyers),
            price: shownPerPeriod(build.price),
          }),
      ],
      judged(0.5, 'scoring.M3.counted', [buyers], { buyers: shown(buyers) }),
    );
  },
});
