/** The analysis that somebody names on the command line. */
import { isVcError, type Workspace } from '@vc-analyst/core';
import type { Analysis } from '@vc-analyst/core/model';

/**
 * By id, by a beginning of it that no other has, or by the company's name (in any case, with or without accents): then
 * the newest. Throws VcError `not-found`, `ambiguous-id`.
 */
export async function findAnalysis({ analyses }: Pick<Workspace, 'analyses'>, name: string): Promise<Analysis> {
  try {
    return await analyses.get(name);
  } catch (error) {
    if (!isVcError(error) || !['not-found', 'ambiguous-id'].includes(error.code)) throw error;
    const wanted = plain(name);
    const named = (await analyses.list()).filter(({ companyName }) => plain(companyName) === wanted);
    // Newest first; what is finished says more than what is not.
    const found = named.find(({ status }) => status === 'completed') ?? named[0];
    if (!found || wanted === '') throw error;
    return analyses.get(found.id);
  }
}

function plain(name: string): string {
  return name.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase();
}
