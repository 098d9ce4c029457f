/** Features of a thing by name, hashed into buckets: what a model is trained on and what it is asked with. */

/** Buckets are the low bits of a 32-bit FNV-1a hash. */
export function bucketOf(name: string, bits: number): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    hash ^= name.charCodeAt(at);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (Math.imul(hash, 0x2c1b3c6d) >>> 0) & ((1 << bits) - 1);
}

/** Names of one thing's features, each once. */
export type Features = ReadonlySet<string>;

/** Adds every word, and every two that follow one another, under `field`. */
export function addWords(features: Set<string>, field: string, words: readonly string[], pairs = true): void {
  let before = '';
  for (const word of words) {
    features.add(`${field}=${word}`);
    if (pairs && before !== '') features.add(`${field}=${before} ${word}`);
    before = word;
  }
}

/** Adds the beginnings and ends of longer words: what related words share, within a language and across them. */
export function addWordParts(features: Set<string>, field: string, words: readonly string[]): void {
  for (const word of words) {
    if (word.length < 5) continue;
    features.add(`${field}<${word.slice(0, 4)}`);
    if (word.length > 6) features.add(`${field}<${word.slice(0, 6)}`);
    features.add(`${field}>${word.slice(-3)}`);
  }
}

/** The names as distinct buckets. */
export function bucketsOf(features: Features, bits: number): Uint32Array {
  const buckets = new Set<number>();
  for (const name of features) buckets.add(bucketOf(name, bits));
  return Uint32Array.from(buckets);
}
