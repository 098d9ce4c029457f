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

/** In the head of a column or row of prices: for what time each is paid. */
export const PAID_PER: readonly (readonly [RegExp, Period])[] = [
  [
    /(?:\/ ?(?:mo|month|mes|mois)|(?<!\p{L})(?:monthly|per month|a month|mensual|al mes|por mes|mensuel|par mois))(?!\p{L})/u,
    'month',
  ],
  [
    /(?:\/ ?(?:yr|year|ano|an)|(?<!\p{L})(?:yearly|annual|per year|a year|anual|al ano|por ano|annuel|par an))(?!\p{L})/u,
    'year',
  ],
];
