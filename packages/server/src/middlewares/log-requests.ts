/** Gives every request an id, and when it ends one log line and its place in the metrics. No header, body, query or token ever stands in it. */
import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { clientAddress } from '../http/request-address.js';
import type { Metrics } from '../services/metrics.js';
import type { RequestState } from '../services/state.js';

export function logRequests(log: Logger, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    const state = ctx.state as RequestState;
    state.requestId = randomUUID();
    ctx.set('X-Request-Id', state.requestId);
    const startedAt = performance.now();
    ctx.res.once('close', () => {
      const ms = performance.now() - startedAt;
      metrics.request({ method: ctx.method, route: state.route, status: ctx.status, ms });
      const line = describe(ctx, state, ms);
      if (ctx.status >= 500) log.error(line, 'request failed');
      else if (state.adminAct !== undefined) log.warn(line, 'administrator panel');
      else log.info(line, 'request');
    });
    await next();
  };
}

function describe(ctx: Context, state: RequestState, ms: number) {
  return {
    requestId: state.requestId,
    method: ctx.method,
    // The path itself only where no route of ours has a token or an id in it.
    path: state.route ?? plainPath(ctx.path),
    status: ctx.status,
    ms: Math.round(ms),
    address: clientAddress(ctx),
    ...(state.session ? { userId: state.session.user.id } : {}),
    ...(state.adminAct === undefined ? {} : { act: state.adminAct }),
    // The client went before it had its answer.
    ...(ctx.res.writableFinished ? {} : { aborted: true }),
  };
}

/** Of a path that is no route's: its first part, which cannot be a secret of ours. */
function plainPath(path: string): string {
  const [, first = ''] = path.split('/');
  return `/${first.slice(0, 40)}${path.length > first.length + 1 ? '/…' : ''}`;
}
