/** What stands on slide after slide: running headers, footers and names repeat, content does not. */

/** On fewer slides nothing runs through a deck. */
const FEWEST = 3;

/** The keys that at least three of `groups`, and `share` of them, hold, in the order in which they first occur. */
export function repeatedKeys(groups: readonly Iterable<string>[], share: number): Set<string> {
  const counts = new Map<string, number>();
  for (const keys of groups) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const least = Math.max(FEWEST, share * groups.length);
  return new Set([...counts].flatMap(([key, count]) => (count >= least ? [key] : [])));
}
