/** Turns what an endpoint or the network did into one typed error; nothing of what it wrote is passed on. */
import { VcError } from '../../../errors/vc-error.js';
import { message, type Message } from '../../../model/message.js';
import { ReplyRefused } from './guarded-fetch.js';

export type ReplyProblem =
  'empty' | 'not-json' | 'wrong-form' | 'cut-off' | 'too-large' | 'redirected' | 'refused-address';

/** A reply that arrived and cannot be used. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply';
  constructor(readonly problem: ReplyProblem) {
    super(problem);
  }
}

/** The model refused to answer, or a filter did. */
export class Declined extends Error {
  override readonly name = 'Declined';
}

/** What an `APIError` of the SDK carries, as far as it is looked at. */
interface ApiError {
  status?: number | undefined;
  code?: unknown;
  param?: unknown;
  message: string;
  headers?: Headers | undefined;
}

/** Any error with a `status` field is one of the SDK's. */
export function asApiError(error: unknown): ApiError | undefined {
  return error instanceof Error && 'status' in error ? (error as ApiError) : undefined;
}

const TOO_LONG =
  /context[ _]?(?:length|window|size)|maximum (?:context|prompt)|too (?:long|many tokens)|exceeds? .{0,40}(?:context|token)/iu;
const NO_MODEL =
  /model[^.]{0,60}(?:not (?:found|exist)|does not exist|unknown)|(?:unknown|no such) model|model_not_found/iu;

export function isTooLong({ status, code, message: text }: ApiError): boolean {
  return status === 413 || code === 'context_length_exceeded' || (status === 400 && TOO_LONG.test(text));
}

export function isUnknownModel({ status, code, message: text }: ApiError): boolean {
  return status === 404 || code === 'model_not_found' || (status === 400 && NO_MODEL.test(text));
}

/** Busy for now, or a connection that broke. */
export function isPassing(error: unknown): boolean {
  if (error instanceof ReplyRefused || error instanceof UnusableReply || error instanceof Declined) return false;
  const api = asApiError(error);
  if (api === undefined) return error instanceof TypeError;
  if (api.status === undefined) return true;
  if (api.code === 'insufficient_quota') return false;
  return [408, 409, 425, 429].includes(api.status) || (api.status >= 500 && api.status !== 501);
}

export interface ErrorContext {
  host: string;
  model: string;
}

/** The error of one call as the product tells it. */
export function toVcError(error: unknown, { host, model }: ErrorContext): VcError {
  if (error instanceof VcError) return error;
  if (error instanceof Declined) return new VcError('engine-declined', { host });
  if (error instanceof ReplyRefused || error instanceof UnusableReply)
    return failed(host, problemMessage(error.problem));
  const api = asApiError(error);
  if (api?.status === undefined) {
    return error instanceof SyntaxError
      ? failed(host, problemMessage('not-json'))
      : new VcError('engine-unreachable', { host });
  }
  if (api.status === 401 || api.status === 403) return new VcError('engine-key', { host });
  if (isTooLong(api)) return new VcError('engine-too-long', { host, model });
  if (isUnknownModel(api)) return new VcError('engine-model', { host, model });
  if (isPassing(error) || api.status === 429) return new VcError('engine-busy', { host, status: String(api.status) });
  return failed(host, message('engine.problem.status', { status: String(api.status) }));
}

function failed(host: string, problem: Message): VcError {
  return new VcError('engine-failed', { host, problem: { message: problem } });
}

function problemMessage(problem: ReplyProblem): Message {
  return message(`engine.problem.${problem}`);
}
