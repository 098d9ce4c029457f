/** Calls to the server, typed by the contract. Mute: whoever calls says what went wrong. */
import { readPreference } from '../lib/preferences.js';
import { ApiError } from './api-error.js';
import { bootRequest } from './boot-requests.js';
import type { Answer, CallInput, RouteKey } from './contract-types.js';

/** What stands behind the question mark; absent and empty values are left out. */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface AnyInput {
  params?: Record<string, string | number>;
  query?: QueryValues;
  body?: unknown;
  signal?: AbortSignal;
}

/** `call('POST /api/analyses/{id}/comments', { params: { id }, body: { content } })`. Throws an `ApiError`. */
export async function call<Key extends RouteKey>(key: Key, input: CallInput<Key>): Promise<Answer<Key>> {
  const [method, pattern] = key.split(' ') as [string, string];
  const { params, query, body, signal } = input as AnyInput;
  return (await request(method, addressOf(pattern, params, query), body, signal)) as Answer<Key>;
}

/** Path with its parameters and query filled in: for links to files, pictures and queries alike. */
export function addressOf(
  pattern: string,
  params: Record<string, string | number> = {},
  query: QueryValues = {},
): string {
  const path = pattern.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Form data goes as it is, anything else as JSON. Returns undefined where there is no body. */
export async function request(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<unknown> {
  const answering = (method === 'GET' && bootRequest(path)) || send(method, path, body, signal);
  const response = await answering.catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, '');
  });
  if (!response.ok) throw await errorFrom(response);
  if (response.status === 204) return undefined;
  const answer: unknown = await response.json();
  if (import.meta.env.DEV || readPreference('validate') === '1') await checkAnswer(method, path, answer);
  return answer;
}

function send(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const isForm = body instanceof FormData;
  return fetch(path, {
    method,
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Accept-Language': document.documentElement.lang,
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}

async function errorFrom(response: Response): Promise<ApiError> {
  const text = await response.text();
  const said = parsed(text)?.error;
  // A gateway's page, say: not for people.
  if (!said) return new ApiError(response.status, '', undefined, undefined, text || response.statusText);
  return new ApiError(response.status, said.message, said.code, said.data);
}

interface Said {
  error?: { code: string; message: string; data?: Record<string, unknown> };
}

function parsed(text: string): Said | undefined {
  try {
    return JSON.parse(text) as Said;
  } catch {
    return undefined;
  }
}

async function checkAnswer(method: string, path: string, answer: unknown): Promise<void> {
  const { checkAnswer: check } = await import('./check-answer.js');
  check(method, path, answer);
}
