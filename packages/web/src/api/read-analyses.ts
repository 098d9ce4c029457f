/** Lists of analyses with the fields that a screen shows of each, and no others. */
import type { UseQueryOptions, DataTag, QueryKey } from '@tanstack/react-query';
import type { ListedAnalysis, ListedField } from '@vc-analyst/core/contract';
import type { CallInput } from './contract-types.js';
import { read } from './read.js';

/** What a list holds of an analysis that was asked for `Field`. */
export type Listed<Field extends ListedField> = Pick<ListedAnalysis, Field | 'id'>;

type Wanted = Omit<NonNullable<CallInput<'GET /api/analyses'>['query']>, 'fields'>;
type Rows<Field extends ListedField> = Listed<Field>[] | null;

/** `useQuery(readAnalyses(['companyName', 'status'], { limit: 3 }))`. Without `wanted` the fifty newest; data as in `read`. */
export function readAnalyses<const Field extends ListedField>(
  fields: readonly Field[],
  wanted: Wanted = {},
): Omit<UseQueryOptions<Rows<Field>>, 'queryFn'> & { queryKey: DataTag<QueryKey, Rows<Field>> } {
  const { queryKey } = read('/api/analyses', { query: { ...wanted, fields: fields.join(',') } });
  return { queryKey: queryKey as QueryKey as DataTag<QueryKey, Rows<Field>> };
}
