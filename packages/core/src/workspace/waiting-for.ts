/** What waits for one member of the team: questions that were given to them, and next steps of companies they look after. */
import type { Analysis } from '../model/analysis.js';
import type { StoredSummary } from '../search/stored-summary.js';
import type { Collection } from '../store/store.js';
import type { Condition } from '../store/query.js';

/** Both the soonest due first; what has no day comes last. Days are `YYYY-MM-DD`. */
export interface Waiting {
  /** Open questions of the newest version of a deck, by analysis; `due` is the soonest. */
  questions: { analysisId: string; companyName: string; count: number; due?: string }[];
  /** Answers of founders that nobody has decided on, of the newest version, for who is to answer the question or else looks after the company. */
  answers: { analysisId: string; companyName: string; count: number }[];
  steps: { analysisId: string; companyName: string; text: string; due?: string }[];
}

/** Asked of the store by what its indexes answer, so that it costs what waits and not what there is. */
export async function waitingFor(
  analyses: Pick<Collection<Analysis, StoredSummary>, 'summaries'>,
  accountId: string,
): Promise<Waiting> {
  const where = (condition: Condition<StoredSummary>) => analyses.summaries({ conditions: [condition] });
  /** Read, and followed by no other version of the deck. */
  const isCurrent = async ({ id, status }: StoredSummary) =>
    status === 'completed' && (await where({ field: 'previousId', equals: id })).every((one) => one.status !== status);
  const waiting: Waiting = { questions: [], answers: [], steps: [] };
  for (const summary of await where({ field: 'assigned.waits', equals: true })) {
    const own = summary.assigned?.questions.filter(({ ownerId }) => ownerId === accountId) ?? [];
    if (own.length === 0 || !(await isCurrent(summary))) continue;
    const [due] = own.flatMap((one) => one.due ?? []).sort();
    waiting.questions.push({ ...named(summary), count: own.length, ...(due ? { due } : {}) });
  }
  for (const summary of await where({ field: 'founderWaits.waits', equals: true })) {
    const own = summary.founderWaits?.ownerIds.filter((id) => (id || summary.ownerId) === accountId) ?? [];
    if (own.length > 0 && (await isCurrent(summary))) waiting.answers.push({ ...named(summary), count: own.length });
  }
  for (const summary of await where({ field: 'ownerId', equals: accountId })) {
    if (!summary.nextStep || !(await isCurrent(summary))) continue;
    const { text, due } = summary.nextStep;
    waiting.steps.push({ ...named(summary), text, ...(due ? { due } : {}) });
  }
  return { ...waiting, questions: waiting.questions.sort(soonestFirst), steps: waiting.steps.sort(soonestFirst) };
}

const named = ({ id, companyName }: StoredSummary) => ({ analysisId: id, companyName });

const soonestFirst = (a: { due?: string }, b: { due?: string }): number => (a.due ?? '9').localeCompare(b.due ?? '9');
