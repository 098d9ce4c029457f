/** Scores stored analyses again by the rules in force, with threads that help. */
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { rescoreStored } from '../pipeline/score-document.js';
import { shownSummary, type StoredSummary } from '../search/stored-summary.js';
import type { Collection } from '../store/store.js';
import type { OpenStore } from './open-store.js';
import { startRescoreThreads } from './rescore-threads.js';
import type { RulesInForce } from './rules-in-force.js';

const COMPLETED = { conditions: [{ field: 'status', equals: 'completed' }] } as const;
const NEWEST_FIRST = [{ by: 'createdAt', order: 'descending' }] as const;

interface RescoreTools {
  updateManyWith: OpenStore['updateManyWith'];
  analyses: Pick<Collection<Analysis, StoredSummary>, 'list' | 'updateMany'>;
  /** The id that a name or a beginning stands for. */
  idOf: (name: string) => Promise<string>;
  rules: RulesInForce['current'];
}

/** All that are finished, or the ones named; returns those whose document changed. */
export async function rescoreAll(
  ids: readonly string[] | undefined,
  { analyses, idOf, rules, updateManyWith }: RescoreTools,
): Promise<AnalysisSummary[]> {
  const inForce = await rules();
  const chosen = ids
    ? await Promise.all(ids.map((id) => idOf(id)))
    : (await analyses.list({ filter: COMPLETED, sort: NEWEST_FIRST, limit: Infinity })).items.map(({ id }) => id);
  const again = (analysis: Analysis, writtenByThisBuild: boolean) =>
    rescoreStored(analysis, writtenByThisBuild, inForce);
  if (!updateManyWith) return (await analyses.updateMany(chosen, again)).map(shownSummary);
  const threads = startRescoreThreads(chosen.length, inForce);
  try {
    return (await updateManyWith(analysesCollection, chosen, again, threads.helpers)).map(shownSummary);
  } finally {
    await threads.close();
  }
}
