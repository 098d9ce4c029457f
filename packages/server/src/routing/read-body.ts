/** Reads a JSON body within limits of size and time. */
import { VcError } from '@vc-analyst/core';
import koaBody from 'koa-body';
import type { Context } from 'koa';
import { withReadDeadline } from '../upload/read-deadline.js';

/** Undefined when there is none. Throws `wrong-content-type`, `request-too-large`, `request-timeout`, `bad-request`. */
export async function readJson(ctx: Context, limits: { jsonBytes: number; stallSeconds: number }): Promise<unknown> {
  const { 'content-length': length, 'transfer-encoding': chunked } = ctx.headers;
  if (chunked === undefined && (length === undefined || length === '0')) return undefined;
  // Forms and plain text are what another site's page can send unasked.
  if (!ctx.is('application/json')) throw new VcError('wrong-content-type', { expected: 'application/json' });
  const tooLarge = new VcError('request-too-large', { limit: Math.ceil(limits.jsonBytes / 1024 / 1024) });
  if (Number(length ?? 0) > limits.jsonBytes) throw tooLarge;
  const parse = koaBody({
    json: true,
    jsonTypes: ['application/json'],
    jsonLimit: limits.jsonBytes,
    // Any JSON is JSON; the contract says what is expected of it.
    jsonStrict: false,
    urlencoded: false,
    text: false,
    multipart: false,
  });
  const { stallSeconds } = limits;
  try {
    await withReadDeadline(ctx, { stallSeconds, seconds: stallSeconds }, async () => {
      await parse(ctx, async () => undefined);
    });
  } catch (thrown) {
    const { status } = thrown as { status?: unknown };
    if (status === 413) throw tooLarge;
    if (thrown instanceof VcError) throw thrown;
    throw new VcError('bad-request', { problem: 'JSON' }, { cause: thrown });
  }
  return ctx.request.body;
}
