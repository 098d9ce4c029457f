/** Signing in with the fund's own provider: there, and back. */
import { isVcError } from '@vc-analyst/core';
import type { Context } from 'koa';
import { readCookie, writeCookie } from '../http/cookies.js';
import { ownPage } from '../http/own-page.js';
import type { Handlers } from '../routing/handler.js';
import type { RequestState } from '../services/state.js';
import { linkFor } from './link-for.js';
import { signIn } from './sign-in.js';

const FLOW_SECONDS = 10 * 60;
/** Of somebody about whom the provider cannot be asked later: they go there again. */
const UNREVIEWED_MS = 12 * 60 * 60 * 1000;

export const ssoHandlers: Handlers<'beginSso' | 'finishSso'> = {
  async beginSso({ query, ctx, services }) {
    const { publicUrl } = services.workspace.config;
    await orToldAtSignIn(ctx, async () => {
      const { url, flow } = await services.singleSignOn.begin(linkFor(ctx, services, '/api/sso/callback'), query.next);
      writeCookie(ctx, 'vc_sso', flow, { publicUrl, maxAgeSeconds: FLOW_SECONDS });
      ctx.redirect(url);
    });
  },

  async finishSso({ ctx, services }) {
    const { publicUrl } = services.workspace.config;
    const flow = readCookie(ctx, 'vc_sso', publicUrl);
    writeCookie(ctx, 'vc_sso', null, { publicUrl });
    await orToldAtSignIn(ctx, async () => {
      const back = linkFor(ctx, services, '/api/sso/callback');
      const user = await services.singleSignOn.finish(back, ctx.search, flow);
      const state = ctx.state as RequestState;
      state.concerns = { id: user.id, name: user.username };
      state.auditDetails = { by: 'provider' };
      const endsAt = user.isReviewed ? undefined : new Date(Date.now() + UNREVIEWED_MS).toISOString();
      await signIn(ctx, services, user.id, endsAt);
      ctx.redirect(ownPage(user.next));
    });
  },
};

/** A browser that was led here shows a page, not an answer in JSON. */
async function orToldAtSignIn(ctx: Context, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isVcError(error)) throw error;
    (ctx.state as RequestState).refusedWith = error.code;
    ctx.redirect(`/auth#problem=${error.code}`);
  }
}
