/** Finds who is signed in, or whose script it is, and which language they read. */
import { LOCALES, VcError, type Locale, type Workspace } from '@vc-analyst/core';
import type { Context, Middleware } from 'koa';
import { credentialOf } from '../services/credentials.js';
import type { SessionCache } from '../services/session-cache.js';
import type { RequestState } from '../services/state.js';

export function loadSession(workspace: Workspace, sessions: SessionCache): Middleware {
  const { publicUrl, lang } = workspace.config;
  return async (ctx, next) => {
    const state = ctx.state as RequestState;
    state.locale = browserLocale(ctx) ?? lang;
    const credential = credentialOf(ctx, publicUrl);
    const caller = credential && (await sessions.find(credential));
    // A script is told that its token is over, and is not taken for somebody signed out.
    if (credential?.kind === 'token' && !caller) throw new VcError('unauthorized');
    if (credential && caller) {
      state.session = { ...caller, credential };
      state.locale = caller.user.language;
    }
    await next();
  };
}

/** Undefined where the browser says nothing, or only other languages. */
function browserLocale(ctx: Context): Locale | undefined {
  if (ctx.headers['accept-language'] === undefined) return undefined;
  const chosen = ctx.acceptsLanguages([...LOCALES]);
  return LOCALES.find((locale) => locale === chosen);
}
