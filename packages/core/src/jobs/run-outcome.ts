/** What becomes of the document when a run ends: the new result in its place, a failure, or as it was. Pure. */
import { isVcError, VcError } from '../errors/vc-error.js';
import type { Analysis } from '../model/analysis.js';
import { hasResult } from './pending-analysis.js';

/** Id of a run that has not begun. */
export const WAITING = 'waiting';

/** A deck whose runs began so often, and ended with their process each time, is not run again by itself. */
export const MOST_STARTS = 2;

/** Pending or running. */
export function isOpen({ status }: Pick<Analysis, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** The new result in the place of what was there; what people added stays. */
export function mergeResult(result: Analysis, current: Analysis): Analysis {
  const { run: _ended, failure: _earlier, previousId, ...kept } = current;
  const known = new Set(result.warnings.map(({ code }) => code));
  const twins = current.warnings.filter(({ code }) => code === 'duplicate-of' && !known.has(code));
  const { previousId: _own, ...fresh } = result;
  return {
    ...fresh,
    status: 'completed',
    id: kept.id,
    createdAt: kept.createdAt,
    version: kept.version,
    ...(previousId === undefined ? {} : { previousId }),
    warnings: [...result.warnings, ...twins],
    deckHash: kept.deckHash,
    files: kept.files,
    // Those of the result are of the company's earlier versions.
    comments: [...result.comments, ...kept.comments],
    ...(kept.feedback ? { feedback: kept.feedback } : {}),
    ...(kept.decision ? { decision: kept.decision } : {}),
    ...(kept.nextStep ? { nextStep: kept.nextStep } : {}),
    ...(kept.founder ? { founder: kept.founder } : {}),
    ...(kept.given ? { given: kept.given } : {}),
    ...(kept.ownerId === undefined ? {} : { ownerId: kept.ownerId }),
  };
}

/** `analysis` as the version that `placed` is. Its warnings are known since it was handed in. */
export function withVersion(analysis: Analysis, { version, previousId }: Analysis): Analysis {
  return { ...analysis, version, ...(previousId === undefined ? {} : { previousId }) };
}

/** Failed for good; a result of an earlier run stays in the document, and lists do not show it. */
export function failedAnalysis(current: Analysis, error: VcError): Analysis {
  if (error.code === 'cancelled') return stoppedAnalysis(current);
  const { run: _ended, ...rest } = current;
  return { ...rest, status: 'failed', failure: { code: error.code, message: error.message, data: error.data } };
}

/** Stopped by a person: with an earlier result it is as it was. */
export function stoppedAnalysis(current: Analysis): Analysis {
  const { run: _ended, failure: _none, ...rest } = current;
  if (hasResult(current)) {
    return { ...rest, status: 'completed', steps: rest.steps.map((step) => ({ ...step, status: 'completed' })) };
  }
  const error = new VcError('cancelled');
  return { ...rest, status: 'failed', failure: { code: error.code, message: error.message, data: {} } };
}

/** Whom the end of a run concerns. */
export function ownersOf({ ownerId }: Pick<Analysis, 'ownerId'>): string[] {
  return ownerId === undefined ? [] : [ownerId];
}

/** What is kept of an error: a code of ours. */
export function asVcError(thrown: unknown): VcError {
  if (thrown instanceof VcError) return thrown;
  // A parser's own words may hold text of the deck.
  return isVcError(thrown)
    ? new VcError(thrown.code, thrown.data, { cause: thrown })
    : new VcError('internal', { problem: 'the analysis stopped unexpectedly' }, { cause: thrown });
}

/** True for what the machine refuses for a while, whatever the deck: memory, open files, a lock, room on the disk. */
export function isPassing(thrown: unknown): boolean {
  return thrown instanceof Error && 'code' in thrown && PASSING.has(thrown.code);
}

const PASSING = new Set<unknown>([
  ...['store-busy', 'store-full', 'store-read-only', 'store-unreachable'],
  ...['EMFILE', 'ENFILE', 'EAGAIN', 'EBUSY', 'ENOMEM'],
]);
