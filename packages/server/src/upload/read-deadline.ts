/** Gives a request's body a limited time: a connection that says nothing, or takes too long, is not waited for. */
import { VcError } from '@vc-analyst/core';
import type { Context } from 'koa';

/** Runs `read`; throws `request-timeout` after `stallSeconds` without a byte, or after `seconds` in all. */
export async function withReadDeadline<T>(
  ctx: Context,
  { stallSeconds, seconds }: { stallSeconds: number; seconds?: number },
  read: () => Promise<T>,
): Promise<T> {
  const { socket } = ctx.req;
  let timer: NodeJS.Timeout | undefined;
  let stalled: (() => void) | undefined;
  const late = new Promise<never>((_, reject) => {
    stalled = () => reject(new VcError('request-timeout'));
    ctx.req.setTimeout(stallSeconds * 1000, stalled);
    if (seconds !== undefined) timer = setTimeout(stalled, seconds * 1000);
  });
  try {
    const reading = read();
    // Given up, it ends with the connection; nobody waits for it then.
    reading.catch(() => undefined);
    return await Promise.race([reading, late]);
  } finally {
    clearTimeout(timer);
    socket.setTimeout(0);
    if (stalled) socket.removeListener('timeout', stalled);
  }
}
