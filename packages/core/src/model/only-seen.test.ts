/** How much a statement counts for that a trained model only thinks possible: all, once another reader finds it too. */
import { expect, it } from 'vitest';
import type { Fact } from './fact.js';
import { fact } from '../testing/build-fact.js';
import { countsAsSaid, doubtOf } from './only-seen.js';

const possible: Fact = { ...fact('defensibility'), decided: { by: 'statements 1f2e3d4c', probability: 0.4 } };

it('what another reader says too is said', () => {
  expect(countsAsSaid(possible)).toBe(false);
  expect(doubtOf(possible)).toBeCloseTo(0.6);
  const both: Fact = { ...possible, foundBy: ['rubric', 'openai'] };
  for (const seconded of [both, { ...possible, secondLook: 'yes' } satisfies Fact]) {
    expect(countsAsSaid(seconded)).toBe(true);
    expect(doubtOf(seconded)).toBe(0);
  }
  for (const alone of [
    { ...both, secondLook: 'no' } satisfies Fact,
    { ...possible, foundBy: ['rubric'] } satisfies Fact,
  ])
    expect(countsAsSaid(alone)).toBe(false);
});
