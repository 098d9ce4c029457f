/** G7: can the figures be compared: dated, defined, and shown over time? */
import type { FactKind } from '../../../model/fact-kinds.js';
import { best, defineCriterion, judged, missing } from '../../criterion.js';

const KEY_FIGURES = [
  'arr',
  'mrr',
  'revenue',
  'gmv',
  'tpv',
  'customers',
  'paying_customers',
  'users',
  'mau',
] as const satisfies readonly FactKind[];

export const g7 = defineCriterion({
  meta: {
    id: 'G7',
    score: 'traction',
    title: 'scoring.G7.title',
    asks: 'scoring.G7.asks',
    weights: [5, 5, 10, 10],
    reason: 'A number without date and definition cannot be compared.',
    kinds: [...KEY_FIGURES, 'metric_definition', 'monthly_series', 'cumulative_only'],
    steps: ['financial', 'extract'],
  },
  judge(facts) {
    const figures = KEY_FIGURES.flatMap((kind) => facts.actual(kind));
    const periodic = figures.filter((fact) => fact.asOf !== undefined && fact.period !== 'cumulative');
    const series = facts.actual('monthly_series')[0];
    const definition = facts.of('metric_definition')[0];
    const cumulative = facts.actual('cumulative_only')[0] ?? figures.find((fact) => fact.period === 'cumulative');
    const dated = series ?? periodic[0];
    return best(
      [
        series && definition && judged(1, 'scoring.G7.series', [series, definition]),
        series && judged(0.75, 'scoring.G7.series-undefined', [series]),
        dated && definition && judged(0.75, 'scoring.G7.defined', [dated, definition]),
        dated && judged(0.5, 'scoring.G7.dated', periodic.length > 0 ? periodic : [dated]),
        cumulative && judged(0.25, 'scoring.G7.cumulative', [cumulative]),
        figures[0] && judged(0.25, 'scoring.G7.undated', figures),
      ],
      missing('scoring.G7.none'),
    );
  },
});
