/** On how many slides the same words are: running headers, footers and names repeat, content does not. */

/** For every key the number of `groups` that hold it, in the order in which the keys first occur. */
export function countGroups(groups: Iterable<Iterable<string>>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const keys of groups) for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
