/** Which analyses are versions of one company's deck. Pure. */
import type { AnalysisSummary } from '../model/analysis.js';

/** All that are bound to `id` by what came before or after it, newest first; none when there is no such analysis. */
export function versionsOf<S extends Pick<AnalysisSummary, 'id' | 'previousId' | 'version' | 'createdAt'>>(
  summaries: readonly S[],
  id: string,
): S[] {
  const byId = new Map(summaries.map((summary) => [summary.id, summary]));
  const found = new Set<S>();
  const start = byId.get(id);
  if (start) found.add(start);
  // A set is walked in the order of its adding: what is added on the way is reached too.
  for (const one of found) {
    const before = byId.get(one.previousId ?? '');
    if (before) found.add(before);
    for (const other of summaries) if (other.previousId === one.id) found.add(other);
  }
  return [...found].sort((a, b) => b.version - a.version || b.createdAt.localeCompare(a.createdAt));
}
