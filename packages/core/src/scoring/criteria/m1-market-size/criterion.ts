/** M1: is the market sized, and cut down from all of it to what can be served and won? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { agreeingBuild, widestSize } from '../../market-build.js';
import { quoted, shown, shownMarket, shownPerPeriod, source } from '../../show-value.js';

export const m1 = defineCriterion({
  meta: {
    id: 'M1',
    score: 'market',
    title: 'scoring.M1.title',
    asks: 'scoring.M1.asks',
    weights: [15, 15, 15, 15],
    reason: 'A market that is sized and cut down to what can be served frames all the rest.',
    kinds: ['tam', 'sam', 'som', 'market_segment', 'buyer_count', 'price', 'arpa', 'acv'],
    steps: ['market_analysis'],
  },
  judge(facts, context) {
    const real = (fact: { basis: string }) => fact.basis !== 'example';
    const sizes = { tam: facts.of('tam', real), sam: facts.of('sam', real), som: facts.of('som', real) };
    const all = [...sizes.tam, ...sizes.sam, ...sizes.som];
    const segment = facts.of('market_segment')[0];
    if (all.length === 0) {
      return segment
        ? hinted(0.25, 'scoring.M1.segment', [segment], { segment: quoted(segment) })
        : missing('scoring.M1.none');
    }
    // Of several markets the largest, as the key figures show it; of what can be served the smallest.
    const first = (widestSize(sizes.tam, context) ?? sizes.sam[0] ?? sizes.som[0])!;
    const nested = [first, sizes.sam[0], sizes.som[0]];
    if (context.checks.some((check) => check.id === 'tam-sam-som' && check.status === 'fail')) {
      return judged(0.15, 'scoring.M1.not-nested', nested);
    }
    const dated = all.find((fact) => fact.asOf !== undefined);
    const cited = all.find((fact) => fact.cited !== undefined);
    const cutDown = sizes.tam.length > 0 && (sizes.sam.length > 0 || sizes.som.length > 0);
    const complete = sizes.tam.length > 0 && sizes.sam.length > 0 && sizes.som.length > 0;
    const built = agreeingBuild(facts, context);
    return best(
      [
        cutDown && built
          ? judged(1, 'scoring.M1.built', [...nested, built.size, built.build.buyers, built.build.price], {
              size: shownMarket(built.size),
              buyers: shown(built.build.buyers),
              price: shownPerPeriod(built.build.price),
            })
          : undefined,
        complete && dated && cited
          ? judged(0.75, 'scoring.M1.complete', [...nested, dated, cited], { source: source(cited) })
          : undefined,
        cutDown ? judged(0.5, 'scoring.M1.nested', nested, { size: shownMarket(first) }) : undefined,
      ],
      judged(cited ? 0.5 : 0.25, 'scoring.M1.one-figure', nested, { size: shownMarket(first) }),
    );
  },
});
