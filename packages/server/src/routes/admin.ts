/** The administrator's panel. Every act is logged, with whom it concerned. */
import { isVcError, PANEL_ID, VcError } from '@vc-analyst/core';
import type { adminRoutes } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import { readCookie, writeCookie } from '../http/cookies.js';
import { clientAddress } from '../http/request-address.js';
import type { Handlers } from '../routing/handler.js';
import type { RequestState } from '../services/state.js';
import { linkFor } from './link-for.js';
import { tryCode } from './second-factor.js';

const PANEL_SECONDS = 20 * 60;

export const adminHandlers: Handlers<keyof typeof adminRoutes> = {
  async adminCheck({ ctx, services }) {
    const token = readCookie(ctx, 'vc_admin', services.workspace.config.publicUrl);
    const { adminPanel, secondFactors } = services.workspace.accounts;
    const isAdmin = token !== undefined && (await adminPanel.check(token));
    return { isAdmin, mustEnrol: isAdmin && (await secondFactors.isMissing(PANEL_ID)) };
  },

  async adminLogin({ body, ctx, services }) {
    const { throttles, passwordTurns, workspace } = services;
    const address = clientAddress(ctx);
    note(ctx, 'sign-in');
    const { adminPanel, secondFactors } = workspace.accounts;
    const enter = () =>
      throttles.adminPassword.attempt(address, () =>
        passwordTurns.runFor(ctx, () => adminPanel.signIn(body.password, body.code)),
      );
    const session = await (body.code === undefined ? enter() : tryCode(services, PANEL_ID, enter)).catch(
      async (error: unknown) => {
        // The password was right: that the page asks for the code is no wrong try.
        if (isVcError(error) && error.code === 'second-factor-needed') await throttles.adminPassword.forgive(address);
        throw error;
      },
    );
    if (!session) throw new VcError('credentials-wrong');
    await throttles.adminPassword.reset(address);
    const { publicUrl } = workspace.config;
    writeCookie(ctx, 'vc_admin', session.token, { publicUrl, maxAgeSeconds: PANEL_SECONDS });
    return { isAdmin: true as const, mustEnrol: await secondFactors.isMissing(PANEL_ID) };
  },

  async adminLogout({ ctx, services }) {
    const { accounts, config } = services.workspace;
    const token = readCookie(ctx, 'vc_admin', config.publicUrl);
    if (token === undefined) return;
    note(ctx, 'sign-out');
    await accounts.adminPanel.signOut(token);
    writeCookie(ctx, 'vc_admin', null, { publicUrl: config.publicUrl });
  },

  async listUsers({ services }) {
    const { managed, secondFactors } = services.workspace.accounts;
    return Promise.all(
      (await managed.list()).map(async (user) => ({
        ...user,
        hasSecondFactor: (await secondFactors.view(user.id)).since !== null,
      })),
    );
  },

  async createUser({ body, ctx, services }) {
    const user = await services.workspace.accounts.managed.create(body);
    note(ctx, `create ${user.id}`);
    return user;
  },

  async updateUserByAdmin({ params, body, ctx, services }) {
    const { managed } = services.workspace.accounts;
    const before = (await managed.list()).find(({ id }) => id === params.id);
    if (!before) throw new VcError('not-found', { what: 'user', id: params.id });
    const { username, email, firstName, lastName, role, isActive } = before;
    note(ctx, `update ${params.id}`);
    return managed.update(params.id, {
      username: body.username ?? username,
      email: body.email ?? email,
      firstName: body.firstName ?? firstName,
      lastName: body.lastName ?? lastName,
      role: body.role ?? role,
      isActive: body.isActive ?? isActive,
      password: body.password,
    });
  },

  async deleteUser({ params, ctx, services }) {
    note(ctx, `delete ${params.id.slice(0, 64)}`);
    await services.workspace.accounts.managed.remove(params.id);
  },

  async makeResetLink({ params, ctx, services }) {
    note(ctx, `reset link for ${params.id.slice(0, 64)}`);
    const { token, expiresAt } = await services.workspace.accounts.makeResetLink(params.id, { firstName: 'admin' });
    return { link: linkFor(ctx, services, `/auth?reset=${token}`), expiresAt };
  },
};

function note(ctx: Context, act: string): void {
  (ctx.state as RequestState).adminAct = act;
}
