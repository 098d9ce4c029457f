/** Power cuts at every moment of longer, seeded runs of writes, long enough for the journal to be written anew. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../test/kit/store/counters.js';
import { cutPowerEverywhere, type PlannedWrite } from '../../../test/kit/store/power-cut.js';

/** Creates, updates and removes over six documents; values rise, so that an old state is never taken for a new one. */
function plan(seed: number, length: number): PlannedWrite[] {
  const random = seededRandom(seed);
  const kept = new Set<string>();
  return Array.from({ length }, (_, index) => {
    const id = 'abcdef'[Math.floor(random() * 6)] ?? 'a';
    const removes = kept.has(id) && random() < 0.25;
    if (removes) kept.delete(id);
    else kept.add(id);
    return { id, value: removes ? null : 100 + index };
  });
}

it.each([1, 2, 3, 4])('loses nothing acknowledged, seed %i', async (seed) => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-power-'));
  try {
    const { states, faults } = await cutPowerEverywhere(folder, plan(seed, 60));
    expect(faults).toEqual([]);
    expect(states).toBeGreaterThan(1000);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('loses nothing when the journal is written anew', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vc-power-'));
  try {
    const { states, faults } = await cutPowerEverywhere(folder, plan(5, 280), { from: 240 });
    expect(faults).toEqual([]);
    expect(states).toBeGreaterThan(1000);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
