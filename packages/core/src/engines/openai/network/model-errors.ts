/** Turns what an endpoint or the network did into one typed error; nothing of what it wrote is passed on. */
import { VcError } from '../../../errors/vc-error.js';
import { message, type Message } from '../../../model/message.js';
import { ReplyRefused } from './guarded-fetch.js';
import { namedIn, type Abilities } from './request-forms.js';

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

/**
 * The endpoint does not take the request as it was put. Some servers say that of a system role or of pictures as an
 * error of their own (500), and of a reply's limit as of a question that is too long for it.
 */
export function isRefusedForm(error: ApiError, { limit, pictures, system }: Abilities): boolean {
  const named = namedIn(refusalOf(error));
  if (error.status === 500) return (named === 'pictures' && pictures) || (named === 'system' && system);
  if (![400, 415, 422, 501].includes(error.status ?? 0) || isFiltered(error) || isOfKey(error)) return false;
  if (isTooLong(error)) return named === 'limit' && limit !== 'none';
  return !isUnknownModel(error);
}

/** The words in which an endpoint refused. */
export function refusalOf({ param, message: text }: ApiError): string {
  return `${typeof param === 'string' ? param : ''} ${text}`;
}

/** A filter of the endpoint did not let the question through. */
function isFiltered({ code }: ApiError): boolean {
  return code === 'content_filter';
}

/** The key is not taken, or has nothing left to pay with: some endpoints say so with a 400. */
function isOfKey({ status, message: text }: ApiError): boolean {
  return status === 401 || status === 403 || (status === 400 && /api.?key|credit balance|billing/iu.test(text));
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
  if (isOfKey(api)) return new VcError('engine-key', { host });
  if (isFiltered(api)) return new VcError('engine-declined', { host });
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
