/** Signing in and out, registering, one's own account. */
import { isVcError, VcError, type CurrentUser, type RegistrationMode } from '@vc-analyst/core';
import { PERMISSION_IDS, PERMISSIONS, type accountRoutes, type Site, type User } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import { readCookie, writeCookie } from '../http/cookies.js';
import { clientAddress, isMadeHere } from '../http/request-address.js';
import type { Handlers } from '../routing/handler.js';
import { isSameOrigin } from '../http/same-origin.js';
import type { Services } from '../services/services.js';
import type { RequestState } from '../services/state.js';
import { needsOf } from './needs-of.js';
import { tryCode } from './second-factor.js';
import { signIn } from './sign-in.js';
import { ssoHandlers } from './sso.js';

export const accountHandlers: Handlers<keyof typeof accountRoutes> = {
  ...ssoHandlers,

  getSite: async ({ ctx, services }) => siteFor(ctx, services),

  getUser: ({ user, services }) => userView(user, services),

  listViews: async ({ user, services }) => services.workspace.accounts.views(user.id),

  getNeeds: async ({ user, locale, services }) => needsOf(user, locale, services),

  setViews: async ({ user, body, services }) => services.workspace.accounts.setViews(user.id, body.views),

  async updateUser({ user, body, ctx, services }) {
    const { accounts } = services.workspace;
    const { password, currentPassword, ...profile } = body;
    let changed: CurrentUser = user;
    if (password !== undefined) {
      // Who found an open browser must not guess the password there.
      changed = await services.throttles.signInOfAccount.attempt(`own ${user.id}`, () =>
        services.passwordTurns.runFor(ctx, () =>
          accounts.changePassword(user.id, { current: currentPassword ?? '', next: password }),
        ),
      );
      await services.throttles.signInOfAccount.reset(`own ${user.id}`);
      await signIn(ctx, services, user.id);
    }
    // Who found an open browser must not lead the ways back in to an address of their own.
    else if (profile.email !== undefined && profile.email !== user.email) {
      const isRight = await services.throttles.signInOfAccount.attempt(`own ${user.id}`, () =>
        services.passwordTurns.runFor(ctx, () => accounts.checkPassword(user.username, currentPassword ?? '')),
      );
      if (!isRight) throw new VcError('credentials-wrong');
      await services.throttles.signInOfAccount.reset(`own ${user.id}`);
    }
    if (Object.keys(profile).length > 0) changed = await accounts.changeProfile(user.id, profile);
    return userView(changed, services);
  },

  setLanguage: async ({ user, body, services }) =>
    userView(await services.workspace.accounts.setLanguage(user.id, body.language), services),

  async login({ body, ctx, services }) {
    const { throttles, passwordTurns, workspace } = services;
    if (!(await workspace.settings.signIn()).passwords) throw new VcError('passwords-off');
    const address = clientAddress(ctx);
    const account = `${triedName(body.username)} ${address}`;
    const user = await throttles.signInFromAddress.attempt(address, () =>
      throttles.signInOfAccount.attempt(account, () =>
        passwordTurns.runFor(ctx, () => workspace.accounts.checkPassword(body.username, body.password)),
      ),
    );
    if (!user) throw new VcError('credentials-wrong');
    try {
      await passSecondFactor(ctx, services, user.id, body.code);
    } catch (error) {
      // The password was right: that the page asks for the code is no wrong try.
      if (isVcError(error) && error.code === 'second-factor-needed') {
        await throttles.signInOfAccount.forgive(account);
        await throttles.signInFromAddress.forgive(address);
      }
      throw error;
    }
    await throttles.signInOfAccount.reset(account);
    await throttles.signInFromAddress.forgive(address);
    await signIn(ctx, services, user.id);
    return userView(user, services);
  },

  async loginPage({ ctx }) {
    ctx.redirect('/auth');
  },

  async register({ body, ctx, services, locale }) {
    const { accounts } = services.workspace;
    const { confirmPassword, invitationToken, setupToken, ...form } = body;
    if (confirmPassword !== undefined && confirmPassword !== body.password) {
      throw new VcError('bad-request', { problem: 'confirmPassword', field: 'confirmPassword' });
    }
    const address = clientAddress(ctx);
    await services.throttles.tokens.count(address);
    if (!(await services.workspace.settings.signIn()).passwords) throw new VcError('passwords-off');
    const site = await siteFor(ctx, services);
    const user = await services.passwordTurns.runFor(ctx, () =>
      invitationToken !== undefined
        ? accounts.acceptInvitation(invitationToken, { ...form, language: locale })
        : openAccount({ ...form, language: locale }, site, setupToken, services),
    );
    await signIn(ctx, services, user.id);
    return userView(user, services);
  },

  async openInvitation({ body, ctx, services }) {
    await services.throttles.tokens.count(clientAddress(ctx));
    return services.workspace.accounts.invitation(body.token);
  },

  async resetPassword({ body, ctx, services }) {
    await services.throttles.tokens.count(clientAddress(ctx));
    const { id, username } = await services.passwordTurns.runFor(ctx, () =>
      services.workspace.accounts.resetPassword(body.token, body.password),
    );
    (ctx.state as RequestState).concerns = { id, name: username };
  },

  logout: ({ ctx, services }) => signOut(ctx, services),

  async logoutPage({ ctx, services }) {
    // A picture or link on another site leads here as well, and must not sign anybody out.
    if (isSameOrigin(ctx.headers, ctx.host, services.workspace.config.publicUrl)) await signOut(ctx, services);
    ctx.redirect('/');
  },
};

