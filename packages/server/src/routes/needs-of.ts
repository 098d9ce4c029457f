/** What waits for one person: questions given to them, next steps of their companies, comments that name them. */
import { newestVersions, type CurrentUser, type Locale } from '@vc-analyst/core';
import type { ResponseOf, Routes } from '@vc-analyst/core/contract';
import type { Services } from '../services/services.js';

type Needs = ResponseOf<Routes['getNeeds']>;

export async function needsOf(user: CurrentUser, locale: Locale, { workspace }: Services): Promise<Needs> {
  const analyses = newestVersions(await workspace.analyses.list({ status: ['completed'] }));
  const questions = analyses.flatMap(({ id: analysisId, companyName, assigned = [] }) => {
    const own = assigned.filter(({ ownerId }) => ownerId === user.id);
    const [due] = own.flatMap((one) => one.due ?? []).sort();
    return own.length === 0 ? [] : { analysisId, companyName, count: own.length, ...(due ? { due } : {}) };
  });
  const steps = analyses.flatMap(({ id: analysisId, companyName, ownerId, nextStep }) =>
    ownerId === user.id && nextStep
      ? { analysisId, companyName, text: nextStep.text, ...(nextStep.due ? { due: nextStep.due } : {}) }
      : [],
  );
  const { items } = await workspace.collaboration.notifications.of(user.id, { locale });
  const mentions = items.flatMap(({ action, read, analysisId, details, createdAt, user: by }) =>
    action === 'comment.mentioned' && !read && analysisId ? { analysisId, details, createdAt, by: by.firstName } : [],
  );
  return { questions: questions.sort(soonestFirst), steps: steps.sort(soonestFirst), mentions };
}

/** What has no day comes last. */
function soonestFirst(a: { due?: string | undefined }, b: { due?: string | undefined }): number {
  return (a.due ?? '9').localeCompare(b.due ?? '9');
}
