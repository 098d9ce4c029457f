/** Which names are rivals of a deck's company: firms and products that it names as competitors. */
import { competitorsBy, rivalChoices } from '../evidence/competitors/find-competitors.js';
import { nameKey } from '../evidence/outline/company/name-candidates.js';
import type { NameKind } from './train-names.js';

export const COMPETITOR_NAMES: NameKind = {
  isOne: ({ as }) => as === 'competitor',
  keyOf: nameKey,
  candidates: (view) => rivalChoices(view).map(({ rival, features }) => ({ key: nameKey(rival.name), features })),
  read: (view, weights) => competitorsBy(view, weights).map(({ name }) => nameKey(name)),
  // Few decks name rivals: with less the weights follow single ones.
  pull: 8,
  // Tried: with them the rivals of others are told worse, and those of drawn decks no better.
  drawn: 0,
  shortestPart: 4,
};
