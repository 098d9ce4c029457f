/** Which analyses are versions of one company's deck. */
import type { Analysis } from '../model/analysis.js';
import type { StoredSummary } from '../search/stored-summary.js';
import type { Collection } from '../store/store.js';

/** All that are bound to `id` by what came before or after it, newest first; none when there is no such analysis. */
export async function versionsOf(
  analyses: Pick<Collection<Analysis, StoredSummary>, 'summary' | 'summaries'>,
  id: string,
): Promise<StoredSummary[]> {
  const found = new Map<string, StoredSummary>();
  const add = (one: StoredSummary | undefined) => one && found.set(one.id, one);
  add(await analyses.summary(id));
  // A map is walked in the order of its adding: what is added on the way is reached too.
  for (const { id: own, previousId } of found.values()) {
    if (previousId !== undefined && !found.has(previousId)) add(await analyses.summary(previousId));
    const next = await analyses.summaries({ conditions: [{ field: 'previousId', equals: own }] });
    for (const one of next) if (!found.has(one.id)) add(one);
  }
  return [...found.values()].sort((a, b) => b.version - a.version || b.createdAt.localeCompare(a.createdAt));
}
