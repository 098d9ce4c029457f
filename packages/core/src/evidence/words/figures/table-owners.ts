/** Words that `figures/table-owners` looks for. Data only. */

export const US = new Set([
  'us',
  'we',
  'our solution',
  'our product',
  'nosotros',
  'nuestra solucion',
  'nous',
  'notre solution',
]);
