/** Every kind of fact has a full record, and its fields do not gainsay one another. */
import { expect, test } from 'vitest';
import { FACT_KIND_IDS, FACT_KINDS } from './fact-kinds.js';
import { ACTUAL_METRICS, FIGURE_KINDS } from './kind-sets.js';
import { valueTypes } from './kinds-where.js';
import { STEP_IDS } from './values.js';

test.each(FACT_KIND_IDS)('%s is what its record says', (kind) => {
  const spec = FACT_KINDS[kind];
  const types = valueTypes(spec);
  const [usual] = types;
  expect(spec.about.length).toBeGreaterThan(5);
  expect(spec.about).not.toMatch(/^\s|\s$|\.$/);
  expect(new Set(types).size, 'each type once').toBe(types.length);
  expect(STEP_IDS).toContain(spec.step);
  expect(spec.step, 'the last step looks for nothing').not.toBe('ai_scoring');

  expect(spec.counts !== undefined, 'a count says what it counts').toBe(types.includes('count'));
  if (usual === 'percent' || usual === 'multiple') expect(spec.time, 'a share has no sum').toBe('rate');
  if (FIGURE_KINDS.has(kind)) expect(spec.time, 'a figure has a time').not.toBe('none');
  if (spec.time === 'flow' || spec.total || spec.perUnit) expect(usual, 'sums are of money').toBe('money');
  if (spec.period === 'never') expect(spec.time, 'a balance is no sum').not.toBe('flow');
  if (spec.boundByPeriod) expect(spec.period).toMatch(/^(?:month|year)$/);
  if (spec.pace) expect(spec).toMatchObject({ time: 'flow', period: 'month' });
  if (spec.metric || spec.better || spec.tracked) expect(FIGURE_KINDS, 'only figures are compared').toContain(kind);
  if (spec.listedAfter) expect([...ACTUAL_METRICS]).toContain(spec.listedAfter);
  if (spec.name || spec.unmarked) expect(types, 'words').toEqual(['text']);
});
