/** After a refusal the rest of the body is not read: the client gets its answer, and then the connection ends. */
import type { Middleware } from 'koa';

/** Long enough for a client that still sends to notice the answer: ended at once, it would see only a broken connection. */
const LINGER_MS = 1000;

export function closeUnread(): Middleware {
  return async (ctx, next) => {
    ctx.res.once('finish', () => {
      if (ctx.req.complete) return;
      const { socket } = ctx.req;
      // What the client goes on sending waits in its own system.
      socket.pause();
      const end = setTimeout(() => socket.destroy(), LINGER_MS);
      socket.once('close', () => clearTimeout(end));
    });
    await next();
    // Also where the client asked for the end: closed with its bytes unread, the connection would take the answer along.
    if (!ctx.req.complete) ctx.res.shouldKeepAlive = true;
  };
}
