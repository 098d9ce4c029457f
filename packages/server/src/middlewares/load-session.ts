/** Finds who is signed in and which language they read. */
import { LOCALES, type Locale, type Workspace } from '@vc-analyst/core';
import type { Context, Middleware } from 'koa';
import { readCookie } from '../http/cookies.js';
import type { SessionCache } from '../services/session-cache.js';
import type { RequestState } from '../services/state.js';

export function loadSession(workspace: Workspace, sessions: SessionCache): Middleware {
  const { publicUrl, lang } = workspace.config;
  return async (ctx, next) => {
    const state = ctx.state as RequestState;
    state.locale = browserLocale(ctx) ?? lang;
    const token = readCookie(ctx, 'vc_session', publicUrl);
    if (token !== undefined) {
      const user = await sessions.find(token);
      if (user) {
        state.session = { user, token };
        state.locale = user.language;
      }
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
