/** The contract's routes by `METHOD /path`, in types alone: schemas are loaded only where answers are checked. */
import type { BodyInput, FormOf, ParamsOf, ResponseOf, Route, Routes } from '@vc-analyst/core/contract';
import type { z } from 'zod';

type Entry = Routes[keyof Routes];
type KeyOf<R> = R extends Route ? `${R['method']} ${R['path']}` : never;

/** `GET /api/analyses/{id}`, `POST /api/upload-deck`, … */
export type RouteKey = KeyOf<Entry>;
type EntryOf<Key extends RouteKey, E = Entry> = E extends Route ? (KeyOf<E> extends Key ? E : never) : never;

export type Answer<Key extends RouteKey> = ResponseOf<EntryOf<Key>>;
export type Body<Key extends RouteKey> = BodyInput<EntryOf<Key>>;

type Given<Name extends string, T> = [T] extends [undefined]
  ? unknown
  : undefined extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };
type TextParams<T> = [T] extends [undefined] ? undefined : { [Name in keyof T]: string | number };
type QueryInput<R> = R extends { query: infer Q extends z.ZodType } ? Partial<z.input<Q>> : undefined;

/** What a call to a route takes: path parameters, query and body, as the contract has them. */
export type CallInput<Key extends RouteKey> = Given<'params', TextParams<ParamsOf<EntryOf<Key>>>> &
  (QueryInput<EntryOf<Key>> extends undefined ? unknown : { query?: QueryInput<EntryOf<Key>> }) &
  Given<'body', Body<Key>> & { signal?: AbortSignal };
export type Form<Key extends RouteKey> = FormOf<EntryOf<Key>>;
