/** Links to one analysis for people without an account. */
import { createHmac, randomBytes } from 'node:crypto';
import { inLanguage, VcError } from '@vc-analyst/core';
import type { SharedReport, shareRoutes } from '@vc-analyst/core/contract';
import type { Locale } from '@vc-analyst/core/model';
import type { Context } from 'koa';
import { readCookie, writeCookie } from '../http/cookies.js';
import { clientAddress } from '../http/request-address.js';
import type { Handlers } from '../routing/handler.js';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';
import { authorOf } from './author-of.js';
import { endOfDay } from './end-of-day.js';
import { linkFor } from './link-for.js';
import { slideReply } from './slide-reply.js';

/** Proves, for this process's time, that a browser gave the password of a share: pictures cannot send one. */
const unlocking = randomBytes(32);

export const shareHandlers: Handlers<keyof typeof shareRoutes> = {
  listShares: async ({ params, services }) => services.workspace.collaboration.shares.list(params.id),

  async createShare({ params, body, user, ctx, services }) {
    const expiresAt = body.expiresAt ? endOfDay(body.expiresAt) : body.expiresAt;
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
    shown(await openShare(services, ctx, params.token, undefined), locale),

  async unlockShare({ params, body, locale, services, ctx }) {
    const opened = await openShare(services, ctx, params.token, body.password);
    const { publicUrl } = services.workspace.config;
    writeCookie(ctx, 'vc_share', unlockMark(params.token), { publicUrl, maxAgeSeconds: 60 * 60 });
    return shown(opened, locale);
  },

  async listShareVisits({ params, services }) {
    return services.workspace.collaboration.shares.visits(params.id, params.shareId);
  },

  async tellShareVisit({ params, body, services, ctx }) {
    const { shareId } = await lookAt(services, ctx, params.token);
    await services.throttles.shareVisits.count(`${shareId} ${clientAddress(ctx)}`);
    if (!(await services.workspace.collaboration.shares.told(params.token, params.visitId, body.slides))) {
      throw new VcError('not-found', { what: 'share', id: '…' });
    }
  },

  async getSharedSlide({ params, query, services, ctx }) {
    const found = await lookAt(services, ctx, params.token);
    if (found.needsPassword && !isUnlocked(services, ctx, params.token)) throw new VcError('share-password');
    const asker = `guest ${clientAddress(ctx)}`;
    return slideReply(services, { analysisId: found.analysisId, number: params.number, width: query.width, asker });
  },
};

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

type Opened = NonNullable<Awaited<ReturnType<Services['workspace']['collaboration']['shares']['open']>>>;

function shown({ analysis, asOf, visitId }: Opened, locale: Locale): SharedReport {
  return { ...inLanguage(analysis, locale), asOf, visitId };
}

async function openShare(services: Services, ctx: Context, token: string, password: string | undefined) {
  const { shareId, needsPassword } = await lookAt(services, ctx, token);
  // A page that is loaded again in the browser that gave the password.
  const unlocked = needsPassword && password === undefined && isUnlocked(services, ctx, token);
  if (!needsPassword || unlocked) return open(services, token, { isUnlocked: unlocked });
  if (password === undefined) throw new VcError('share-password');
  const tries = services.throttles.sharePassword;
  const key = `${shareId} ${clientAddress(ctx)}`;
  const opened = await tries.attempt(key, () =>
    services.passwordTurns.runFor(ctx, () => open(services, token, { password })),
  );
  await tries.reset(key);
  return opened;
}

async function open({ workspace }: Services, token: string, how: { password?: string; isUnlocked?: boolean }) {
  const opened = await workspace.collaboration.shares.open(token, how);
  if (!opened) throw new VcError('not-found', { what: 'share', id: '…' });
  return opened;
}
