/** R1: how long does the money last once the round is in? */
import type { Level } from '../../../model/scores.js';
import { monthlyBurn, runwayDisagrees, runways, type CashKind } from '../../cash.js';
import { best, defineCriterion, hinted, judged, missing } from '../../criterion.js';
import { levelFrom, lowerOf } from '../../ladder.js';
import { shown, shownPerPeriod } from '../../show-value.js';

/** What shows that money comes in. */
const EARNED = ['arr', 'mrr', 'revenue', 'gmv', 'paying_customers'] as const;

const FLAT_MOST: Level = 0.75;
const DISAGREEING_MOST: Level = 0.5;

export const r1 = defineCriterion<CashKind | (typeof EARNED)[number]>({
  meta: {
    id: 'R1',
    score: 'risk',
    title: 'scoring.R1.title',
    asks: 'scoring.R1.asks',
    weights: [15, 20, 20, 20],
    reason: 'Running out of cash ends companies (CB Insights, 29 to 70 % by survey).',
    kinds: ['cash', 'burn_net', 'burn_gross', 'runway', 'ask', 'profitability', ...EARNED],
    steps: ['financial'],
  },
  judge(facts, context) {
    const ladder = context.rubric.thresholds.runway;
    const disagrees = runwayDisagrees(facts, context);
    const profitable = facts.actual('profitability')[0];
    // Whoever shows no income has a profit in mind, or a community's.
    const earns = EARNED.some((kind) => facts.actual(kind).length > 0);
    const burn = monthlyBurn(facts, context);
    const cash = facts.scoring('cash');
    return best(
      [
        profitable &&
          (earns
            ? judged(1, 'scoring.R1.profitable', [profitable])
            : hinted(0.25, 'scoring.R1.profitable-unshown', [profitable])),
        ...runways(facts, context).map((runway) => {
          const reached = levelFrom(runway.months, ladder);
          const values = { months: Math.round(runway.months), when: String(runway.facts[0]?.detail?.after ?? '') };
          if (runway.from === 'flat')
            return judged(lowerOf(reached, FLAT_MOST), 'scoring.R1.flat', runway.facts, values);
          if (runway.from === 'round' && disagrees && reached > DISAGREEING_MOST) {
            return judged(DISAGREEING_MOST, 'scoring.R1.disagrees', [...runway.facts, burn?.fact], values);
          }
          const long = reached >= 0.75;
          return judged(reached, long ? 'scoring.R1.long' : 'scoring.R1.short', runway.facts, values);
        }),
        burn && judged(0.25, 'scoring.R1.burn-alone', [burn.fact], { figure: shownPerPeriod(burn.fact, 'month') }),
        cash && judged(0.25, 'scoring.R1.cash-alone', [cash], { figure: shown(cash) }),
      ],
      missing('scoring.R1.none'),
    );
  },
});
