/** After a refusal a large body is not read: the client gets its answer, and then the connection ends. A small one is. */
import type { IncomingMessage } from 'node:http';
import type { Middleware } from 'koa';
import { closeSoon, LINGER_MS } from '../http/close-soon.js';

/** Bytes of a body that are sooner read than the connection is made anew. */
const SMALL = 64 * 1024;

export function closeAfterRefusal(): Middleware {
  return async (ctx, next) => {
    await next();
    const { req, res } = ctx;
    if (req.complete) return;
    const { socket } = req;
    if (res.shouldKeepAlive && isSmall(req)) {
      // The rest of it is on its way, and after it may come the next request, of somebody who did nothing wrong.
      res.once('finish', () => {
        const late = setTimeout(() => socket.destroy(), LINGER_MS);
        for (const ended of [req, socket]) ended.once('close', () => clearTimeout(late));
        req.resume();
      });
    } else {
      ctx.set('Connection', 'close');
      // Closed at once with its bytes unread, the connection would take the answer along.
      socket.destroySoon = () => {
        socket.end();
        closeSoon(socket);
      };
    }
  };
}

function isSmall({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] === undefined && Number(headers['content-length']) <= SMALL;
}
