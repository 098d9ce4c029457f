/** What a handler gets and gives, typed by its entry in the route table. */
import type { AnalysisSummary, CurrentUser, Locale } from '@vc-analyst/core';
import type { BodyOf, FormOf, ParamsOf, QueryOf, ResponseOf, Route, RouteId, Routes } from '@vc-analyst/core/contract';
import type { Context } from 'koa';
import type { ReceivedFile } from '../upload/receive-files.js';
import type { Services } from '../services/services.js';

/** An answer that is a file. */
export interface FileReply {
  kind: 'file';
  mediaType: string;
  bytes: Uint8Array | AsyncIterable<Uint8Array>;
  /** Offered for saving under this name; shown in the page without it. */
  downloadAs?: string;
  /** `Cache-Control`. @default no-store */
  cacheControl?: string;
}

/** JSON with headers of its own, such as a link to the next page. */
export interface JsonReply<T> {
  kind: 'json';
  value: T;
  headers: Readonly<Record<string, string>>;
}

export interface Call<R extends Route> {
  params: ParamsOf<R>;
  query: QueryOf<R>;
  body: BodyOf<R>;
  form: FormOf<R>;
  /** Uploaded files, only for routes with a form. */
  files: readonly ReceivedFile[];
  /** Who is signed in; always there where the route demands it. */
  user: R['access'] extends 'session' | 'browser' | { may: string } ? CurrentUser : CurrentUser | undefined;
  /** The analysis `{id}`, where the table asks whose it is. */
  analysis: R['access'] extends { of: 'analysis' } ? AnalysisSummary : undefined;
  locale: Locale;
  services: Services;
  ctx: Context;
}

type Replied<R extends Route> = R['response'] extends { file: readonly string[] }
  ? FileReply
  : undefined extends R['response']
    ? void
    : ResponseOf<R> extends undefined
      ? void
      : ResponseOf<R> | JsonReply<ResponseOf<R>>;

export type Handler<R extends Route> = (call: Call<R>) => Promise<Replied<R>>;

/** One handler a route of a noun's table; a missing one is a type error. */
export type Handlers<Ids extends RouteId> = { readonly [Id in Ids]: Handler<Routes[Id]> };
export type AnyHandler = (call: never) => Promise<unknown>;

export function isFileReply(reply: unknown): reply is FileReply {
  return typeof reply === 'object' && reply !== null && 'kind' in reply && reply.kind === 'file';
}

export function isJsonReply(reply: unknown): reply is JsonReply<unknown> {
  return typeof reply === 'object' && reply !== null && 'kind' in reply && reply.kind === 'json' && 'headers' in reply;
}
