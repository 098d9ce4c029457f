/** An analysis that the caller may read; of what a viewer may not see nobody says that it is there. */
import { VcError, type Analysis, type AnalysisSummary, type CurrentUser } from '@vc-analyst/core';
import type { Services } from './services.js';

/** By exact id. Viewers see completed analyses alone. Throws `not-found`. */
export async function readableSummary(
  { workspace }: Services,
  user: Pick<CurrentUser, 'role'>,
  id: string,
): Promise<AnalysisSummary> {
  const summary = await workspace.analyses.summary(id);
  if (!summary || (user.role === 'viewer' && summary.status !== 'completed')) {
    throw new VcError('not-found', { what: 'analysis', id });
  }
  return summary;
}

export async function readableAnalysis(
  services: Services,
  user: Pick<CurrentUser, 'role'>,
  id: string,
): Promise<Analysis> {
  await readableSummary(services, user, id);
  return services.workspace.analyses.get(id);
}
