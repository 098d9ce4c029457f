/** Scores stored analyses again by the rules in force, with threads that help. */
import { isDeepStrictEqual } from 'node:util';
import type { ErrorCode } from '../errors/error-codes.js';
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Analysis, AnalysisSummary } from '../model/analysis.js';
import { analysesCollection } from '../pipeline/analyses-collection.js';
import { scoreApart } from '../pipeline/score-apart.js';
import { rescoreStored } from '../pipeline/score-document.js';
import type { ScoringRules } from '../pipeline/scoring-rules.js';
import { shownSummary, type StoredSummary } from '../search/stored-summary.js';
import type { Collection } from '../store/store.js';
import { changeStored } from './change-stored.js';
import type { OpenStore } from './open-store.js';
import { startRescoreThreads } from './rescore-threads.js';
import type { RulesInForce } from './rules-in-force.js';

const COMPLETED = { conditions: [{ field: 'status', equals: 'completed' }] } as const;
const NEWEST_FIRST = [{ by: 'createdAt', order: 'descending' }] as const;

interface RescoreTools {
  updateManyWith: OpenStore['updateManyWith'];
  analyses: Pick<Collection<Analysis, StoredSummary>, 'list' | 'get' | 'summary' | 'update' | 'updateMany'>;
  /** The id that a name or a beginning stands for. */
  idOf: (name: string) => Promise<string>;
  rules: RulesInForce['current'];
}

/** All that are finished, or the ones named; returns those whose document changed. */
export async function rescoreAll(
  ids: readonly string[] | undefined,
  { analyses, idOf, rules, updateManyWith }: RescoreTools,
  { apart = false }: { apart?: boolean } = {},
): Promise<AnalysisSummary[]> {
  const inForce = await rules();
  const chosen = ids
    ? await Promise.all(ids.map((id) => idOf(id)))
    : (await analyses.list({ filter: COMPLETED, sort: NEWEST_FIRST, limit: Infinity })).items.map(({ id }) => id);
  if (apart) return rescoreApart(chosen, analyses, inForce);
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

/** Beside this thread, one after another. */
async function rescoreApart(
  ids: readonly string[],
  analyses: RescoreTools['analyses'],
  rules: ScoringRules | undefined,
): Promise<AnalysisSummary[]> {
  const changed: AnalysisSummary[] = [];
  let late: VcError | undefined;
  for (const id of ids) {
    const find = async () => {
      const analysis = await analyses.get(id);
      if (!analysis) throw new VcError('not-found', { what: 'analysis', id });
      return analysis;
    };
    let isOther = false;
    try {
      await changeStored({ analyses, find }, async (before) => {
        const after = asStored(await scoreApart('rescoreStored', [before, false, rules], before.fileName));
        isOther = !isDeepStrictEqual(after, before);
        return isOther ? after : before;
      });
    } catch (error) {
      if (!isVcError(error) || !PASSED_OVER.has(error.code)) throw error;
      if (error.code === 'scoring-timeout') late = error;
      continue;
    }
    const summary = isOther ? await analyses.summary(id) : undefined;
    if (summary) changed.push(shownSummary(summary));
  }
  if (late) throw late;
  return changed;
}

/** Removed, read again or set aside meanwhile, or too long at it: no reason to leave out the others. */
const PASSED_OVER: ReadonlySet<ErrorCode> = new Set(['not-found', 'not-finished', 'store-damaged', 'scoring-timeout']);

/** Without what a file would not hold. */
function asStored(analysis: Analysis): Analysis {
  return JSON.parse(JSON.stringify(analysis)) as Analysis;
}
