/** The documents that parent and child processes of the tests both write. */
import { z } from 'zod';
import type { CollectionDefinition } from '../../../src/store/store.js';

const counterSchema = z.strictObject({ id: z.string(), value: z.number(), padding: z.string() });
export type Counter = z.infer<typeof counterSchema>;
export type CounterSummary = Pick<Counter, 'id' | 'value'>;

export const countersDefinition: CollectionDefinition<Counter, CounterSummary> = {
  name: 'counters',
  schema: counterSchema,
  version: 1,
  summarize: ({ id, value }) => ({ id, value }),
};

/** Numbers in 0..1, the same ones for the same seed (mulberry32, Tommy Ettinger, public domain). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
