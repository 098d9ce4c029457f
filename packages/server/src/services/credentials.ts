/** What a request or handshake proves who it is with: the cookie of a session, or the API token of a script. */
import type { Accounts, CurrentUser } from '@vc-analyst/core';
import type { Context } from 'koa';
import { readCookie } from '../http/cookies.js';

export interface Credential {
  kind: 'session' | 'token';
  token: string;
}

/** Whom a credential speaks for. */
export interface Caller {
  user: CurrentUser;
  /** Of an API token. */
  tokenId?: string;
  /** Must set up a second factor before anything else. */
  mustEnrol: boolean;
}

/** A token wins over a cookie: it was given on purpose. */
export function credentialOf(ctx: Context, publicUrl: string | undefined): Credential | undefined {
  const [, bearer] = /^Bearer +([\w-]+)$/i.exec(ctx.headers.authorization ?? '') ?? [];
  if (bearer !== undefined) return { kind: 'token', token: bearer };
  const cookie = readCookie(ctx, 'vc_session', publicUrl);
  return cookie === undefined ? undefined : { kind: 'session', token: cookie };
}

/** Undefined when it is unknown, over, or of nobody who may sign in. */
export async function callerOf(
  accounts: Pick<Accounts, 'sessions' | 'tokens' | 'secondFactors'>,
  { kind, token }: Credential,
): Promise<Caller | undefined> {
  const found = kind === 'session' ? await accounts.sessions.find(token) : await accounts.tokens.find(token);
  if (!found) return undefined;
  const mustEnrol = await accounts.secondFactors.isMissing(found.user.id);
  return { user: found.user, mustEnrol, ...('id' in found ? { tokenId: found.id } : {}) };
}
