/** What no route of the API answers: another method of a known address, or an address that is none. */
import type Router from '@koa/router';
import { VcError } from '@vc-analyst/core';
import type { Middleware } from 'koa';

export function refuseUnknown(router: Router): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/api' && !ctx.path.startsWith('/api/')) {
      await next();
      return;
    }
    const known = router.match(ctx.path, ctx.method).path;
    if (known.length === 0) throw new VcError('not-found', { what: 'route', id: ctx.method });
    const methods = [...new Set(known.flatMap((layer) => layer.methods))];
    ctx.set('Allow', methods.join(', '));
    throw new VcError('wrong-method', { method: ctx.method });
  };
}
