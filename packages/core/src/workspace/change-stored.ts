/** A stored document changed by work that takes its time beside this thread. */
import { isDeepStrictEqual } from 'node:util';
import type { Analysis } from '../model/analysis.js';
import type { Collection } from '../store/store.js';

/**
 * Keeps what `work` makes of the document, and writes nothing that another has changed meanwhile: then it is done again.
 * Throws what `find` and `work` throw.
 */
export async function changeStored(
  { analyses, find }: { analyses: Pick<Collection<Analysis, object>, 'update'>; find: () => Promise<Analysis> },
  work: (before: Analysis) => Promise<Analysis>,
): Promise<Analysis> {
  for (;;) {
    const before = await find();
    const changed = await work(before);
    if (changed === before) return before;
    let isStale = false;
    const kept = await analyses.update(before.id, (analysis) => {
      isStale = !isDeepStrictEqual(analysis, before);
      return isStale ? analysis : changed;
    });
    if (!isStale) return kept;
  }
}
