/** Every kind of fact is looked for by exactly one step, so that a failed step names what is missing. */
import { expect, test } from 'vitest';
import { FACT_KIND_IDS } from '../model/fact-kinds.js';
import { steps } from './steps.js';

test('every kind of fact belongs to exactly one step', () => {
  expect(steps.flatMap((step) => step.kinds).toSorted()).toEqual(FACT_KIND_IDS.toSorted());
});

test('every step but the last, which scores, looks for facts', () => {
  expect(steps.filter(({ kinds }) => kinds.length === 0).map(({ id }) => id)).toEqual(['ai_scoring']);
  expect(steps.at(-1)!.id).toBe('ai_scoring');
});