/**
 * What failed sign-ins are counted by: what was typed, in whatever case. Counted by the account behind it, user name and
 * e-mail would share their tries, and that would tell that they belong to somebody.
 */
function triedName(typed: string): string {
  return typed.trim().normalize('NFKC').toLowerCase().slice(0, 200);
}

export async function userView(user: CurrentUser, { workspace }: Services): Promise<User> {
  const permissions = Object.fromEntries(PERMISSION_IDS.map((id) => [id, PERMISSIONS[id][user.role]]));
  const mustEnrol = await workspace.accounts.secondFactors.isMissing(user.id);
  return { ...user, permissions: permissions as User['permissions'], mustEnrol };
}

/** Throws VcError `second-factor-needed`, `second-factor-wrong`, `too-many-attempts`. */
async function passSecondFactor(ctx: Context, services: Services, id: string, code: string | undefined): Promise<void> {
  const check = () => services.workspace.accounts.secondFactors.check(id, code);
  const by = await (code === undefined ? check() : tryCode(services, id, check));
  if (by !== 'none') (ctx.state as RequestState).auditDetails = { factor: by };
}

/** The first account of a fund needs the set-up token unless it is made on this machine; later ones follow the mode. */
async function openAccount(
  form: Parameters<Services['workspace']['accounts']['register']>[0],
  site: Site,
  setupToken: string | undefined,
  { workspace, setUpToken }: Services,
): Promise<CurrentUser> {
  if (site.firstAccount) {
    if (site.setupTokenNeeded && !setUpToken.matches(setupToken)) throw new VcError('setup-token-wrong');
    return workspace.accounts.register(form, { onlyFirst: site.registration !== 'open' });
  }
  if (site.registration !== 'open') throw new VcError('registration-closed');
  return workspace.accounts.register(form);
}

/** What the pages before sign-in may offer to whoever sent this request. */
async function siteFor(ctx: Context, { workspace, forThisMachine }: Services): Promise<Site> {
  const madeHere = isMadeHere(ctx, forThisMachine);
  const firstAccount = await workspace.accounts.isEmpty();
  const sso = await workspace.settings.singleSignOn();
  const registration: RegistrationMode = (await workspace.settings.registration()) ?? (madeHere ? 'open' : 'invite');
  return {
    registration,
    firstAccount,
    setupTokenNeeded: firstAccount && !madeHere,
    minPasswordLength: workspace.config.minPasswordLength,
    contactEmail: workspace.config.contactEmail,
    sso: sso && !workspace.config.offline ? { label: sso.label } : null,
    passwords: (await workspace.settings.signIn()).passwords,
    landing: await workspace.settings.landing(),
  };
}

async function signOut(ctx: Context, { workspace }: Services): Promise<void> {
  const { publicUrl } = workspace.config;
  const token = readCookie(ctx, 'vc_session', publicUrl);
  if (token === undefined) return;
  await workspace.accounts.sessions.end(token);
  writeCookie(ctx, 'vc_session', null, { publicUrl });
}
