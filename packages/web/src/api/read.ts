/** Reading: query options typed by the contract, whose key is the path in parts. */
import {
  useQuery,
  type DataTag,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { addressOf, type QueryValues } from './call.js';
import type { Answer, CallInput, RouteKey } from './contract-types.js';

type GetKey = Extract<RouteKey, `GET ${string}`>;
type PathOf<Key> = Key extends `GET ${infer Path}` ? Path : never;
export type ReadPath = PathOf<GetKey>;
export type ReadAnswer<Path extends ReadPath> = Answer<`GET ${Path}`>;
type ReadInput<Path extends ReadPath> = Omit<CallInput<`GET ${Path}`>, 'signal' | 'body'>;
type InputArguments<Path extends ReadPath> =
  Record<never, never> extends ReadInput<Path> ? [input?: ReadInput<Path>] : [input: ReadInput<Path>];

/** Options of a query whose key carries the type of its data. */
type Read<Data> = Omit<UseQueryOptions<Data | null>, 'queryFn'> & { queryKey: DataTag<QueryKey, Data | null> };

/**
 * `useQuery(read('/api/analyses/{id}', { params: { id } }))`. Data is null while nobody is signed in.
 * The key is `['/api/analyses', id]`, so that `['/api/analyses']` invalidates the list, every analysis and every filter.
 */
export function read<Path extends ReadPath>(path: Path, ...[input]: InputArguments<Path>): Read<ReadAnswer<Path>> {
  return { queryKey: keyOf(path, input) as QueryKey as Read<ReadAnswer<Path>>['queryKey'] };
}

interface KeyInput {
  params?: Record<string, string | number>;
  query?: QueryValues;
}

/** `/api/analyses/{id}/shares` → `['/api/analyses', id, 'shares']`; a query is a part of its own, `?limit=5`. */
export function keyOf(path: string, input: KeyInput = {}): string[] {
  const [head, ...tail] = path.split('/{');
  const filled = tail.flatMap((part) => addressOf(`{${part}`, input.params).split('/'));
  const search = addressOf('', {}, input.query);
  return [head!, ...filled, ...(search ? [search] : [])];
}

export function useRead<Path extends ReadPath>(
  path: Path,
  ...input: InputArguments<Path>
): UseQueryResult<ReadAnswer<Path> | null> {
  return useQuery(read(path, ...input));
}
