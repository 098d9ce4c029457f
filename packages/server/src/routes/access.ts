/** Where one is signed in, and the API tokens of one's scripts. */
import { VcError } from '@vc-analyst/core';
import type { accessRoutes } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import type { Handlers } from '../routing/handler.js';
import type { RequestState } from '../services/state.js';

export const accessHandlers: Handlers<keyof typeof accessRoutes> = {
  async listSessions({ user, ctx, services }) {
    const { sessions } = services.workspace.accounts;
    const current = (await sessions.find(tokenOf(ctx)))?.session.id;
    return (await sessions.list(user.id)).map((session) => ({ ...session, current: session.id === current }));
  },

  endOtherSessions: async ({ user, ctx, services }) =>
    services.workspace.accounts.sessions.endAll(user.id, { except: tokenOf(ctx) }),

  async endSession({ params, user, services }) {
    if (!(await services.workspace.accounts.sessions.endOne(user.id, params.id))) {
      throw new VcError('not-found', { what: 'session', id: params.id.slice(0, 64) });
    }
  },

  listTokens: async ({ user, services }) => services.workspace.accounts.tokens.list(user.id),

  async makeToken({ body, user, services }) {
    const { token, view } = await services.workspace.accounts.tokens.make(user.id, body);
    return { ...view, token };
  },

  async endToken({ params, user, services }) {
    if (!(await services.workspace.accounts.tokens.end(params.id, user.id))) {
      throw new VcError('not-found', { what: 'token', id: params.id.slice(0, 64) });
    }
  },
};

/** Of the session that asks. */
export function tokenOf(ctx: Context): string {
  return (ctx.state as RequestState).session?.credential.token ?? '';
}
