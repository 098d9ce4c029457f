/** M2: how large is the market that this product can serve? A total market counts half at most. */
import type { Fact } from '../../../model/fact.js';
import type { Level } from '../../../model/scores.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { levelFrom, lowerOf } from '../../ladder.js';
import { buyerCounts, marketBuilds, moneySizes, widestSize } from '../../market-build.js';
import { shown, shownMarket, shownPerPeriod, inCurrency } from '../../show-value.js';

const BARE_MOST: Level = 0.5;
const UNVOUCHED_MOST: Level = 0.75;
/** Sizes that differ by less are one. */
const NEAR = 1.2;

export const m2 = defineCriterion({
  meta: {
    id: 'M2',
    score: 'market',
    title: 'scoring.M2.title',
    asks: 'scoring.M2.asks',
    weights: [15, 15, 15, 15],
    reason: 'A fund’s return needs a market that can carry it.',
    kinds: ['tam', 'sam', 'som', 'buyer_count', 'price', 'arpa', 'acv'],
    steps: ['market_analysis', 'business_model', 'monetization'],
  },
  judge(facts, context) {
    const ladder = context.rubric.thresholds.reachableMarket;
    const sized = (kind: 'tam' | 'sam' | 'som') =>
      moneySizes(facts, kind)
        .flatMap((fact) => {
          const size = context.usdPerYear(fact);
          return size === undefined ? [] : [{ fact, size }];
        })
        .sort((a, b) => a.size - b.size);
    const sam = sized('sam')[0];
    const som = sized('som')[0];
    const widest = widestSize(moneySizes(facts, 'tam'), context);
    const tam = sized('tam').find(({ fact }) => fact === widest);
    // What the deck says of the part that can be reached is told beside the whole.
    const parts = (['sam', 'som'] as const).flatMap((kind) =>
      facts.of(kind, ({ basis }) => basis !== 'example').slice(0, 1),
    );
    const whole = parts.length > 0 ? 'scoring.M2.tam-parts' : 'scoring.M2.tam';
    // A size that nobody vouches for and that no buyers add up to is an assertion.
    const stated = ({ fact, size }: { fact: Fact; size: number }) =>
      lowerOf(levelFrom(size, ladder), fact.cited ? 1 : BARE_MOST);
    return best(
      [
        sam &&
          judged(stated(sam), sam.fact.cited ? 'scoring.M2.sam' : 'scoring.M2.sam-bare', [sam.fact], {
            size: shownMarket(sam.fact),
          }),
        som && judged(stated(som), 'scoring.M2.som', [som.fact], { size: shownMarket(som.fact) }),
        ...(['buyer_count', 'sam', 'som', 'tam'] as const).map((kind) => {
          const counts = buyerCounts(facts).filter((fact) => fact.kind === kind);
          const build = marketBuilds(facts, context, counts)[0];
          // Where the deck says what it can serve, more is not served; and the buyers of all of the market are all of it.
          if (!build || (sam && build.size > sam.size * NEAR)) return undefined;
          if (tam && build.size <= tam.size * NEAR && build.size * NEAR >= tam.size)
            return judged(
              lowerOf(levelFrom(build.size, ladder), BARE_MOST),
              whole,
              [tam.fact, build.buyers, ...parts],
              {
                size: shownMarket(tam.fact),
              },
            );
          // A total market counts half too where it is counted in heads; buyers that nobody vouches for may be a population.
          const most = kind === 'tam' ? BARE_MOST : build.buyers.cited ? 1 : UNVOUCHED_MOST;
          return judged(lowerOf(levelFrom(build.size, ladder), most), 'scoring.M2.build', [build.buyers, build.price], {
            buyers: shown(build.buyers),
            price: shownPerPeriod(build.price),
            size: inCurrency(build.size, build.price.currency),
          });
        }),
        tam &&
          judged(lowerOf(stated(tam), tam.fact.cited ? 0.5 : 0.25), whole, [tam.fact, ...parts], {
            size: shownMarket(tam.fact),
          }),
      ],
      missing('scoring.M2.none'),
    );
  },
});
