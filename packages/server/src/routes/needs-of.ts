/** What waits for one person: questions given to them, next steps of their companies, comments that name them. */
import type { CurrentUser, Locale } from '@vc-analyst/core';
import type { ResponseOf, Routes } from '@vc-analyst/core/contract';
import type { Services } from '../services/services.js';

export async function needsOf(
  user: CurrentUser,
  locale: Locale,
  { workspace }: Services,
): Promise<ResponseOf<Routes['getNeeds']>> {
  const [waiting, { items }] = await Promise.all([
    workspace.analyses.waitingFor(user.id),
    workspace.collaboration.notifications.of(user.id, { locale }),
  ]);
  const mentions = items.flatMap(({ action, read, analysisId, details, createdAt, user: by }) =>
    action === 'comment.mentioned' && !read && analysisId ? { analysisId, details, createdAt, by: by.firstName } : [],
  );
  return { ...waiting, mentions };
}
