/** What one entry of the route table says, and the types that handlers, page and scripts derive from it. */
import type { z } from 'zod';
import type { ErrorCode } from '../errors/error-codes.js';
import type { Permission } from './permissions.js';

/**
 * Who may call a route. `public`: anyone. `session`: whoever is signed in, or their script by an API token. `browser`:
 * whoever is signed in with a password, no API token. `may`: whom the permission table lets, with
 * `of: 'analysis'` where its reach `own` is decided by who uploaded the analysis `{id}`. `admin-panel`: whoever gave
 * the administrator's password. `share`: whoever holds the token of a share. `founder`: whoever holds
 * that of a link to a founder, which is looked at before anything else is read.
 */
export type Access =
  'public' | 'session' | 'browser' | 'admin-panel' | 'share' | 'founder' | { may: Permission; of?: 'analysis' };

/** An answer that is a file, with the media types it may have. */
export interface FileAnswer {
  file: readonly string[];
}

/** One call of the server: who may, what it takes, what it returns. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As OpenAPI writes it: `/api/analyses/{id}`. */
  path: `/api/${string}`;
  /** Heading under which the documentation lists it. */
  tag: string;
  /** One line: what it does. */
  summary: string;
  access: Access;
  /** Also open to whoever must set up a second factor before anything else. */
  enrolling?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** JSON body; `form` for the fields beside the files of a multipart body. */
  body?: z.ZodType;
  form?: z.ZodObject;
  /** Status of the answer when all goes well. @default 200 */
  status?: 200 | 201 | 202 | 204 | 302;
  /** Absent: no body. */
  response?: z.ZodType | FileAnswer;
  /** Errors beside those that every route may answer with. */
  errors?: readonly ErrorCode[];
}

/** Keeps the entry's exact types. */
export function route<const R extends Route>(entry: R): R {
  return entry;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
export type FormOf<R extends Route> = Parsed<R['form']>;
/** What a caller sends. */
export type BodyInput<R extends Route> = Given<R['body']>;
/** What a caller gets; undefined where the answer has no body or is a file. */
export type ResponseOf<R extends Route> = Parsed<R['response']>;

/** True for a route that returns bytes instead of JSON. */
export function isFileAnswer(response: Route['response']): response is FileAnswer {
  return response !== undefined && 'file' in response;
}
