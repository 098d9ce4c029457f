/** Damages files in repeatable ways: flipped bytes, cut ends, doubled, swapped and zeroed blocks. */

/** Seeded random numbers, 0 ≤ n < 1 (mulberry32, Tommy Ettinger). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A damaged copy; the same seed gives the same damage. */
export function mutate(bytes: Uint8Array, seed: number): Buffer {
  const random = seededRandom(seed);
  const upTo = (most: number) => Math.floor(random() * most);
  const copy = Buffer.from(bytes);
  const from = upTo(copy.length);
  const size = 1 + upTo(Math.min(4096, copy.length - from));
  switch (upTo(5)) {
    case 0:
      return copy.subarray(0, Math.max(1, from));
    case 1:
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from, from + size), copy.subarray(from)]);
    case 2:
      return Buffer.concat([copy.subarray(0, from), copy.subarray(from + size)]);
    case 3:
      return copy.fill(0, from, from + size);
    default:
      for (let flips = 1 + upTo(200); flips > 0; flips--) copy[upTo(copy.length)] = upTo(256);
      return copy;
  }
}
