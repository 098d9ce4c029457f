/** Headers that keep browsers from doing harm with what we answer. */
import helmet from 'koa-helmet';
import type { Middleware } from 'koa';
import { isSecure } from '../http/request-address.js';

const HALF_A_YEAR = 15_768_000;

/** The web app: scripts, styles and connections from here alone; no inline script, no frame, no plug-in. */
const APP_POLICY = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'"],
  connectSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
};

/** Answers of the API are data: a browser that opens one shows it and does nothing else. */
const API_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox";

export function secureHeaders(publicUrl: string | undefined): Middleware {
  const common = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: APP_POLICY },
    // Only where the browser came by https; below.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  return async (ctx, next) => {
    await common(ctx, async () => undefined);
    ctx.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
    if (isSecure(ctx, publicUrl)) ctx.set('Strict-Transport-Security', `max-age=${HALF_A_YEAR}; includeSubDomains`);
    if (ctx.path.startsWith('/api/') || ctx.path === '/api') {
      ctx.set('Content-Security-Policy', API_POLICY);
      ctx.set('Cache-Control', 'no-store');
      ctx.set('X-Robots-Tag', 'noindex, nofollow');
    }
    if (/^\/(api\/)?(share|founder)\//.test(ctx.path)) {
      ctx.set('Referrer-Policy', 'no-referrer');
      ctx.set('X-Robots-Tag', 'noindex, nofollow');
    }
    await next();
  };
}
