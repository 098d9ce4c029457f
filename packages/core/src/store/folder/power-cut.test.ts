/** A power cut at any moment loses nothing that was acknowledged. The long run is in `power-cut.long.test.ts`. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cutPowerEverywhere } from '../../../test/kit/store/power-cut.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vc-power-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('survives a power cut at every moment of creating, updating and removing', async () => {
  const { states, faults } = await cutPowerEverywhere(folder, [
    { id: 'a', value: 100 },
    { id: 'b', value: 101 },
    { id: 'a', value: 102 },
    { id: 'b', value: null },
  ]);
  expect(faults).toEqual([]);
  expect(states).toBeGreaterThan(100);
});
