/** Whatever is thrown becomes one shape: a code of the closed list and a sentence in the caller's language. */
import { errorText, isVcError, VcError, type ErrorCode } from '@vc-analyst/core';
import type { ErrorBody } from '@vc-analyst/core/contract';
import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';
import { HTTP_STATUS } from '../http/http-status.js';
import type { RequestState } from '../services/state.js';

/** Codes whose sentence or values tell of the inside: the caller gets the general one. */
const INSIDE: readonly ErrorCode[] = ['internal', 'step-failed', 'store-damaged'];

export function answerErrors(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = known(thrown);
      const { requestId, locale } = ctx.state as RequestState;
      if (HTTP_STATUS[error.code] >= 500) log.error({ requestId, code: error.code, err: thrown }, 'error');
      writeError(ctx, error, { requestId, locale });
    }
  };
}

/** Answers with `error`, whatever was prepared before. */
export function writeError(ctx: Context, error: VcError, { requestId, locale }: RequestState): void {
  const shown = INSIDE.includes(error.code) ? new VcError('internal', { problem: requestId }) : error;
  const body: ErrorBody = {
    error: {
      code: shown.code,
      message: errorText(shown, locale ?? 'en'),
      ...(Object.keys(shown.data).length > 0 && shown.code !== 'internal' ? { data: shown.data } : {}),
      requestId,
    },
  };
  ctx.status = HTTP_STATUS[error.code];
  ctx.remove('Content-Disposition');
  ctx.remove('ETag');
  ctx.set('Cache-Control', 'no-store');
  const { seconds } = error.data;
  if (ctx.status === 503) ctx.set('Retry-After', '5');
  if (typeof seconds === 'number' && [429, 503].includes(ctx.status)) ctx.set('Retry-After', String(seconds));
  ctx.type = 'application/json; charset=utf-8';
  ctx.body = JSON.stringify(body);
}

/** The error as one of ours; what libraries throw about a request is the caller's fault, the rest is a bug. */
function known(thrown: unknown): VcError {
  if (isVcError(thrown)) return thrown;
  if (thrown instanceof URIError) return new VcError('bad-request', { problem: 'URL' });
  const { status } = (thrown ?? {}) as { status?: unknown };
  if (status === 413) return new VcError('request-too-large', { limit: 1 }, { cause: thrown });
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new VcError('bad-request', { problem: 'HTTP' }, { cause: thrown });
  }
  return new VcError('internal', { problem: '' }, { cause: thrown });
}
