/** The status beside a figure never calls the deck's own estimate of a market somebody else's. */
import { expect, it } from 'vitest';
import { shownBasis } from './shown-basis.js';

it('is of the market where the market is told of, and else what it is', () => {
  expect(shownBasis({ basis: 'external', subject: 'market' })).toBe('market');
  expect(shownBasis({ basis: 'external', subject: 'competitor' })).toBe('external');
  expect(shownBasis({ basis: 'target', subject: 'market' })).toBe('target');
});
