/** The flags by which a command line names analyses, as the workspace is asked for them. */
import type { AnalysisFilter, Workspace } from '@vc-analyst/core';
import { findUser } from './find-user.js';

/** The fields of an `AnalysisFilter`; `owner` by user name, e-mail or id. */
export type FilterFlags = Omit<AnalysisFilter, 'q'>;

/** @throws VcError `not-found` for a person whom the workspace does not know. */
export async function filterOf({ accounts }: Workspace, flags: FilterFlags): Promise<AnalysisFilter> {
  const { status, sector, stage, businessModel, recommendation, reason, fit, decision } = flags;
  const { owner, minScore, minCoverage, since } = flags;
  const ids = owner && (await Promise.all(owner.map(async (name) => (name === 'none' ? name : (await findUser(accounts, name)).id)))); // prettier-ignore
  return {
    ...{ status, sector, stage, businessModel, recommendation, reason, fit, decision },
    ...{ owner: ids, minScore, minCoverage, since },
  };
}
