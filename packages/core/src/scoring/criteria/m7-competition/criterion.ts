/** M7: are the alternatives named, compared, and is it said where they are better? */
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { distinct } from '../../distinct.js';
import { names, quoted } from '../../show-value.js';

/** Competitors from which a field is described; one or two are what everybody can name. */
const ENOUGH = 3;

export const m7 = defineCriterion({
  meta: {
    id: 'M7',
    score: 'market',
    title: 'scoring.M7.title',
    asks: 'scoring.M7.asks',
    weights: [10, 10, 15, 15],
    reason: 'Competitors become the question once the need is proven.',
    kinds: ['competitor', 'competitor_category', 'no_competitor_claim', 'competition_matrix', 'status_quo'],
    steps: ['competitive'],
  },
  judge(facts) {
    const named = distinct(facts.of('competitor'));
    const matrix = facts.of('competition_matrix')[0];
    const losing = facts.of('competition_matrix', (fact) => fact.detail?.losing === true)[0];
    const statusQuo = facts.of('status_quo')[0];
    const category = facts.of('competitor_category')[0] ?? statusQuo;
    const claim = facts.of('no_competitor_claim')[0];
    const values = { n: named.length, competitors: names(named) };
    return best(
      [
        named.length >= ENOUGH && losing && statusQuo
          ? judged(1, 'scoring.M7.honest', [...named, losing, statusQuo], values)
          : undefined,
        named.length >= ENOUGH && matrix
          ? judged((losing ?? statusQuo) ? 0.75 : 0.5, 'scoring.M7.compared', [...named, matrix], values)
          : undefined,
        // Compared they are, but two are no field.
        named.length === 2 && matrix ? judged(0.25, 'scoring.M7.two', [...named, matrix], values) : undefined,
        named.length >= 2 ? judged(named.length >= ENOUGH ? 0.5 : 0.25, 'scoring.M7.named', named, values) : undefined,
        named.length === 1 ? judged(0.25, 'scoring.M7.one', named, values) : undefined,
        matrix && judged(0.25, 'scoring.M7.unnamed-matrix', [matrix]),
        category && hinted(0.25, 'scoring.M7.categories', [category], { category: quoted(category) }),
        claim && hinted(0.15, 'scoring.M7.denied', [claim]),
      ],
      missing('scoring.M7.none'),
    );
  },
});
