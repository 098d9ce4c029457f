/** Nothing is changed on behalf of another site: its origin, fetch metadata and form content types are refused. */
import { VcError } from '@vc-analyst/core';
import type { Middleware } from 'koa';
import { isSameOrigin } from '../http/same-origin.js';

const SAFE = ['GET', 'HEAD', 'OPTIONS'];

export function refuseCrossSite(publicUrl: string | undefined): Middleware {
  return async (ctx, next) => {
    if (!SAFE.includes(ctx.method) && !isSameOrigin(ctx.headers, ctx.host, publicUrl)) throw new VcError('cross-site');
    await next();
  };
}
