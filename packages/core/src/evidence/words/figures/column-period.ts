/** Words that `figures/column-period` looks for, as patterns. Data only. */
import type { Period } from '../../../model/fact.js';

/** In the head of a row or column: over what its sums are taken. */
export const TAKEN_OVER: readonly (readonly [RegExp, Period])[] = [
  [/(?<!\p{L})(?:monthly|per month|mensual(?:es)?|al mes|mensuel(?:le)?s?|par mois)(?!\p{L})/u, 'month'],
  [
    /(?<!\p{L})(?:quarterly|per quarter|trimestral(?:es)?|al trimestre|trimestriel(?:le)?s?|par trimestre)(?!\p{L})/u,
    'quarter',
  ],
];
