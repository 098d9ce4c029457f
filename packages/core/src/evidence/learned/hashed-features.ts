/** Features of a thing by name, hashed into buckets: what a model is trained on and what it is asked with. */

const EMPTY = 0x811c9dc5;

/** The FNV-1a hash of what was hashed before and `text` after it: words under a field need no name made of them. */
function hashOn(before: number, text: string): number {
  let hash = before;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

/** Buckets are the low bits of a 32-bit FNV-1a hash. */
function bucketIn(hash: number, bits: number): number {
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) & ((1 << bits) - 1);
}

export function bucketOf(name: string, bits: number): number {
  return bucketIn(hashOn(EMPTY, name), bits);
}

/** Names of one thing's features, each once. */
export type Features = ReadonlySet<string>;

/** Takes the features of one thing. */
export interface FeatureSink {
  add(name: string): void;
  /** Every word, and every two that follow one another, under `field`. */
  addWords(field: string, words: readonly string[], pairs?: boolean): void;
  /** The beginnings and ends of longer words: what related words share, within a language and across them. */
  addWordParts(field: string, words: readonly string[]): void;
}

/** Tells the features of one thing, as often as it is asked, in the same order. */
export type FeatureWriter = (features: FeatureSink) => void;

/** The names of these features one by one. */
export const tell =
  (names: Iterable<string>): FeatureWriter =>
  (features) => {
    for (const name of names) features.add(name);
  };

/** Letters of a word from which its beginning and end are features, and from which a longer beginning is. */
const WITH_PARTS = 5;
const WITH_LONGER = 7;

/** Takes a feature by its hash; its name is `start`, a word, and after a blank `next` where there is one. */
type Put = (hash: number, start: string, word: string, next?: string) => void;

function hashingSink(put: Put): FeatureSink {
  return {
    add: (name) => put(hashOn(EMPTY, name), '', name),
    addWords(field, words, pairs = true) {
      const start = `${field}=`;
      const empty = hashOn(EMPTY, start);
      let before = '';
      let hashed = empty;
      for (const word of words) {
        const hash = hashOn(empty, word);
        put(hash, start, word);
        if (pairs && before !== '') put(hashOn(hashOn(hashed, ' '), word), start, before, word);
        before = word;
        hashed = hash;
      }
    },
    addWordParts(field, words) {
      const [begins, ends] = [`${field}<`, `${field}>`];
      const [begun, ended] = [hashOn(EMPTY, begins), hashOn(EMPTY, ends)];
      const putPart = (empty: number, start: string, part: string) => put(hashOn(empty, part), start, part);
      for (const word of words) {
        if (word.length < WITH_PARTS) continue;
        putPart(begun, begins, word.slice(0, 4));
        if (word.length >= WITH_LONGER) putPart(begun, begins, word.slice(0, 6));
        putPart(ended, ends, word.slice(-3));
      }
    },
  };
}

const nameOf = (start: string, word: string, next?: string): string =>
  next === undefined ? `${start}${word}` : `${start}${word} ${next}`;

/** The features by name. */
export function featureNames(write: FeatureWriter): Set<string> {
  const names = new Set<string>();
  write(hashingSink((_, ...name) => names.add(nameOf(...name))));
  return names;
}

/** Calls `each` with the bucket of every feature, in the order in which they are told. */
export function eachBucket(write: FeatureWriter, bits: number, each: (bucket: number, name: () => string) => void) {
  write(hashingSink((hash, start, word, next) => each(bucketIn(hash, bits), () => nameOf(start, word, next))));
}

/** The names as distinct buckets, in order. */
export function bucketsOf(features: Features, bits: number): Uint32Array {
  return bucketWriter(bits)(tell(features));
}

/** Gives the distinct buckets of one thing's features after another's, as `bucketsOf` their names, without making those. */
export function bucketWriter(bits: number): (write: FeatureWriter) => Uint32Array {
  /** The last thing that fell into each bucket. */
  const lastIn = new Uint32Array(2 ** bits);
  let thing = 0;
  let found: number[] = [];
  const sink = hashingSink((hash) => {
    const bucket = bucketIn(hash, bits);
    if (lastIn[bucket] === thing) return;
    lastIn[bucket] = thing;
    found.push(bucket);
  });
  return (write) => {
    thing += 1;
    found = [];
    write(sink);
    return Uint32Array.from(found);
  };
}
