/** Words that `figures/find-metrics` looks for, as patterns. Data only. */
import { ONE_OF_MANY } from '../one-of-many.js';

export const OF_ONE = new RegExp(`^ ?(?:/|per|por|par) ?(?:\\p{L}+ ){0,2}?${ONE_OF_MANY}(?!\\p{L})`, 'u');
