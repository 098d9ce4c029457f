/** G4: do customers stay, and do they pay more? */
import type { Fact } from '../../../model/fact.js';
import type { Level } from '../../../model/scores.js';
import type { Benchmark } from '../../benchmarks.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';
import { levelFrom, levelUpTo, lowerOf, type Ladder } from '../../ladder.js';
import { shown, shownPerPeriod } from '../../show-value.js';
import { monthlyChurn } from '../../unit-economics.js';

export const g4 = defineCriterion({
  meta: {
    id: 'G4',
    score: 'traction',
    title: 'scoring.G4.title',
    asks: 'scoring.G4.asks',
    weights: [0, 10, 15, 15],
    reason: 'Growth without retention is bought; cohorts need time, so it weighs more later.',
    kinds: ['nrr', 'grr', 'churn', 'retention'],
    steps: ['financial'],
  },
  judge(facts, context) {
    const bands = context.rubric.benchmarks;
    const limit = (fact: Fact): Level => (fact.asOf === undefined ? 0.75 : 1);
    const kept = (
      fact: Fact | undefined,
      ladder: Benchmark<Ladder>,
      text: 'scoring.G4.nrr' | 'scoring.G4.grr' | 'scoring.G4.retention',
    ) => {
      const share = fact && context.amount(fact);
      if (!fact || share === undefined) return undefined;
      return judged(lowerOf(levelFrom(share, ladder.bands), limit(fact)), text, [fact], { figure: shown(fact) });
    };
    const churn = facts.scoring('churn');
    const monthly = churn && monthlyChurn(churn, context.amount(churn));
    const windows = new Set(facts.actual('retention').map((fact) => String(fact.detail?.window ?? '')));
    return best(
      [
        kept(facts.scoring('nrr'), bands.NET_RETENTION, 'scoring.G4.nrr'),
        kept(facts.scoring('grr'), bands.GROSS_RETENTION, 'scoring.G4.grr'),
        churn && monthly !== undefined
          ? judged(
              lowerOf(levelUpTo(monthly, bands.MONTHLY_CHURN.bands), limit(churn)),
              churn.period === undefined || churn.period === 'month' ? 'scoring.G4.churn' : 'scoring.G4.churn-yearly',
              [churn],
              {
                figure: shownPerPeriod(churn, 'month'),
                monthly: { percent: monthly },
              },
            )
          : undefined,
        ...[...windows].map((window) =>
          kept(
            facts.scoring('retention', (fact) => String(fact.detail?.window ?? '') === window),
            window === 'd30'
              ? bands.DAY_30_RETENTION
              : window === 'dau_mau'
                ? bands.STICKINESS
                : window === 'month12'
                  ? bands.GROSS_RETENTION
                  : bands.REPEAT_RATE,
            'scoring.G4.retention',
          ),
        ),
      ],
      missing('scoring.G4.none'),
    );
  },
});
