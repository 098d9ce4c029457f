/** Links to one analysis for people without an account. */
import { createHmac, randomBytes } from 'node:crypto';
import { inLanguage, isVcError, VcError, type Analysis, type Memo } from '@vc-analyst/core';
import type { SharedAnalysis, shareRoutes } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import { readCookie, writeCookie } from '../http/cookies.js';
import { clientAddress } from '../http/request-address.js';
import type { Handlers } from '../routing/handler.js';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';
import { authorOf } from './author-of.js';
import { linkFor } from './link-for.js';
import { slideReply } from './slide-reply.js';

/** Proves, for this process's time, that a browser gave the password of a share: pictures cannot send one. */
const unlocking = randomBytes(32);

export const shareHandlers: Handlers<keyof typeof shareRoutes> = {
  listShares: async ({ params, services }) => services.workspace.collaboration.shares.list(params.id),

  async createShare({ params, body, user, ctx, services }) {
    const expiresAt = body.expiresAt ? endOf(body.expiresAt) : body.expiresAt;
    const password = body.password || undefined;
    const { share, token } = await services.workspace.collaboration.shares.create(
      params.id,
      { expiresAt, password },
      authorOf(user),
    );
    // The fund's rule may have given it.
    (ctx.state as RequestState).auditDetails = { expiresAt: share.expiresAt ?? 'none' };
    return { ...share, token, link: linkFor(ctx, services, `/share/${token}`) };
  },

  async revokeShare({ params, services }) {
    if (!(await services.workspace.collaboration.shares.revoke(params.id, params.shareId))) {
      throw new VcError('not-found', { what: 'share', id: params.shareId });
    }
  },

  listFundShares: async ({ services }) => services.workspace.collaboration.shares.listAll(),

  getShareRules: async ({ services }) => services.workspace.settings.shares(),

  openShare: async ({ params, locale, services, ctx }) =>
    sharedView(inLanguage(await openShare(services, ctx, params.token, undefined), locale)),

  async unlockShare({ params, body, locale, services, ctx }) {
    const analysis = await openShare(services, ctx, params.token, body.password);
    const { publicUrl } = services.workspace.config;
    writeCookie(ctx, 'vc_share', unlockMark(params.token), { publicUrl, maxAgeSeconds: 60 * 60 });
    return sharedView(inLanguage(analysis, locale));
  },

  async getSharedSlide({ params, query, services, ctx }) {
    const found = await lookAt(services, ctx, params.token);
    if (found.needsPassword && !isUnlocked(services, ctx, params.token)) throw new VcError('share-password');
    const asker = `guest ${clientAddress(ctx)}`;
    return slideReply(services, { analysisId: found.analysisId, number: params.number, width: query.width, asker });
  },
};

/** The end of a day that is given without a time. */
function endOf(given: string): string {
  return given.includes('T') ? new Date(given).toISOString() : `${given}T23:59:59.999Z`;
}

function unlockMark(token: string): string {
  return createHmac('sha256', unlocking).update(token).digest('base64url');
}

function isUnlocked({ workspace }: Services, ctx: Context, token: string): boolean {
  return readCookie(ctx, 'vc_share', workspace.config.publicUrl) === unlockMark(token);
}

async function lookAt({ workspace, throttles }: Services, ctx: Context, token: string) {
  const found = await workspace.collaboration.shares.look(token);
  if (found) {
    const state = ctx.state as RequestState;
    const name = (await workspace.analyses.summary(found.analysisId))?.companyName;
    state.concerns = { id: found.analysisId, ...(name === undefined ? {} : { name }) };
    state.auditDetails = { share: found.shareId };
    return found;
  }
  await throttles.tokens.count(clientAddress(ctx));
  throw new VcError('not-found', { what: 'share', id: '…' });
}

async function openShare(services: Services, ctx: Context, token: string, password: string | undefined) {
  const { shareId, analysisId, needsPassword } = await lookAt(services, ctx, token);
  if (needsPassword && password === undefined) {
    // A page that is loaded again in the browser that gave the password.
    if (isUnlocked(services, ctx, token)) return services.workspace.analyses.get(analysisId);
    throw new VcError('share-password');
  }
  const tries = services.throttles.sharePassword;
  const key = `${shareId} ${clientAddress(ctx)}`;
  if (!needsPassword) return open(services, token, password);
  const analysis = await tries.attempt(key, () =>
    services.passwordTurns.runFor(ctx, () => open(services, token, password)),
  );
  await tries.reset(key);
  return analysis;
}

async function open({ workspace }: Services, token: string, password: string | undefined): Promise<Analysis> {
  try {
    const analysis = await workspace.collaboration.shares.open(token, password);
    if (analysis) return analysis;
  } catch (error) {
    if (!isVcError(error) || error.code !== 'not-found') throw error;
  }
  throw new VcError('not-found', { what: 'share', id: '…' });
}

/** What an outsider reads: the deck's analysis, nothing that the fund says among its own. */
export function sharedView(analysis: Analysis): SharedAnalysis {
  const {
    run: _run,
    given: _given,
    ownerId: _ownerId,
    feedback: _feedback,
    decision: _decision,
    nextStep: _nextStep,
    corrections: _corrections,
    fit: _fit,
    rejected: _rejected,
    outbound: _outbound,
    previousId: _previousId,
    memo,
    ...shown
  } = analysis;
  return {
    ...shown,
    ...(memo ? { memo: withoutEmail(memo) } : {}),
    comments: [],
    questions: shown.questions.map(
      ({
        owner: _owner,
        ownerId: _ownerId,
        due: _due,
        notes: _notes,
        answer: _answer,
        status: _status,
        saidOf: _saidOf,
        ...question
      }) => question,
    ),
    // Other decks of the fund are named in it, and where its model stands.
    warnings: shown.warnings.filter(({ code }) => code !== 'duplicate-of' && !code.startsWith('engine-')),
  };
}

/** The draft to the founder is the fund's own. */
function withoutEmail({ email: _email, ...memo }: Memo): NonNullable<SharedAnalysis['memo']> {
  return memo;
}
