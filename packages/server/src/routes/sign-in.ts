/** The session that signing in begins, whichever way somebody came. */
import type { Context } from 'koa';
import { clientName } from '../http/client-name.js';
import { readCookie, writeCookie } from '../http/cookies.js';
import { clientAddress } from '../http/request-address.js';
import type { Services } from '../services/services.js';

/** As long as a session may live at most. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** A session of its own for every sign-in, over by `endsAt`; what the browser had before is no longer worth anything. */
export async function signIn(ctx: Context, services: Services, accountId: string, endsAt?: string): Promise<void> {
  const { accounts, config } = services.workspace;
  const { publicUrl } = config;
  const before = readCookie(ctx, 'vc_session', publicUrl);
  if (before !== undefined) await accounts.sessions.end(before);
  const client = clientName(ctx.headers['user-agent']);
  const from = {
    address: clientAddress(ctx),
    ...(client === undefined ? {} : { client }),
    ...(endsAt === undefined ? {} : { endsAt }),
  };
  const { token } = await accounts.sessions.start(accountId, from);
  writeCookie(ctx, 'vc_session', token, { publicUrl, maxAgeSeconds: SESSION_SECONDS });
}
