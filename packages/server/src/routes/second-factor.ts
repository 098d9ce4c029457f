/** The second factor of one's own account, and of the administrator panel. */
import { PANEL_ID, VcError } from '@vc-analyst/core';
import type { secondFactorRoutes } from '@vc-analyst/core/contract';
import type { Handlers } from '../routing/handler.js';
import type { Services } from '../services/services.js';
import { tokenOf } from './access.js';

export const secondFactorHandlers: Handlers<keyof typeof secondFactorRoutes> = {
  getSecondFactor: ({ user, services }) => services.workspace.accounts.secondFactors.view(user.id),

  async beginSecondFactor({ user, body, ctx, services }) {
    const { throttles, passwordTurns, workspace } = services;
    // Who found an open browser must not lock its owner out.
    const isRight = await throttles.signInOfAccount.attempt(`own ${user.id}`, () =>
      passwordTurns.runFor(ctx, () => workspace.accounts.checkPassword(user.username, body.password)),
    );
    if (!isRight) throw new VcError('credentials-wrong');
    await throttles.signInOfAccount.reset(`own ${user.id}`);
    return workspace.accounts.secondFactors.begin(user.id, user.username);
  },

  async confirmSecondFactor({ user, body, ctx, services }) {
    const { secondFactors, sessions } = services.workspace.accounts;
    const recoveryCodes = await tryCode(services, user.id, () => secondFactors.confirm(user.id, body.code));
    // They were begun without it.
    await sessions.endAll(user.id, { except: tokenOf(ctx) });
    return { recoveryCodes };
  },

  async renewRecoveryCodes({ user, body, services }) {
    const { secondFactors } = services.workspace.accounts;
    return {
      recoveryCodes: await tryCode(services, user.id, () => secondFactors.newRecoveryCodes(user.id, body.code)),
    };
  },

  endSecondFactor: ({ user, body, services }) =>
    tryCode(services, user.id, () => services.workspace.accounts.secondFactors.end(user.id, body.code)),

  async resetSecondFactor({ params, services }) {
    const { secondFactors, sessions } = services.workspace.accounts;
    if (params.id === PANEL_ID || !(await secondFactors.reset(params.id))) {
      throw new VcError('not-found', { what: 'second factor', id: params.id.slice(0, 64) });
    }
    await sessions.endAll(params.id);
  },

  adminSecondFactor: ({ services }) => services.workspace.accounts.secondFactors.view(PANEL_ID),

  async adminBeginSecondFactor({ body, ctx, services }) {
    const { throttles, passwordTurns, workspace } = services;
    const { adminPanel, secondFactors } = workspace.accounts;
    const isRight = await throttles.secondFactor.attempt(PANEL_ID, () =>
      passwordTurns.runFor(ctx, () => adminPanel.checkPassword(body.password)),
    );
    if (!isRight) throw new VcError('credentials-wrong');
    await throttles.secondFactor.reset(PANEL_ID);
    return secondFactors.begin(PANEL_ID, 'Administrator panel');
  },

  async adminConfirmSecondFactor({ body, services }) {
    const { secondFactors } = services.workspace.accounts;
    return { recoveryCodes: await tryCode(services, PANEL_ID, () => secondFactors.confirm(PANEL_ID, body.code)) };
  },

  async adminRenewRecoveryCodes({ body, services }) {
    const { secondFactors } = services.workspace.accounts;
    return {
      recoveryCodes: await tryCode(services, PANEL_ID, () => secondFactors.newRecoveryCodes(PANEL_ID, body.code)),
    };
  },

  adminEndSecondFactor: ({ body, services }) =>
    tryCode(services, PANEL_ID, () => services.workspace.accounts.secondFactors.end(PANEL_ID, body.code)),
};

/** Codes have six digits: of one account or the panel they are tried few times, from however many addresses. */
export async function tryCode<T>({ throttles }: Services, id: string, work: () => Promise<T>): Promise<T> {
  const done = await throttles.secondFactor.attempt(id, work);
  await throttles.secondFactor.reset(id);
  return done;
}
