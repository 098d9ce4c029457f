/** Enforces the permission table: who may call a route at all, and on whose analysis. */
import { PANEL_ID, VcError, type AnalysisSummary, type CurrentUser } from '@vc-analyst/core';
import { PERMISSIONS, type Access, type Reach } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import { readCookie } from '../http/cookies.js';
import { clientAddress } from '../http/request-address.js';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';

/** What the check learned. Throws `unauthorized`, `forbidden`, or `not-found` for what is not the caller's. */
export interface Authorized {
  user: CurrentUser | undefined;
  analysis: AnalysisSummary | undefined;
}

export async function authorize(
  { access, enrolling }: { access: Access; enrolling?: true },
  ctx: Context,
  analysisId: string | undefined,
  services: Services,
): Promise<Authorized> {
  const { workspace } = services;
  const { user, mustEnrol, tokenId } = (ctx.state as RequestState).session ?? {};
  if (access === 'public' || access === 'share') return { user, analysis: undefined };
  if (access === 'founder') {
    // Before a body is received: nobody without a link sends files.
    await lookAtFounderLink(services, ctx);
    return { user, analysis: undefined };
  }
  if (access === 'admin-panel') {
    const token = readCookie(ctx, 'vc_admin', workspace.config.publicUrl);
    if (token === undefined || !(await workspace.accounts.adminPanel.check(token))) throw new VcError('unauthorized');
    if (!enrolling && (await workspace.accounts.secondFactors.isMissing(PANEL_ID))) {
      throw new VcError('second-factor-required');
    }
    return { user, analysis: undefined };
  }
  if (!user) throw new VcError('unauthorized');
  // A script ends at what it was given: it makes no tokens, and changes no password.
  if (access === 'browser' && tokenId !== undefined) throw new VcError('forbidden');
  if (mustEnrol && !enrolling) throw new VcError('second-factor-required');
  if (access === 'session' || access === 'browser') return { user, analysis: undefined };
  const reach: Reach = PERMISSIONS[access.may][user.role];
  if (reach === 'none') throw new VcError('forbidden');
  if (access.of !== 'analysis' || analysisId === undefined) return { user, analysis: undefined };
  const analysis = await workspace.analyses.summary(analysisId);
  // Another person's analysis is answered as one that is not there.
  if (!analysis || (reach === 'own' && analysis.ownerId !== user.id)) {
    throw new VcError('not-found', { what: 'analysis', id: analysisId });
  }
  return { user, analysis };
}

/** The link that the request's token opens, for handlers and the audit log; tries of tokens that open nothing are counted. */
async function lookAtFounderLink({ workspace, throttles }: Services, ctx: Context): Promise<void> {
  const { token = '' } = (ctx as unknown as { params: { token?: string } }).params;
  const link = await workspace.collaboration.founderLinks.look(token);
  if (!link) {
    await throttles.tokens.count(clientAddress(ctx));
    throw new VcError('not-found', { what: 'link', id: '…' });
  }
  const state = ctx.state as RequestState;
  const name = (await workspace.analyses.summary(link.analysisId))?.companyName;
  state.concerns = { id: link.analysisId, ...(name === undefined ? {} : { name }) };
  state.auditDetails = { link: link.linkId };
  if (ctx.method !== 'GET') await throttles.founderSends.count(link.linkId);
}
