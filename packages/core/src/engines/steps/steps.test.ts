/** Every kind of fact is looked for by exactly one step, and the steps keep the product's order. */
import { expect, test } from 'vitest';
import { FACT_KIND_IDS } from '../../model/fact-kinds.js';
import { STEP_IDS } from '../../model/values.js';
import { steps } from './index.js';

test('every kind of fact belongs to exactly one step', () => {
  expect(steps.flatMap((step) => step.kinds).toSorted()).toEqual([...FACT_KIND_IDS].sort());
});

test('the nine steps stand in the order that progress shows', () => {
  expect(steps.map((step) => step.id)).toEqual(STEP_IDS);
});
