/** Remembers what a pure function made of an object that never changes, for as long as the object is there. */

/**
 * As `make`, which must be pure; what it returns must not be changed by who gets it. A store gives the same summaries, in the same
 * list, until something changes: what a report makes of them is there for the next.
 */
export function keptBy<Key extends object, Made>(make: (key: Key) => Made): (key: Key) => Made {
  const kept = new WeakMap<Key, Made>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}
