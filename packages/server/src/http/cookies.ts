/** The four cookies: a person's session, the administrator panel's, a guest's of a shared report, and what one who signs in with a provider comes back with. Scripts cannot read them. */
import type { Context } from 'koa';
import { isSecure } from './request-address.js';

export type CookieName = 'vc_session' | 'vc_admin' | 'vc_share' | 'vc_sso';

/** Behind https the browser keeps a cookie with this beginning from every other host and path. */
const HOST_BOUND = '__Host-';

function nameOf(ctx: Context, name: CookieName, publicUrl: string | undefined): string {
  return isSecure(ctx, publicUrl) ? `${HOST_BOUND}${name}` : name;
}

export function readCookie(ctx: Context, name: CookieName, publicUrl: string | undefined): string | undefined {
  return ctx.cookies.get(nameOf(ctx, name, publicUrl));
}

/** Sets the cookie, or removes it when `value` is null. */
export function writeCookie(
  ctx: Context,
  name: CookieName,
  value: string | null,
  { publicUrl, maxAgeSeconds }: { publicUrl: string | undefined; maxAgeSeconds?: number },
): void {
  const secure = isSecure(ctx, publicUrl);
  // A proxy in front of us ends the encryption: the library must not think that it is missing.
  if (secure) ctx.cookies.secure = true;
  ctx.cookies.set(nameOf(ctx, name, publicUrl), value, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure,
    overwrite: true,
    ...(value !== null && maxAgeSeconds !== undefined ? { maxAge: maxAgeSeconds * 1000 } : {}),
  });
}
