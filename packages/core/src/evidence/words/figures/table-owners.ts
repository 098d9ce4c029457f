/** Words that `figures/table-owners` looks for. Data only. */
import { COUNTRY_WORDS } from '../country-words.js';

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

/** Countries, cities and parts of the world, as the head of a column may name them. */
export const PLACES = new Set([
  ...Object.values(COUNTRY_WORDS).flat(),
  ...[
    'uk',
    'gb',
    'eu',
    'dach',
    'benelux',
    'nordics',
    'europe',
    'europa',
    'latam',
    'emea',
    'apac',
    'asia',
    'asie',
    'africa',
    'afrique',
  ],
]);
