/** `GET /metrics`, for Prometheus on this machine, or for whoever gives the token. For anybody else there is no such page. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { VcError } from '@vc-analyst/core';
import type { Middleware } from 'koa';
import { isLoopback, isMadeHere } from '../http/request-address.js';
import type { Metrics } from '../services/metrics.js';

export function tellMetrics(metrics: Metrics, token: string | undefined): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/metrics' || ctx.method !== 'GET') {
      await next();
      return;
    }
    const [, given] = /^Bearer (\S+)$/.exec(ctx.get('Authorization')) ?? [];
    const isKnown =
      given === undefined ? isMadeHere(ctx, isFromHere(ctx.req.socket.remoteAddress)) : isSame(given, token);
    if (!isKnown) throw new VcError('not-found', { what: 'page', id: '/metrics' });
    ctx.set('Cache-Control', 'no-store');
    ctx.type = metrics.contentType;
    ctx.body = await metrics.text();
  };
}

function isFromHere(address = ''): boolean {
  return isLoopback(address.replace(/^::ffff:/, ''));
}

function isSame(given: string, token: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return token !== undefined && timingSafeEqual(hash(given), hash(token));
}
